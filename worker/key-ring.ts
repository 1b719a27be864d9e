import { createHmac } from "node:crypto";
import type { KeyedHash } from "../src/core/platform.ts";
import { HttpError } from "./http-error.ts";
import { projectHash } from "./platform.ts";
import type { Database } from "./store/platform-ports.ts";

/** `changed`: runs are stored under a key that this Worker was not given, and no user of them would be found. */
export type KeyState = { ok: true; missing: string[] } | { ok: false; id: string; known: string[] };

/** The Worker's own key and those before it, and what it remembers of the keys that it was run with. */
export interface KeyRing {
  /** Looks the key up, and remembers it where it is the first one or follows a known one. */
  state(): Promise<KeyState>;
  /** Refuses to go on under a key that is not the one of the stored runs. */
  assertKnown(): Promise<{ missing: string[] }>;
  /** Of subjects, under each key, the present one first. */
  subjectHashes(project: string): KeyedHash[];
}

/** Says which key it is and nothing of it. */
export function keyId(key: string): string {
  return createHmac("sha256", key).update("key id").digest("hex").slice(0, 12);
}

const hint =
  "set the key of before again (npx wrangler secret put REPLAYKIT_KEY), or name it in REPLAYKIT_PREVIOUS_KEYS and keep the new one";

/** The ids lie among the cursors, under a name that no project has: an older index has that table too. */
export function createKeyRing(db: Database, keys: readonly [string, ...string[]], now: () => number): KeyRing {
  const [present, ...earlier] = keys.map(keyId);

  async function state(): Promise<KeyState> {
    const known = await knownKeys(db);
    const id = present ?? "";
    const follows = known.length === 0 || earlier.some((one) => known.includes(one));
    if (!known.includes(id) && !follows) return { ok: false, id, known };
    if (!known.includes(id)) await remember(id);
    return { ok: true, missing: known.filter((one) => one !== id && !earlier.includes(one)) };
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
    subjectHashes: (project) => keys.map((key) => projectHash(key, project, "subject")),
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
  return `REPLAYKIT_KEY (id ${id}) is not the key of the stored runs (id ${known.join(", ")}): no user of them would be found`;
}
