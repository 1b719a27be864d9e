import { join, resolve } from "node:path";
import { plural } from "../../core/checks/check-result.ts";
import { formatJsonFile } from "../../core/case/case-files.ts";
import { reportJson } from "../../core/report/json.ts";
import { caseRates, ratesText } from "../../core/report/terminal/rates.ts";
import { reportSession } from "../../core/report/terminal/session.ts";
import { reportText } from "../../core/report/terminal/text.ts";
import type { ReplayReport } from "../../core/schema/result.ts";
import { planLines } from "../../core/verdict/suite/plan-suite.ts";
import { toleratedOf } from "../../core/verdict/trial/attempts.ts";
import { defaultTolerated } from "../../core/verdict/trial/trial.ts";
import { readableCases } from "../../node/cases/case-family.ts";
import { startCaseGateway } from "../../node/replay/attempt/case-gateway.ts";
import { nodePlatform } from "../../node/platform.ts";
import { mergeDurations, readDurations, writeDurations } from "../../node/replay/plan/plan-shards.ts";
import type { Progress } from "../../node/replay/replay-options.ts";
import { newestEvidence } from "../../node/evidence/kept-evidence.ts";
import { planOf } from "../../node/replay/plan/plan-replay.ts";
import { writeOutput } from "../../node/files/write-file.ts";
import { keptRuns } from "../../node/rehearsal/kept-runs.ts";
import { replaySuite } from "../../node/replay/replay-suite.ts";
import { formerSwitchNote } from "../../node/sandbox/relay-into.ts";
import { readRunPairs } from "../../node/evidence/run-pairs.ts";
import { type CommandContext, type ExitCode, exitCode } from "../command.ts";
import { caseFolders, openProject, type Project, shortPath } from "../project.ts";
import { baseOf, changedSince } from "./base-of.ts";
import { attemptsOf, failOnOf, jobsOf, selectionOf, shardOf } from "./replay-flags.ts";

export async function run(context: CommandContext): Promise<ExitCode> {
  const { args, flags, terminal } = context;
  const project = await openProject(context);
  const cases = await caseFolders(project, context);
  const single = args.length === 1 && cases.length === 1;
  if (flags.on("plan") || project.config.budget !== undefined) await tellPlan(context, project, cases);
  if (flags.on("plan")) return exitCode.ok;
  const report = await replayWithProgress(context, project, cases);
  if (flags.text("repeat") !== undefined) return tellRates(context, report, project);
  // A verdict that cost money is shown even if no file can be written. With --json, standard output has one document.
  if (flags.on("json")) await writeFiles(context, report, project);
  if (flags.on("json")) terminal.print(reportJson(report));
  else if (single) terminal.print(reportSession(report, { colour: terminal.colour, columns: terminal.columns }));
  else terminal.print(reportText(report, { colour: terminal.colour }));
  if (!flags.on("json")) {
    tellEvidence(context, report, project);
    await writeFiles(context, report, project);
  }
  if (cases.length === 0 && !flags.on("json"))
    terminal.note("Next: npx replaykit scaffold trace.json --out cases/my-case");
  return report.summary.ok ? wholeOrNot(context) : exitCode.actionNeeded;
}

/** What was not replayed before Ctrl-C may block. */
function wholeOrNot({ signal }: CommandContext): ExitCode {
  return signal.aborted ? exitCode.actionNeeded : exitCode.ok;
}

/**
 * Prints the evidence folder of the first case that has an error after an attempt. One is enough, because a broken
 * set-up breaks all cases alike.
 */
function tellEvidence({ cwd, terminal }: CommandContext, { cases }: ReplayReport, { root }: Project): void {
  const broken = cases.find(({ verdict, attempts }) => verdict === "error" && attempts.length > 0);
  const folder = broken && newestEvidence(join(root, ".replaykit", "runs"), broken.case_id);
  if (folder !== undefined)
    terminal.note(`evidence: ${shortPath(cwd, folder)}/  (stdout.log, stderr.log, result.json)`);
}

/** Prints the plan and its cost, if asked for or if there is a budget. */
async function tellPlan(context: CommandContext, project: Project, cases: string[]): Promise<void> {
  const { flags, terminal } = context;
  const plan = planOf(await plannedOptions(context, project, cases));
  if (flags.on("plan") && flags.on("json")) return terminal.printJson({ version: 1, ...plan });
  const lines = planLines(plan, project.config).map((line) => terminal.safe(line));
  for (const line of lines)
    if (flags.on("plan")) terminal.print(line);
    else terminal.note(line);
}

/**
 * `--repeat`: prints how often each case passes. The exit code is 0, whatever the rates. The value `rates` of
 * `--report` writes no file.
 */
async function tellRates(context: CommandContext, report: ReplayReport, project: Project): Promise<ExitCode> {
  const { flags, cwd, terminal } = context;
  const rates = caseRates(report.cases, toleratedRates(project, report));
  for (const { path, verdict, attempts, reason } of report.cases)
    if (verdict === "error" && attempts.length === 0) terminal.note(`${path}: ${terminal.safe(reason)}`);
  const json = formatJsonFile({ version: 1, cases: rates });
  const file = flags.text("report");
  if (file !== undefined && file !== "rates") writeOutput(resolve(cwd, file), json);
  terminal.print(flags.on("json") ? json : ratesText(rates));
  return wholeOrNot(context);
}

function toleratedRates({ root, config }: Project, { cases }: ReplayReport): (caseId: string) => number {
  const readable = readableCases(
    cases.map(({ path }) => join(root, path)),
    config,
  );
  const known = new Map(readable.map(({ loaded }) => [loaded.case.id, toleratedOf(loaded.case)]));
  return (caseId) => known.get(caseId) ?? defaultTolerated;
}

async function replayWithProgress(context: CommandContext, project: Project, cases: string[]): Promise<ReplayReport> {
  const { flags, terminal, env, signal } = context;
  const line = terminal.progress();
  const notices: string[] = [formerSwitchNote(env) ?? []].flat();
  const { base, baseCheckout, earlier } = await baseOf(context, project);
  await using _checkout = baseCheckout;
  await using gateway = await startCaseGateway(project.config, env);
  try {
    return await replaySuite({
      ...(await plannedOptions(context, project, cases)),
      jobs: jobsOf(flags),
      timeout: flags.duration("timeout"),
      failOn: failOnOf(flags),
      base,
      baseCheckout,
      earlier,
      keptRuns: await keptRuns(project.root, project.config, env),
      repeat: flags.integer("repeat", { min: 1, max: 10_000 }),
      verifyIsolation: flags.on("verify-isolation"),
      env,
      gateway,
      signal,
      onNotice: (notice) => notices.push(notice),
      onProgress: (progress) => line.update(progressText(progress)),
    });
  } finally {
    line.clear();
    for (const notice of notices) terminal.note(`note: ${terminal.safe(notice)}`);
  }
}

function progressText({ done, total, attempts, spent, last }: Progress): string {
  const cost = spent.usd > 0 ? `, $${spent.usd.toFixed(2)}` : spent.tokens > 0 ? `, ${spent.tokens} tokens` : "";
  return `${done}/${total} cases, ${plural(attempts, "attempt")}${cost}${last === undefined ? "" : `, last: ${last}`}`;
}

/** Options that decide which attempts are made. */
async function plannedOptions(context: CommandContext, project: Project, cases: string[]) {
  const { flags, cwd } = context;
  const select = selectionOf(flags.text("select")) ?? project.config.select;
  const durations = flags.text("durations");
  return {
    root: project.root,
    config: project.config,
    cases,
    runnerCommand: flags.text("runner-cmd"),
    shell: flags.on("shell"),
    attempts: attemptsOf(flags),
    select,
    changedFiles: await changedSince(context, project, { needed: select === "affected" }),
    shard: shardOf(flags),
    durations: durations === undefined ? undefined : readDurations(resolve(cwd, durations)),
  };
}

/** Report formats that are seldom used; their code is loaded on demand. */
const reportWriters: Record<string, (report: ReplayReport, project: Project) => Promise<string>> = {
  report: async (report) => reportJson(report),
  junit: async (report) => (await import("../../core/report/junit.ts")).reportJunit(report),
  html: async (report, { root, config }) => {
    const { reportPage } = await import("../../pages/report/report-page.tsx");
    return reportPage(report, readRunPairs(report, { root, evidence: join(root, ".replaykit", "runs"), config }));
  },
  markdown: async (report) => {
    const { reportMarkdown } = await import("../../core/report/comment/markdown.ts");
    return reportMarkdown(report, { byteLength: nodePlatform.byteLength });
  },
};

/** Updates the durations, except in a shard: all shards must plan from the same file. */
function saveDurations({ flags, cwd }: CommandContext, report: ReplayReport): void {
  const file = flags.text("durations");
  if (file === undefined || flags.text("shard") !== undefined) return;
  const path = resolve(cwd, file);
  writeDurations(path, mergeDurations(readDurations(path), report));
}

async function writeFiles(context: CommandContext, report: ReplayReport, project: Project): Promise<void> {
  await writeReports(context, report, project);
  saveDurations(context, report);
}

async function writeReports({ flags, cwd }: CommandContext, report: ReplayReport, project: Project): Promise<void> {
  for (const [flag, write] of Object.entries(reportWriters)) {
    const file = flags.text(flag);
    if (file === undefined) continue;
    writeOutput(resolve(cwd, file), await write(report, project));
  }
}
