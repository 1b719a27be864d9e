import { fullReason } from "../../core/verdict/not-exercised.ts";
import { basename, join } from "node:path";
import { ReplayKitError } from "../../core/error.ts";
import { loadCase } from "../../core/case/load-case.ts";
import type { CaseResult, ReplayReport } from "../../core/schema/result.ts";
import { isUnusable } from "../../core/verdict/trial/trial.ts";
import { shellWord } from "../../core/text/shell-word.ts";
import { readCaseFolder, writeCaseFolder } from "../../node/files/case-folder.ts";
import { type CaseGateway, startCaseGateway } from "../../node/replay/attempt/case-gateway.ts";
import { keysInDotEnv } from "../../node/dot-env.ts";
import { guardFiles } from "../../node/files/guard-files.ts";
import type { ReplayOptions } from "../../node/replay/replay-options.ts";
import { replaySuite } from "../../node/replay/replay-suite.ts";
import { type CommandContext, type ExitCode, exitCode } from "../command.ts";
import { baseOf, changedSince } from "./base-of.ts";
import { caseFolders, openProject, type Project, shortPath } from "../project.ts";

interface GuardOutcome {
  path: string;
  guarded: boolean;
  reason: string;
  /** Notes about the model answers that are kept with the case. */
  kept: string[];
  /** What to do next, mostly a command that may prove the fix. */
  next?: string | undefined;
}

export async function run(context: CommandContext): Promise<ExitCode> {
  const { args, flags, terminal } = context;
  if (args.length === 0) {
    throw new ReplayKitError("usage", "guard needs the cases to turn into guards", {
      hint: "npx replaykit guard <case id>",
    });
  }
  const project = await openProject(context);
  const folders = await caseFolders(project, context);
  // A proof needs the keys that the recording had, because it asks the models.
  const env = { ...context.env, ...keysInDotEnv(project.root, context.env, project.config) };
  await using gateway = await startCaseGateway(project.config, env);
  const judge = suiteOf({ ...context, env }, project, gateway);
  const results = flags.on("unproven") ? undefined : await judgeBesideBase(folders, context, project, judge);
  const guarded: GuardOutcome[] = [];
  for (const folder of folders) {
    const path = shortPath(project.root, folder);
    const result = results?.find((one) => one.path === path);
    const refused = results && refusalOf(result);
    const { refusal, kept = [] } = refused ? { refusal: refused } : await setGuard(folder, project, judge);
    const next = refused && (result ? nextOf(result, flags.text("base")) : openAgain);
    guarded.push({ path, guarded: refusal === undefined, reason: refusal ?? "state: guard", kept, next });
  }
  if (flags.on("json")) terminal.printJson({ version: 1, cases: guarded });
  else for (const item of guarded) print(terminal, item);
  return guarded.every((item) => item.guarded) ? exitCode.ok : exitCode.actionNeeded;
}

const openAgain = "set state: open in its case.yaml, and run this again";

/** What to do about a refused case. A fix is proven beside code that still fails. Attempts on the same code add up. */
function nextOf(result: CaseResult, base: string | undefined): string | undefined {
  const { standing, case_id, attempts_needed, commands, trial } = result;
  const misses = result.attempts.flatMap((attempt) => attempt.misses);
  if (misses.some(({ kind }) => kind === "key"))
    return "put the key into the environment or into .env, and run this again";
  const command = `npx replaykit guard ${case_id} --base`;
  if (isUntested(result)) return `set state: open in its case.yaml, and run ${command} <…>`;
  if (standing !== "unproven") return commands.add_recordings ?? commands.reproduce;
  if (base === undefined || base.endsWith(".json"))
    return `${command} <branch or commit that still fails, such as main>`;
  if (trial === undefined || isUnusable(trial))
    return `a checkout of ${base} holds only what is committed: let runner.setup in replaykit.yaml install the rest`;
  if (trial.end === "budget") return "raise `budget` in replaykit.yaml, and run this again";
  const again = `${command} ${base}  (again: what was tried counts)`;
  return attempts_needed === undefined ? `${again}; if it no longer fails there, name a commit where it does` : again;
}

function print(terminal: CommandContext["terminal"], { path, guarded, reason, kept, next }: GuardOutcome): void {
  const mark = guarded ? terminal.style("green", "guard   ") : terminal.style("red", "refused ");
  terminal.print(`${mark} ${path}: ${terminal.safe(reason)}`);
  for (const line of kept) terminal.print(`         ${terminal.safe(line)}`);
  const after = guarded ? `commit it: git add ${shellWord(path)} && git commit` : next;
  if (after !== undefined) terminal.print(`         next: ${terminal.safe(after)}`);
}

type Judge = (options: Pick<ReplayOptions, "cases"> & Partial<ReplayOptions>) => Promise<ReplayReport>;

function suiteOf({ flags, env, signal }: CommandContext, { root, config }: Project, gateway: CaseGateway): Judge {
  return (options) =>
    replaySuite({
      root,
      config,
      runnerCommand: flags.text("runner-cmd"),
      shell: flags.on("shell"),
      env,
      gateway,
      signal,
      ...options,
    });
}

async function judgeBesideBase(
  cases: string[],
  context: CommandContext,
  project: Project,
  judge: Judge,
): Promise<CaseResult[]> {
  const { base, baseCheckout, earlier } = await baseOf(context, project);
  await using _checkout = baseCheckout;
  const changed = await changedSince(context, project, { needed: false });
  // The cases were named, so that the configuration's selection leaves none out.
  return (await judge({ cases, select: "all", base, baseCheckout, earlier, changedFiles: changed })).cases;
}

function refusalOf(result: CaseResult | undefined): string | undefined {
  if (result === undefined) return "it is retired, and retired cases are not replayed";
  if (result.standing === "unproven") return `it is not proven to be fixed: ${fullReason(result)}`;
  if (isUntested(result)) return "it is quarantined, and no fix of a quarantined case is proven on a live model";
  return result.verdict === "fixed" ? undefined : `it is ${result.verdict}: ${fullReason(result)}`;
}

/** True for a quarantined case that looks fixed on a live model: chance took part, and no trial decides on it. */
function isUntested({ standing, verdict, live_model: live }: CaseResult): boolean {
  return standing === "quarantined" && verdict === "fixed" && live;
}

/** Makes a case a guard. One that cannot be read or written is refused, and stops no other. */
async function setGuard(
  folder: string,
  { root, config }: Project,
  replay: Judge,
): Promise<{ refusal?: string; kept?: string[] }> {
  try {
    const { files } = await readCaseFolder(folder);
    const caseId = loadCase(files, basename(folder)).case.id;
    const evidence = join(root, ".replaykit", "runs");
    const guard = await guardFiles({ caseId, folder, files, config, evidence, replay });
    await writeCaseFolder(folder, guard.files);
    return { kept: guard.notes };
  } catch (error) {
    if (!(error instanceof ReplayKitError)) throw error;
    return { refusal: error.hint === undefined ? error.message : `${error.message} (${error.hint})` };
  }
}
