import * as z from "zod";
import { type Scope, scopeSchema } from "../../src/api/schema/project.ts";
import { newToken, tokenHash } from "../auth/token.ts";
import type { TimePosition } from "../../src/api/schema/query.ts";
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
  /** Reads the database, not the cache: a project that was deleted and created again is another project. */
  createdAt(project: string): Promise<number | undefined>;
  list(): Promise<{ id: string; created_at: number }[]>;
  put(project: string, settings: ProjectSettings): Promise<void>;
  createToken(
    project: string,
    token: { name: string; scopes: Scope[]; expires_at?: number | undefined },
  ): Promise<{ token: string; id: string }>;
  tokens(project: string): Promise<TokenInfo[]>;
  revokeToken(project: string, id: string): Promise<boolean>;
  /** Empties the caches, after a change that was made elsewhere. */
  forget(): void;
  audit(entry: { project: string; actor: string; act: string; subject: string }): Promise<void>;
  audits(project: string, query: { before: TimePosition | undefined; limit: number }): Promise<AuditedAct[]>;
}

/**
 * How long answers are cached, in milliseconds. An isolate may accept a revoked token this long, and a new project or
 * setting may take this long to appear.
 */
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
  const tokenCache = createCache<KnownToken | undefined>(now);
  const settingsCache = createCache<ProjectSettings | undefined>(now);
  const forget = () => {
    tokenCache.clear();
    settingsCache.clear();
  };
  return {
    async byToken(hash) {
      const known = await tokenCache.get(hash, () => readToken(db, hash));
      if (!known || (known.record.expires_at !== null && known.record.expires_at <= now())) return undefined;
      const { project, id, scopes } = known.record;
      return { project, settings: known.settings, scopes: new Set(readScopes(scopes)), token: id };
    },
    settings: (project) => settingsCache.get(project, () => readSettings(db, project)),
    createdAt: (project) => readCreatedAt(db, project),
    list: () => listProjects(db),
    async put(project, settings) {
      await putProject(db, { project, settings, now: now() });
      forget();
    },
    createToken: (project, token) => insertToken(db, { ...token, project, id: newId().slice(0, 8), created_at: now() }),
    tokens: (project) => listTokens(db, project),
    async revokeToken(project, id) {
      const revoked = await revokeToken(db, { project, id, now: now() });
      tokenCache.clear();
      return revoked;
    },
    forget,
    audit: (entry) => insertAudit(db, { ...entry, at: now(), id: newId() }),
    audits: (project, query) => listAudits(db, project, query),
  };
}

interface KnownToken {
  record: TokenRecord;
  settings: ProjectSettings;
}

async function readToken(db: Database, hash: string): Promise<KnownToken | undefined> {
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

async function readSettings(db: Database, project: string): Promise<ProjectSettings | undefined> {
  const { results } = await db
    .prepare("SELECT settings FROM projects WHERE id = ?1")
    .bind(project)
    .all<{ settings: string }>();
  return results[0] && projectSettingsSchema.parse(JSON.parse(results[0].settings));
}

async function readCreatedAt(db: Database, project: string): Promise<number | undefined> {
  const statement = db.prepare("SELECT created_at FROM projects WHERE id = ?1").bind(project);
  return (await statement.all<{ created_at: number }>()).results[0]?.created_at;
}

async function listProjects(db: Database): Promise<{ id: string; created_at: number }[]> {
  const statement = db.prepare("SELECT id, created_at FROM projects ORDER BY id");
  return (await statement.all<{ id: string; created_at: number }>()).results;
}

async function putProject(
  db: Database,
  { project, settings, now }: { project: string; settings: ProjectSettings; now: number },
): Promise<void> {
  await db
    .prepare(
      `INSERT INTO projects (id, settings, created_at) VALUES (?1, ?2, ?3)
       ON CONFLICT (id) DO UPDATE SET settings = excluded.settings`,
    )
    .bind(project, JSON.stringify(settings), now)
    .all();
}

interface NewToken {
  project: string;
  id: string;
  name: string;
  scopes: Scope[];
  created_at: number;
  expires_at?: number | undefined;
}

async function insertToken(
  db: Database,
  { project, id, name, scopes, created_at, expires_at }: NewToken,
): Promise<{ token: string; id: string }> {
  const token = newToken();
  await db
    .prepare(
      "INSERT INTO tokens (hash, id, project, name, scopes, created_at, expires_at) VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7)",
    )
    .bind(tokenHash(token), id, project, name, scopes.join(" "), created_at, expires_at ?? null)
    .all();
  return { token, id };
}

async function listTokens(db: Database, project: string): Promise<TokenInfo[]> {
  const { results } = await db
    .prepare(
      "SELECT id, name, scopes, created_at, expires_at, revoked_at FROM tokens WHERE project = ?1 ORDER BY created_at",
    )
    .bind(project)
    .all<Omit<TokenInfo, "scopes"> & { scopes: string }>();
  return results.map((row) => ({ ...row, scopes: readScopes(row.scopes) }));
}

async function revokeToken(
  db: Database,
  { project, id, now }: { project: string; id: string; now: number },
): Promise<boolean> {
  const { meta } = await db
    .prepare("UPDATE tokens SET revoked_at = ?3 WHERE project = ?1 AND id = ?2 AND revoked_at IS NULL")
    .bind(project, id, now)
    .all();
  return (meta.changes ?? 0) > 0;
}

async function insertAudit(
  db: Database,
  { project, at, id, actor, act, subject }: AuditedAct & { project: string },
): Promise<void> {
  await db
    .prepare("INSERT INTO audit (project, at, id, actor, act, subject) VALUES (?1, ?2, ?3, ?4, ?5, ?6)")
    .bind(project, at, id, actor, act, subject)
    .all();
}

async function listAudits(
  db: Database,
  project: string,
  { before, limit }: { before: TimePosition | undefined; limit: number },
): Promise<AuditedAct[]> {
  const { results } = await db
    .prepare(
      `SELECT at, id, actor, act, subject FROM audit WHERE project = ?1 AND at <= ?2 AND (at < ?2 OR id < ?3)
       ORDER BY at DESC, id DESC LIMIT ?4`,
    )
    .bind(project, before?.time ?? Number.MAX_SAFE_INTEGER, before?.id ?? "", limit)
    .all<AuditedAct>();
  return results;
}

function readScopes(text: string): Scope[] {
  return z.array(scopeSchema).parse(text.split(" "));
}

/**
 * Caches answers for `cacheLives`. Unknown keys are cached too, so that a made-up token does not reach the database
 * each time.
 */
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
