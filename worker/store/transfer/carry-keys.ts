import { createCipheriv, createDecipheriv, createHmac, randomBytes } from "node:crypto";
import { projectKey } from "../../http/platform.ts";
import type { Database, Statement } from "../platform-ports.ts";

/** A key as the Worker was given it. */
export interface NamedKey {
  id: string;
  key: string;
}

export interface CarryRequest {
  present: NamedKey;
  earlier: readonly NamedKey[];
  /** Most rows of one step. */
  limit: number;
  now: number;
}

interface ProjectKey {
  project: string;
  key_id: string;
}
interface SealedKey extends ProjectKey {
  under: string;
  sealed: string;
}

/**
 * One step of a rotation: the keys by which users were hashed so far are encrypted under the present key. Who the users were is stored
 * nowhere, so their hashes cannot be made anew; what they were made with can go on. What is done is in the table: a step that was cut off,
 * or that had too much to do, is gone on with by the next one.
 */
export async function carryKeys(db: Database, request: CarryRequest): Promise<{ carried: number; more: boolean }> {
  const { present, earlier, limit, now } = request;
  if (earlier.length === 0) return { carried: 0, more: false };
  const given = JSON.stringify(earlier.map(({ id }) => id));
  const [missing, older] = await db.batch<SealedKey>([
    db
      .prepare(
        `SELECT projects.id AS project, wanted.value AS key_id FROM projects CROSS JOIN json_each(?1) AS wanted
         WHERE NOT EXISTS (SELECT 1 FROM subject_keys AS kept WHERE kept.project = projects.id AND kept.key_id = wanted.value
           AND kept.under = ?2) LIMIT ?3`,
      )
      .bind(given, present.id, limit),
    db
      .prepare(
        `SELECT project, key_id, under, sealed FROM subject_keys WHERE under <> ?2 AND key_id NOT IN (SELECT value FROM json_each(?1))
           AND under IN (SELECT value FROM json_each(?1)) LIMIT ?3`,
      )
      .bind(given, present.id, limit),
  ]);
  const derived = (missing?.results ?? []).flatMap((place) => {
    const from = earlier.find(({ id }) => id === place.key_id);
    return from ? [sealKey(projectKey(from.key, place.project, "subject"), place, present)] : [];
  });
  const resealed = (older?.results ?? []).flatMap((row) => {
    const key = openKey(row, earlier);
    return key ? [sealKey(key, row, present)] : [];
  });
  const carried = [...derived, ...resealed].slice(0, limit);
  if (carried.length > 0) await keepKeys(db, carried);
  const more = carried.length === limit;
  if (!more) await noteCarried(db, { present, given, now });
  return { carried: carried.length, more };
}

/** A project's earlier keys as stored: encrypted, each under the key that it names. */
export async function sealedKeys(db: Database, project: string): Promise<Omit<SealedKey, "project">[]> {
  const { results } = await db
    .prepare("SELECT key_id, under, sealed FROM subject_keys WHERE project = ?1 ORDER BY key_id")
    .bind(project)
    .all<Omit<SealedKey, "project">>();
  return results;
}

/**
 * Keys that come with a project from another Worker, and what they mean for what is known to be carried on: another project here may
 * have users under a key that only the newcomer brings. Run before the keys of the project are noted as known.
 */
export function takeSealedKeys(
  db: Database,
  project: string,
  { keys, carried }: { keys: readonly string[]; carried: readonly Omit<SealedKey, "project">[] },
): Statement[] {
  const given = JSON.stringify(carried);
  return [
    db
      .prepare(
        `INSERT INTO subject_keys (project, key_id, under, sealed)
         SELECT ?1, value->>'key_id', value->>'under', value->>'sealed' FROM json_each(?2)`,
      )
      .bind(project, given),
    db
      .prepare(
        `DELETE FROM cursors WHERE project = '' AND name LIKE 'carried %' AND substr(name, 9, 12) IN (SELECT value FROM json_each(?1))
           AND substr(name, 9) NOT IN (SELECT (value->>'key_id') || ' ' || (value->>'under') FROM json_each(?2))`,
      )
      .bind(JSON.stringify(keys), given),
    db
      .prepare(
        `INSERT INTO cursors (project, name, minute)
         SELECT '', 'carried ' || (value->>'key_id') || ' ' || (value->>'under'), 0 FROM json_each(?1)
         WHERE NOT EXISTS (SELECT 1 FROM cursors WHERE project = '' AND name = 'key ' || (value->>'key_id'))
         ON CONFLICT DO NOTHING`,
      )
      .bind(given),
  ];
}

/** Earlier keys for finding a project's users, which another key encrypts. */
export async function carriedKeys(db: Database, project: string, ring: readonly NamedKey[]): Promise<Buffer[]> {
  const rows = await sealedKeys(db, project);
  return rows
    .filter(({ key_id }) => !ring.some(({ id }) => id === key_id))
    .flatMap((row) => openKey({ ...row, project }, ring) ?? []);
}

/** Keys that are carried on for every project, and so are no longer needed. */
export async function carriedUnder(db: Database, present: string): Promise<Set<string>> {
  const { results } = await db
    .prepare("SELECT name FROM cursors WHERE project = '' AND name LIKE 'carried %' AND name LIKE '% ' || ?1")
    .bind(present)
    .all<{ name: string }>();
  return new Set(results.map(({ name }) => name.split(" ")[1] ?? ""));
}

/** Those that were given, and those that one of them had carried on. */
async function noteCarried(
  db: Database,
  { present, given, now }: { present: NamedKey; given: string; now: number },
): Promise<void> {
  await db
    .prepare(
      `INSERT INTO cursors (project, name, minute)
       SELECT '', 'carried ' || id || ' ' || ?2, ?3 FROM
         (SELECT value AS id FROM json_each(?1)
          UNION SELECT substr(name, 9, 12) FROM cursors
            WHERE project = '' AND name LIKE 'carried %' AND substr(name, 22) IN (SELECT value FROM json_each(?1)))
       WHERE id <> ?2 ON CONFLICT DO NOTHING`,
    )
    .bind(given, present.id, now)
    .all();
}

async function keepKeys(db: Database, rows: readonly SealedKey[]): Promise<void> {
  await db
    .prepare(
      `INSERT INTO subject_keys (project, key_id, under, sealed)
       SELECT value->>'project', value->>'key_id', value->>'under', value->>'sealed' FROM json_each(?1) WHERE true
       ON CONFLICT (project, key_id) DO UPDATE SET under = excluded.under, sealed = excluded.sealed`,
    )
    .bind(JSON.stringify(rows))
    .all();
}

const cipher = "aes-256-gcm";
const ivBytes = 12;
const tagBytes = 16;

function sealKey(key: Buffer, { project, key_id }: ProjectKey, { id, key: master }: NamedKey): SealedKey {
  const iv = randomBytes(ivBytes);
  const sealing = createCipheriv(cipher, sealingKey(master), iv);
  sealing.setAAD(Buffer.from(`${project}\n${key_id}`));
  const body = Buffer.concat([sealing.update(key), sealing.final()]);
  return { project, key_id, under: id, sealed: Buffer.concat([iv, sealing.getAuthTag(), body]).toString("base64") };
}

/** `undefined`: none of these keys fits, or the row was changed. */
function openKey({ project, key_id, under, sealed }: SealedKey, ring: readonly NamedKey[]): Buffer | undefined {
  const holder = ring.find(({ id }) => id === under);
  if (!holder) return undefined;
  const bytes = Buffer.from(sealed, "base64");
  const opening = createDecipheriv(cipher, sealingKey(holder.key), bytes.subarray(0, ivBytes));
  opening.setAAD(Buffer.from(`${project}\n${key_id}`));
  opening.setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes));
  return Buffer.concat([opening.update(bytes.subarray(ivBytes + tagBytes)), opening.final()]);
}

function sealingKey(master: string): Buffer {
  return createHmac("sha256", master).update("subject keys of before").digest();
}
