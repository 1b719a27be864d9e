const project = /^[\w.-]{1,100}$/;
const page = /^\/runs\/[0-9a-f]{24}$/;

/** Address of a run's page. `project` leads a user with several projects to the right one. */
export function runPageOf(worker: string, run: { id: string; project?: string | undefined }): string {
  const address = new URL(`/runs/${run.id}`, worker);
  if (run.project !== undefined) address.searchParams.set("project", run.project);
  return address.href;
}

/**
 * The address of a run's page if it may be linked, else `undefined`. It stands in a case, where anybody may have
 * written it. So only a run's page at the workflow's own Worker over https is accepted, and the address is built anew
 * from its parts.
 */
export function runPageAt(worker: string, address: string): string | undefined {
  if (!URL.canParse(worker) || !URL.canParse(address)) return undefined;
  const [own, given] = [new URL(worker), new URL(address)];
  if (own.protocol !== "https:" || given.origin !== own.origin || !page.test(given.pathname)) return undefined;
  if (given.username !== "" || given.password !== "") return undefined;
  const named = given.searchParams.get("project") ?? undefined;
  const id = given.pathname.replace("/runs/", "");
  return runPageOf(own.origin, named !== undefined && project.test(named) ? { id, project: named } : { id });
}
