import { join } from "node:path";
import { coverageLine } from "../core/report/coverage-line.ts";
import { type NamedCase, namedCase, namesByState } from "../node/case-names.ts";
import { changedFiles } from "../node/git/git.ts";
import { createWorkerClient } from "../node/worker/client.ts";
import type { BasePolicy } from "./base-policy.ts";
import { tell } from "./destinations.ts";
import type { ModeContext } from "./modes/mode.ts";
import { workerIdentity } from "./worker-identity.ts";
import type { Workspace } from "./workspace.ts";

/** So many fingerprints does the Worker take in one list. */
const mostNames = 10_000;

/**
 * What the cases that a pull request adds stand for in production, in one line; `undefined` where no Worker is named, or none is added.
 * A Worker that cannot be asked takes nothing from the verdict.
 */
export async function coverageNote(
  { inputs, env }: ModeContext,
  workspace: Workspace,
  base: BasePolicy,
): Promise<string | undefined> {
  const url = inputs["worker-url"];
  const token = inputs["worker-token"];
  if (url === undefined || (token === undefined && (env["REPLAYKIT_PROJECT"] ?? "") === "")) return undefined;
  try {
    const added = await addedCases(workspace, base, inputs.token);
    if (added.length === 0) return undefined;
    const guards = base.guards.flatMap(({ path, files }) => namedCase(path, workspace.config, files) ?? []);
    const worker = createWorkerClient({ url, ...(await workerIdentity(token, env["REPLAYKIT_PROJECT"])) });
    const figures = await worker.coverage({
      guards: namesByState(guards).guards.slice(0, mostNames),
      adds: added.flatMap(({ names }) => names).slice(0, mostNames),
    });
    return coverageLine(figures, added.length);
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    tell("notice", `not said how many of this week's failures the new cases stand for: ${why}`);
    return undefined;
  }
}

/** Cases that the base has under no id. */
async function addedCases(
  { root, config, cases }: Workspace,
  base: BasePolicy,
  token: string | undefined,
): Promise<NamedCase[]> {
  const changed = new Set((await changedFiles(base.commit, { cwd: root, token })).map((path) => join(root, path)));
  return cases
    .filter((folder) => changed.has(join(folder, "case.yaml")))
    .flatMap((folder) => namedCase(folder, config) ?? [])
    .filter(({ case: { id } }) => !base.caseEffects.has(id));
}
