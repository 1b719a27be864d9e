import { createHmac } from "node:crypto";
import type { KeyedHash } from "../../src/core/platform.ts";
import { HttpError } from "../http/answer.ts";
import { keyedHash, projectHash } from "../http/platform.ts";
import { carriedKeys, carriedUnder, carryKeys, type NamedKey } from "../store/transfer/carry-keys.ts";
import type { Database } from "../store/platform-ports.ts";

/**
 * Whether the Worker's keys fit the stored runs. `missing` keys hashed users of stored runs and are gone. Of the given
 * earlier keys, `spare` ones are carried on under the present key and may be removed, and `needed` ones are not yet. If
 * not `ok`, runs are stored under a key that this Worker was not given, and their users would not be found.
 */
export type KeyState =
  | { ok: true; missing: string[]; needed: string[]; spare: string[] }
  | { ok: false; id: string; known: string[] };

/** The Worker's key, its earlier keys, and a record of the keys that it ran with. */
export interface KeyRing {
  /** Looks the key up, and stores it if it is the first one or follows a known one. */
  state(): Promise<KeyState>;
  /** Throws `conflict` if the Worker's key is not that of the stored runs. */
  assertKnown(): Promise<{ missing: string[] }>;
  /** Hashes for subjects under each key, the present one first. Keys that are gone but were carried on are included. */
  subjectHashes(project: string): Promise<KeyedHash[]>;
  /** One step of a key rotation, for the schedule. */
  carry(limit: number): Promise<{ carried: number; more: boolean }>;
}

/** Identifies a key without revealing it. */
export function keyId(key: string): string {
  return createHmac("sha256", key).update("key id").digest("hex").slice(0, 12);
}

const hint =
  "set the previous key again (npx wrangler secret put REPLAYKIT_KEY), or name it in REPLAYKIT_PREVIOUS_KEYS and keep the new one";

/**
 * Key ids are in the table `cursors`, under the project '', which does not exist, because older indexes have that table
 * too.
 */
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
