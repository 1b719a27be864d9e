import { createHmac } from "node:crypto";
import type { KeyedHash } from "../../src/core/platform.ts";
import { HttpError } from "../http/answer.ts";
import { keyedHash, projectHash } from "../http/platform.ts";
import { carriedKeys, carriedUnder, carryKeys, type NamedKey } from "../store/transfer/carry-keys.ts";
import type { Database } from "../store/platform-ports.ts";

/**
 * `missing`: keys by which users of stored runs were hashed, and that are gone. Of the keys of before that it was given, `spare` are carried
 * on under the present one and may go, `needed` are not yet. `changed`: runs are stored under a key that this Worker was not given, and no user of them would be found. */
export type KeyState =
  | { ok: true; missing: string[]; needed: string[]; spare: string[] }
  | { ok: false; id: string; known: string[] };

/** The Worker's key, its earlier keys, and a record of the keys that it ran with. */
export interface KeyRing {
  /** Looks the key up, and stores it if it is the first one or follows a known one. */
  state(): Promise<KeyState>;
  /** Refuses to continue with a key other than that of the stored runs. */
  assertKnown(): Promise<{ missing: string[] }>;
  /** Of subjects, under each key, the present one first; under those too that are gone and were carried on. */
  subjectHashes(project: string): Promise<KeyedHash[]>;
  /** A step of a rotation, for the schedule. */
  carry(limit: number): Promise<{ carried: number; more: boolean }>;
}

/** Identifies a key without revealing it. */
export function keyId(key: string): string {
  return createHmac("sha256", key).update("key id").digest("hex").slice(0, 12);
}

const hint =
  "set the previous key again (npx wrangler secret put REPLAYKIT_KEY), or name it in REPLAYKIT_PREVIOUS_KEYS and keep the new one";

/** The ids are in the table of cursors, under a name that no project has, because older indexes have that table too. */
export function createKeyRing(db: Database, keys: readonly [string, ...string[]], now: () => number): KeyRing {
  const [first, ...before] = keys;
  const present: NamedKey = { id: keyId(first), key: first };
  const earlier = before.map((key): NamedKey => ({ id: keyId(key), key })).filter(({ id }) => id !== present.id);

  async function state(): Promise<KeyState> {
    const known = await knownKeys(db);
    const { id } = present;
    const follows = known.length === 0 || earlier.some((one) => known.includes(one.id));
    if (!known.includes(id) && !follows) return { ok: false, id, known };
    if (!known.includes(id)) await remember(id);
    const carried = await carriedUnder(db, id);
    const given = earlier.map((one) => one.id);
    return {
      ok: true,
      missing: known.filter((one) => one !== id && !given.includes(one) && !carried.has(one)),
      needed: given.filter((one) => !carried.has(one)),
      spare: given.filter((one) => carried.has(one)),
    };
  }

  async function remember(id: string): Promise<void> {
    await db
      .prepare("INSERT INTO cursors (project, name, minute) VALUES ('', ?1, ?2) ON CONFLICT DO NOTHING")
      .bind(`key ${id}`, now())
      .all();
  }

  return {
    state,
    async assertKnown() {
      const found = await state();
      if (found.ok) return { missing: found.missing };
      throw new HttpError(409, "conflict", changedKey(found), hint);
    },
    async subjectHashes(project) {
      const ring = [present, ...earlier];
      const carried = await carriedKeys(db, project, ring);
      return [...ring.map(({ key }) => projectHash(key, project, "subject")), ...carried.map(keyedHash)];
    },
    carry: (limit) => carryKeys(db, { present, earlier, limit, now: now() }),
  };
}

/** Ids of the keys that runs may be stored under. */
export async function knownKeys(db: Database): Promise<string[]> {
  const { results } = await db
    .prepare("SELECT name FROM cursors WHERE project = '' AND name LIKE 'key %'")
    .bind()
    .all<{ name: string }>();
  return results.map(({ name }) => name.slice(4));
}

export function changedKey({ id, known }: Extract<KeyState, { ok: false }>): string {
  return `REPLAYKIT_KEY (id ${id}) is not the key of the stored runs (id ${known.join(", ")}): their users would not be found; put that key into REPLAYKIT_PREVIOUS_KEYS`;
}
