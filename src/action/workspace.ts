import { basename, dirname, isAbsolute, join, relative, resolve, sep } from "node:path";
import { ReplayKitError } from "../core/error.ts";
import { loadCase } from "../core/case/load-case.ts";
import type { CaseFiles } from "../core/schema/case.ts";
import type { ReplayConfig } from "../core/schema/config.ts";
import { type GuardVersion, fixturesHash } from "../core/verdict/base/altered.ts";
import { findCases } from "../node/files/case-folder.ts";
import { casesLeftOut } from "../node/git/sparse-checkout.ts";
import { loadConfig } from "../node/files/load-config.ts";
import { nodePlatform } from "../node/platform.ts";
import { tell } from "./destinations.ts";
import type { ModeContext } from "./modes/mode.ts";

/** The checkout that the Action works in. */
export interface Workspace {
  root: string;
  config: ReplayConfig;
  /** Path relative to the root, with `/`. */
  configFile: string;
  /** Absolute folders of the cases. */
  cases: string[];
}

/**
 * Reads the checkout without starting a process. Waits for `apart` before it prints warnings, since a restart would
 * repeat them.
 */
export async function openWorkspace({ inputs, event, apart }: Omit<ModeContext, "env">): Promise<Workspace> {
  const root = resolve(event.workspace);
  const file = relative(root, resolve(root, inputs.config));
  if (file.startsWith("..") || isAbsolute(file)) {
    throw new ReplayKitError(
      "unsafe_path",
      `the input config is "${inputs.config}", which is outside of the workspace`,
      { hint: "name a file of the checkout, by its path from the root" },
    );
  }
  // The default file may be missing; a file that the workflow names must exist.
  const warnings: string[] = [];
  const config = await loadConfig(root, file === "replaykit.yaml" ? undefined : file, (warning) =>
    warnings.push(warning),
  );
  await refuseProjectBelow({ root, file, config, runner: inputs.runner });
  const patterns = inputs.cases.length > 0 ? inputs.cases : [config.cases].flat();
  const cases = await findCases(root, patterns);
  const left = await casesLeftOut(root, patterns);
  if (left.length > 0) {
    const more = left.length > 1 ? ` and ${left.length - 1} more` : "";
    warnings.push(
      `the sparse checkout leaves out the case ${left[0]}${more}: add it to \`sparse-checkout\` of actions/checkout, or leave that out`,
    );
  }
  if (cases.length === 0 && inputs.cases.length > 0) {
    throw new ReplayKitError("not_found", `the input cases (${inputs.cases.join(", ")}) finds no case`, {
      hint: "correct the folder or glob, or leave it out to use replaykit.yaml's",
    });
  }
  await apart;
  for (const warning of warnings) tell("warning", warning);
  return { root, config, configFile: file.split(sep).join("/"), cases };
}

/**
 * Refuses a configuration beside its cases in a subfolder. The Action resolves its paths from the workspace's root, the
 * CLI from that folder. At the root, other cases or another agent of the same name could pass in their place.
 */
async function refuseProjectBelow(project: {
  root: string;
  file: string;
  config: ReplayConfig;
  runner?: string | undefined;
}) {
  const { root, file, config, runner } = project;
  const folder = dirname(file);
  const runners = [config.runner, ...Object.values(config.runners)].flatMap((one) => one ?? []);
  if (folder === "." || runner !== undefined || runners.some(({ cwd }) => cwd !== undefined)) return;
  if ((await findCases(join(root, folder), [config.cases].flat())).length === 0) return;
  throw new ReplayKitError("usage", `${file} is beside its cases, but its paths count from the workspace's root here`, {
    hint: `keep one replaykit.yaml at the root, with \`cases: [${folder}/cases]\` and a runner with \`cwd: ${folder}\``,
  });
}

/** Path of a folder relative to the repository's root, with `/`. */
export function repositoryPath(root: string, folder: string): string {
  return relative(root, folder).split(sep).join("/");
}

/** Reads a case of the head for comparison with the base; `undefined` if it is unreadable, which the replay reports. */
export function headVersion(root: string, folder: string, files: CaseFiles): GuardVersion | undefined {
  try {
    const { case: replayCase, trace } = loadCase(files, basename(folder));
    const fixtures = fixturesHash(files, nodePlatform.hash);
    return { case: replayCase, path: repositoryPath(root, folder), fixtures, agent: trace.agent?.name };
  } catch (error) {
    if (error instanceof ReplayKitError) return undefined;
    throw error;
  }
}

/** Path of a folder in the runner's temporary folder, which is deleted after the job. */
export function temporaryFolder(env: Record<string, string | undefined>, name: string): string {
  return join(env["RUNNER_TEMP"] ?? join(env["HOME"] ?? ".", ".cache"), name);
}
