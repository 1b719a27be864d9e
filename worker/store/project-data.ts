import { decompress } from "./body-codec.ts";
import { prefixes, type StoreParts } from "./save-delivery.ts";

const objectsPerCall = 50;
const folders = [...Object.values(prefixes), "k"];
const tables = [
  "records",
  "runs",
  "groups",
  "journal",
  "marks",
  "tombstones",
  "deliveries",
  "cursors",
  "tokens",
] as const;

export interface ExportPage {
  /** Heads and traces as they are stored: redacted, histories folded. */
  objects: { key: string; text: string }[];
  cursor: string | undefined;
}

/** All bodies of a project, some objects a call. */
export async function exportProject(
  { bucket }: StoreParts,
  project: string,
  cursor: string | undefined,
): Promise<ExportPage> {
  const [at = "0", from] = cursor?.split(" ") ?? [];
  const folder = folders[Number(at)];
  if (folder === undefined) return { objects: [], cursor: undefined };
  const prefix = `${folder}/${project}/`;
  const page = await bucket.list({ prefix, limit: objectsPerCall, ...(from ? { cursor: from } : {}) });
  const objects: ExportPage["objects"] = [];
  for (const { key } of page.objects) {
    const object = await bucket.get(key);
    if (object !== null) objects.push({ key, text: decompress(new Uint8Array(await object.arrayBuffer())) });
  }
  const next = page.truncated && page.cursor ? `${at} ${page.cursor}` : `${Number(at) + 1}`;
  return { objects, cursor: Number(next.split(" ")[0]) < folders.length ? next : undefined };
}

/**
 * Removes a project: its tokens first, so that nothing comes in any more, then the bodies, then the rest of the index. The audit
 * stays. A call that was cut off is repeated.
 */
export async function deleteProject({ db, bucket }: StoreParts, project: string): Promise<{ objects: number }> {
  await db.prepare("DELETE FROM tokens WHERE project = ?1").bind(project).all();
  let objects = 0;
  for (const folder of folders) {
    for (let more = true; more; ) {
      const page = await bucket.list({ prefix: `${folder}/${project}/`, limit: 1000 });
      if (page.objects.length > 0) await bucket.delete(page.objects.map(({ key }) => key));
      objects += page.objects.length;
      more = page.truncated;
    }
  }
  const recorded = "WHERE run IN (SELECT n FROM records WHERE project = ?1)";
  await db.batch([
    db.prepare(`DELETE FROM operations ${recorded}`).bind(project),
    db.prepare(`DELETE FROM checkpoints ${recorded}`).bind(project),
    ...tables.map((table) => db.prepare(`DELETE FROM ${table} WHERE project = ?1`).bind(project)),
    db.prepare("DELETE FROM projects WHERE id = ?1").bind(project),
  ]);
  return { objects };
}
