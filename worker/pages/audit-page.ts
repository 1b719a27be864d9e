import { pageOf, readTimeCursor } from "../../src/api/schema/query.ts";
import type { ProjectStore } from "../store/project-store.ts";

const pageSize = 200;

/** A page of a project's audit, newest first. */
export async function auditPage(
  projects: Pick<ProjectStore, "audits">,
  { project, cursor }: { project: string; cursor: string | undefined },
) {
  const found = await projects.audits(project, { before: readTimeCursor(cursor), limit: pageSize + 1 });
  const { page, next } = pageOf(found, pageSize, ({ at, id }) => ({ time: at, id }));
  return { acts: page.map(({ at, actor, act, subject }) => ({ at, actor, act, subject })), next };
}
