import { projects as endpoints } from "../../src/api/endpoints/projects.ts";
import { importPageSchema } from "../../src/api/schema/export.ts";
import type { ProjectSettings } from "../../src/api/schema/settings.ts";
import { readCheck } from "../../src/core/checks/read-check.ts";
import { ReplayKitError } from "../../src/core/error.ts";
import { answerText, HttpError } from "../http/answer.ts";
import { auditPage, readStored } from "../http/request.ts";
import type { Deps } from "../deps.ts";
import type { Serve } from "../http/serve.ts";

/** Bytes for the rest of an export page besides the largest trace. */
const roomForLines = 4_194_304;
const projectId = /^[a-z0-9](?:[a-z0-9-]{0,38}[a-z0-9])?$/;

/** Projects and their tokens, for holders of `REPLAYKIT_ADMIN_TOKEN`. */
export function projectRoutes(serve: Serve, deps: Deps): void {
  settingsRoutes(serve, deps);
  tokenRoutes(serve, deps);
  dataRoutes(serve, deps);
}

function settingsRoutes(serve: Serve, deps: Deps): void {
  const { projects } = deps;

  serve(endpoints.list, async () => ({ projects: await projects.list() }));

  serve(endpoints.read, async ({ params: { project } }) => {
    const settings = await projects.settings(project);
    if (!settings) throw unknown(project);
    return { project, settings };
  });

  serve(endpoints.put, async ({ params: { project }, body }) => {
    if (!projectId.test(project)) {
      const message = `project ${JSON.stringify(project.slice(0, 60))}`;
      throw new HttpError(400, "invalid_input", message, "use a-z, 0-9 and dashes, at most 40");
    }
    const settings = await body();
    assertDetectors(settings);
    await projects.put(project, settings);
    await deps.keys.state(); // notes the Worker's key before the project's first run arrives
    await act(deps, project, "settings", project);
    return { project, settings };
  });

  serve(endpoints.audit, ({ params: { project }, query: { cursor } }) => auditPage(projects, { project, cursor }));
}

function tokenRoutes(serve: Serve, deps: Deps): void {
  const { projects } = deps;

  serve(endpoints.tokens, async ({ params: { project } }) => {
    await assertThere(deps, project);
    return { tokens: await projects.tokens(project) };
  });

  serve(endpoints.createToken, async ({ params: { project }, body }) => {
    if (!(await projects.settings(project))) throw unknown(project);
    const { name, scopes, expires_at } = await body();
    await assertWhole(deps, project);
    const until = expires_at === undefined ? undefined : Date.parse(expires_at);
    if (until !== undefined && until <= deps.now()) {
      const hint = "give a time in the future, or none";
      throw new HttpError(400, "invalid_input", "body: expires_at: is in the past", hint);
    }
    const made = await projects.createToken(project, { name, scopes, expires_at: until });
    await act(deps, project, "token create", made.id);
    return { ...made, project, name, scopes };
  });

  serve(endpoints.revokeToken, async ({ params: { project, token } }) => {
    if (!(await projects.revokeToken(project, token)))
      throw new HttpError(
        404,
        "not_found",
        `no such token: ${token.slice(0, 20)}`,
        `GET /v1/projects/${project}/tokens lists them`,
      );
    await act(deps, project, "token revoke", token);
    return { revoked: token };
  });
}

/** A project's data: export, import, deletion, rebuilding the index. */
function dataRoutes(serve: Serve, deps: Deps): void {
  serve(endpoints.export, async ({ params: { project }, query: { cursor, limit } }) => {
    const page = await deps.exportProject({ project, cursor, limit });
    if (!page) throw unknown(project);
    if (cursor === undefined) await act(deps, project, "export", project);
    return answerText(`{"lines":[${page.lines.join(",")}],"next":${JSON.stringify(page.cursor ?? null)}}`);
  });

  serve(endpoints.import, async ({ c, params: { project }, query: { backup, line } }) => {
    const { lines } = await readStored(c, importPageSchema, deps.variables.MAX_BODY_BYTES + roomForLines);
    await deps.keys.state(); // notes this Worker's own key before those of the export
    const next = await deps.importLines({ project, backup, line, lines });
    if (line === 0 && next > 0) await act(deps, project, "import", backup);
    return { next };
  });

  serve(endpoints.remove, async ({ params: { project } }) => {
    await assertThere(deps, project);
    await act(deps, project, "project delete", project);
    return { project, ...(await deps.deleteProject(project)) };
  });

  serve(endpoints.rebuild, async ({ params: { project }, query: { cursor } }) => {
    await assertThere(deps, project);
    const done = await deps.rebuild(project, cursor);
    if (!cursor) await act(deps, project, "rebuild", project);
    return { runs: done.runs, next: done.cursor ?? null };
  });
}

/** Throws if the project's import has not ended: it must not be used before. */
async function assertWhole({ unfinishedImport }: Deps, project: string): Promise<void> {
  const next = await unfinishedImport(project);
  if (next === undefined) return;
  const hint = `npx replaykit worker project ${project} --import <file> continues there; --delete drops it`;
  throw new HttpError(409, "conflict", `the import of ${project} has not ended: line ${next + 1} comes next`, hint);
}

/** Throws if there is no such project. Asks the database, since another isolate may have created or deleted it. */
async function assertThere({ projects }: Deps, project: string): Promise<void> {
  if (!(await projects.list()).some(({ id }) => id === project)) throw unknown(project);
}

function act({ projects }: Deps, project: string, what: string, subject: string): Promise<void> {
  return projects.audit({ project, actor: "admin", act: what, subject });
}

function assertDetectors({ detectors }: ProjectSettings): void {
  detectors.forEach((detector, index) => {
    const read = readCheck(detector, "signatures");
    if (read.ok) return;
    throw new ReplayKitError("invalid_input", `settings: detectors.${index}: ${read.message}`, {
      hint: "write it as in case.yaml",
    });
  });
}

function unknown(project: string): HttpError {
  return new HttpError(
    404,
    "not_found",
    `no such project: ${project.slice(0, 60)}`,
    "PUT /v1/projects/<project> makes one",
  );
}
