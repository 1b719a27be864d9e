import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { ReplayKitError } from "../../core/error.ts";
import { parseJson } from "../../core/json/json-limits.ts";
import { schemaProblems } from "../../core/schema/problem.ts";
import { type ReplayReport, replayReportSchema } from "../../core/schema/result.ts";
import { commitOf, createBaseCheckout } from "../../node/git/base-checkout.ts";
import { changedFiles } from "../../node/git/git.ts";
import { keptRuns } from "../../node/replay/trial/earlier-runs.ts";
import type { CommandContext } from "../command.ts";
import type { Project } from "../project.ts";
import { readText } from "../traces/read-bytes.ts";

/** Whether `--base` names a report instead of a git ref. */
function isReport(base: string, { cwd }: CommandContext): boolean {
  return base.endsWith(".json") || existsSync(resolve(cwd, base));
}

/**
 * What `--base` names (a git ref whose code is attempted beside this one, or a report of it), and earlier attempts of
 * this code.
 */
export async function baseOf(context: CommandContext, { root }: Project) {
  const base = context.flags.text("base");
  if (base === undefined) return { earlier: keptRuns(root, undefined) };
  if (isReport(base, context)) {
    return { base: readReport(await readText(base, context), base), earlier: keptRuns(root, undefined) };
  }
  const cwd = { cwd: root };
  const commit = await commitOf(base, cwd, {
    message: `"${base}" is not a commit, branch or tag of this repository, nor a report`,
    hint: "name the branch to compare with, such as --base origin/main, or a file that `npx replaykit replay --report` wrote",
  });
  return { baseCheckout: createBaseCheckout({ ...cwd, name: base, commit }), earlier: keptRuns(root, commit) };
}

/** Files that differ from the base. `undefined` if no git ref is named and the caller does not need them. */
export async function changedSince(
  context: CommandContext,
  { root }: Project,
  { needed }: { needed: boolean },
): Promise<string[] | undefined> {
  const { flags } = context;
  const base = flags.text("base");
  const ref = flags.text("base-ref") ?? (base === undefined || isReport(base, context) ? undefined : base);
  if (ref === undefined && !needed) return undefined;
  return changedFiles(await comparedCommit(ref, root), { cwd: root });
}

function comparedCommit(ref: string | undefined, cwd: string): Promise<string> {
  const hint = "name what to compare with, such as --base-ref main, or replay all cases with --select all";
  if (ref !== undefined) return commitOf(ref, { cwd }, { hint });
  const message = "affected cases are found by a base, and this checkout has no origin/HEAD";
  return commitOf("origin/HEAD", { cwd }, { message, hint });
}

function readReport(text: string, name: string): ReplayReport {
  const json = parseJson(text, { name });
  const parsed = replayReportSchema.safeParse(json);
  if (parsed.success) return parsed.data;
  const [problem] = schemaProblems(parsed.error, json);
  throw new ReplayKitError("invalid_input", `${name} is not a report: ${problem?.message}`, {
    hint: "write one with `npx replaykit replay --report <file>`",
  });
}
