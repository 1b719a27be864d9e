import * as z from "zod";
import { type Scope, scopeSchema } from "../../src/api/schema/scope.ts";
import { newToken, tokenHash } from "../auth/token.ts";
import type { TimePosition } from "../../src/api/schema/time-cursor.ts";
import { type ProjectSettings, projectSettingsSchema } from "../../src/api/schema/settings.ts";
import type { Database } from "./platform-ports.ts";

export interface TokenInfo {
  id: string;
  name: string;
  scopes: Scope[];
  created_at: number;
  expires_at: number | null;
  revoked_at: number | null;
}

export interface AuditedAct {
  at: number;
  id: string;
  actor: string;
  act: string;
  subject: string;
}

export interface ProjectStore {
  byToken(
    hash: string,
  ): Promise<{ project: string; settings: ProjectSettings; scopes: Set<Scope>; token: string } | undefined>;
  settings(project: string): Promise<ProjectSettings | undefined>;
  /** As the database says at this moment: one that was deleted and made again is another project. */
  createdAt(project: string): Promise<number | undefined>;
  list(): Promise<{ id: string; created_at: number }[]>;
  put(project: string, settings: ProjectSettings): Promise<void>;
  createToken(
    project: string,
    token: { name: string; scopes: Scope[]; expires_at?: number | undefined },
  ): Promise<{ token: string; id: string }>;
  tokens(project: string): Promise<TokenInfo[]>;
  revokeToken(project: string, id: string): Promise<boolean>;
  /** Drops what is remembered, after a change that was made elsewhere. */
  forget(): void;
  audit(entry: { project: string; actor: string; act: string; subject: string }): Promise<void>;
  audits(project: string, query: { before: TimePosition | undefined; limit: number }): Promise<AuditedAct[]>;
}

/** A revoked token may live this long in an isolate that knew it; a new project or setting takes as long to be seen. */
const cacheLives = 30_000;
const cacheSize = 2_000;

interface TokenRecord {
  id: string;
  project: string;
  scopes: string;
  expires_at: number | null;
  settings: string;
}

export function createProjectStore(db: Database, now: () => number, newId: () => string): ProjectStore {
  const known = createCache<{ record: TokenRecord; settings: ProjectSettings } | undefined>(now);
  const settingsOf = createCache<ProjectSettings | undefined>(now);
  return {
    async byToken(hash) {
      const found = await known.get(hash, () => readToken(hash));
      if (!found || (found.record.expires_at !== null && found.record.expires_at <= now())) return undefined;
      const scopes = new Set(z.array(scopeSchema).parse(found.record.scopes.split(" ")));
      return { project: found.record.project, settings: found.settings, scopes, token: found.record.id };
    },
    settings: (project) => settingsOf.get(project, () => readSettings(project)),
    async createdAt(project) {
      const statement = db.prepare("SELECT created_at FROM projects WHERE id = ?1").bind(project);
      return (await statement.all<{ created_at: number }>()).results[0]?.created_at;
    },
    async list() {
      return (
        await db.prepare("SELECT id, created_at FROM projects ORDER BY id").all<{ id: string; created_at: number }>()
      ).results;
    },
    async put(project, settings) {
      await db
        .prepare(
          `INSERT INTO projects (id, settings, created_at) VALUES (?1, ?2, ?3)
           ON CONFLICT (id) DO UPDATE SET settings = excluded.settings`,
        )
        .bind(project, JSON.stringify(settings), now())
        .all();
      known.clear();
      settingsOf.clear();
    },
    async createToken(project, { name, scopes, expires_at }) {
      const token = newToken();
      const id = newId().slice(0, 8);
      await db
        .prepare(
          "INSERT INTO tokens (hash, id, project, name, scopes, created_at, expires_at) VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7)",
        )
        .bind(tokenHash(token), id, project, name, scopes.join(" "), now(), expires_at ?? null)
        .all();
      return { token, id };
    },
    async tokens(project) {
      const { results } = await db
        .prepare(
          "SELECT id, name, scopes, created_at, expires_at, revoked_at FROM tokens WHERE project = ?1 ORDER BY created_at",
        )
        .bind(project)
        .all<Omit<TokenInfo, "scopes"> & { scopes: string }>();
      return results.map((row) => ({ ...row, scopes: z.array(scopeSchema).parse(row.scopes.split(" ")) }));
    },
    async revokeToken(project, id) {
      const { meta } = await db
        .prepare("UPDATE tokens SET revoked_at = ?3 WHERE project = ?1 AND id = ?2 AND revoked_at IS NULL")
        .bind(project, id, now())
        .all();
      known.clear();
      return (meta.changes ?? 0) > 0;
    },
    forget() {
      known.clear();
      settingsOf.clear();
    },
    async audit({ project, actor, act, subject }) {
      await db
        .prepare("INSERT INTO audit (project, at, id, actor, act, subject) VALUES (?1, ?2, ?3, ?4, ?5, ?6)")
        .bind(project, now(), newId(), actor, act, subject)
        .all();
    },
    async audits(project, { before, limit }) {
      const { results } = await db
        .prepare(
          `SELECT at, id, actor, act, subject FROM audit WHERE project = ?1 AND at <= ?2 AND (at < ?2 OR id < ?3)
           ORDER BY at DESC, id DESC LIMIT ?4`,
        )
        .bind(project, before?.time ?? Number.MAX_SAFE_INTEGER, before?.id ?? "", limit)
        .all<AuditedAct>();
      return results;
    },
  };

  async function readToken(hash: string) {
    const { results } = await db
      .prepare(
        `SELECT tokens.id, project, scopes, expires_at, settings FROM tokens JOIN projects ON projects.id = project
         WHERE hash = ?1 AND revoked_at IS NULL`,
      )
      .bind(hash)
      .all<TokenRecord>();
    const record = results[0];
    return record && { record, settings: projectSettingsSchema.parse(JSON.parse(record.settings)) };
  }

  async function readSettings(project: string): Promise<ProjectSettings | undefined> {
    const { results } = await db
      .prepare("SELECT settings FROM projects WHERE id = ?1")
      .bind(project)
      .all<{ settings: string }>();
    return results[0] && projectSettingsSchema.parse(JSON.parse(results[0].settings));
  }
}

/** Remembers answers for a while; unknown keys too, so that a made-up token does not reach the database each time. */
function createCache<Value>(now: () => number) {
  const entries = new Map<string, { value: Value; at: number }>();
  return {
    async get(key: string, read: () => Promise<Value>): Promise<Value> {
      const entry = entries.get(key);
      if (entry && now() - entry.at < cacheLives) return entry.value;
      const value = await read();
      if (entries.size >= cacheSize) entries.clear();
      entries.set(key, { value, at: now() });
      return value;
    },
    clear: () => entries.clear(),
  };
}
