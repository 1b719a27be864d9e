import { prefixes, type StoreDeps } from "./runs/save-delivery.ts";

const folders = [...Object.values(prefixes), "k"];
const tables = [
  "records",
  "runs",
  "groups",
  "group_aliases",
  "releases",
  "journal",
  "marks",
  "tombstones",
  "deliveries",
  "cursors",
  "subject_keys",
  "tokens",
] as const;

/**
 * Deletes a project. Its tokens go first, so that nothing more comes in, then the bodies, then the rest of the index.
 * The audit stays. If a call is cut off, repeat it.
 */
export async function deleteProject({ db, bucket }: StoreDeps, project: string): Promise<{ objects: number }> {
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
