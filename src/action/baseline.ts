import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ReplayKitError } from "../core/error.ts";
import { parseJson } from "../core/json-limits.ts";
import { type ReplayReport, replayReportSchema } from "../core/schema/result.ts";
import { addWorktree } from "../node/git.ts";
import { runProcess } from "../node/runner/run-process.ts";
import { commandOf } from "../node/runner/command.ts";
import type { BasePolicy } from "./base-policy.ts";
import type { ModeContext } from "./modes/mode.ts";
import { replayCases, withoutInputs } from "./replay-cases.ts";
import type { Workspace } from "./workspace.ts";

/** Name of the artifact that the workflows upload. */
export const artifactName = "replaykit-report";

const setupTimeoutMs = 15 * 60_000;

export interface Baseline {
  baseReport: ReplayReport | undefined;
  note: string | undefined;
}

/** The base's result: the one that the default branch's own run stored for the commit, else the head's cases on the base's code. */
export async function baselineReport(context: ModeContext, workspace: Workspace, base: BasePolicy): Promise<Baseline> {
  const stored = await storedReport(context, base.commit).catch(() => undefined);
  if (stored) return { baseReport: stored, note: undefined };
  try {
    return { baseReport: await replayBase(context, workspace, base), note: undefined };
  } catch (error) {
    if (!(error instanceof ReplayKitError)) throw error;
    return { baseReport: undefined, note: `base unknown: ${error.message}` };
  }
}

async function storedReport({ inputs, event }: ModeContext, commit: string): Promise<ReplayReport | undefined> {
  if (inputs.token === undefined || event.pullRequest === undefined) return undefined;
  const { githubOf } = await import("./comment.ts");
  const { fetchArtifact } = await import("../github/artifact.ts");
  const { findBaseRun } = await import("../github/base-run.ts");
  const github = await githubOf(inputs.token, event);
  const repository = { owner: event.owner, repo: event.repo };
  const wanted = { github, repository, name: artifactName };
  const runId = await findBaseRun({ ...wanted, branch: event.pullRequest.baseRef, headSha: commit });
  if (runId === undefined) return undefined;
  const bytes = (await fetchArtifact({ ...wanted, runId, files: ["report.json"] }))?.get("report.json");
  return bytes && readReport(bytes);
}

/** A report that another run wrote: the schema decides, whatever else the file says. */
export function readReport(bytes: Uint8Array): ReplayReport {
  const parsed = replayReportSchema.safeParse(parseJson(new TextDecoder().decode(bytes), { name: "report.json" }));
  if (parsed.success) return parsed.data;
  const issue = parsed.error.issues[0];
  throw new ReplayKitError(
    "invalid_input",
    `the report in the artifact is wrong at ${issue?.path.join(".")}: ${issue?.message}`,
    {
      hint: "was it written by another version of ReplayKit?",
    },
  );
}

async function replayBase(
  context: ModeContext,
  { root, config, cases }: Workspace,
  base: BasePolicy,
): Promise<ReplayReport> {
  const folder = join(mkdtempSync(join(tmpdir(), "replaykit-base-")), "base");
  await using _worktree = await addWorktree(base.commit, folder, { cwd: root });
  await setUp(context.inputs["base-setup"], folder, withoutInputs(context.env));
  return await replayCases(context, { root: folder, config: base.config ?? config, cases, evidence: false });
}

async function setUp(command: string | undefined, cwd: string, env: ModeContext["env"]): Promise<void> {
  if (command === undefined) return;
  const plain = Object.fromEntries(
    Object.entries(env).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  );
  const { code, failure, stderr } = await runProcess({
    command: commandOf(command),
    cwd,
    env: plain,
    timeoutMs: setupTimeoutMs,
    mark: cwd,
  });
  if (code === 0) return;
  const said = failure ?? stderr.text().trim().split("\n").at(-1) ?? "";
  throw new ReplayKitError("runner_failed", `base-setup ended with ${code}: ${said}`);
}
