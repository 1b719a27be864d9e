import { createCipheriv, createDecipheriv, createHmac, randomBytes } from "node:crypto";
import { projectKey } from "../../http/platform.ts";
import type { Database, Statement } from "../platform-ports.ts";

/** A configured master key and its id. */
export interface NamedKey {
  id: string;
  key: string;
}

export interface CarryRequest {
  present: NamedKey;
  earlier: readonly NamedKey[];
  /** Maximum rows per step. */
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
 * One step of a key rotation: encrypts the keys that hashed users so far under the present key. User ids are not
 * stored, so they cannot be hashed again; the keys of their hashes must stay usable. Progress is in the table: the next
 * step continues one that was cut off or had too much to do.
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

/** A project's earlier keys as stored: each encrypted under the key that `under` names. */
export async function sealedKeys(db: Database, project: string): Promise<Omit<SealedKey, "project">[]> {
  const { results } = await db
    .prepare("SELECT key_id, under, sealed FROM subject_keys WHERE project = ?1 ORDER BY key_id")
    .bind(project)
    .all<Omit<SealedKey, "project">>();
  return results;
}

/**
 * Stores the sealed keys that come with a project from another Worker. It also corrects which keys count as carried:
 * another project here may have users under a key that only this project brings. Run it before the project's keys are
 * noted as known.
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

/** A project's earlier hash keys that are no longer configured, decrypted with a configured key. */
export async function carriedKeys(db: Database, project: string, ring: readonly NamedKey[]): Promise<Buffer[]> {
  const rows = await sealedKeys(db, project);
  return rows
    .filter(({ key_id }) => !ring.some(({ id }) => id === key_id))
    .flatMap((row) => openKey({ ...row, project }, ring) ?? []);
}

/** Ids of keys that every project has under the present key, so that they need no longer be configured. */
export async function carriedUnder(db: Database, present: string): Promise<Set<string>> {
  const { results } = await db
    .prepare("SELECT name FROM cursors WHERE project = '' AND name LIKE 'carried %' AND name LIKE '% ' || ?1")
    .bind(present)
    .all<{ name: string }>();
  return new Set(results.map(({ name }) => name.split(" ")[1] ?? ""));
}

/** Notes the given keys as carried, and those that were carried under one of them. */
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

/**
 * Returns `undefined` if the key that sealed the row is not in the ring. Throws if the row was changed: the cipher
 * checks its tag.
 */
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
