import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import { reportJson } from "../../core/report/json.ts";
import { reportSession } from "../../core/report/session.ts";
import { reportText } from "../../core/report/text.ts";
import { type ReplayReport, replayReportSchema } from "../../core/schema/result.ts";
import { ReplayKitError } from "../../core/error.ts";
import { parseJson } from "../../core/json-limits.ts";
import { changedFiles } from "../../node/git.ts";
import { startCaseGateway } from "../../node/case-gateway.ts";
import { nodePlatform } from "../../node/platform.ts";
import { mergeDurations, readDurations, writeDurations } from "../../node/replay/durations.ts";
import { replaySuite } from "../../node/replay/replay-suite.ts";
import { readRunPairs } from "../../node/run-pairs.ts";
import type { CommandContext } from "../command.ts";
import { type ExitCode, exitCode } from "../exit-code.ts";
import { caseFolders, openProject, type Project } from "../project.ts";
import { readText } from "../read-text.ts";
import { attemptsOf, failOnOf, jobsOf, selectionOf, shardOf } from "../replay-flags.ts";

export async function run(context: CommandContext): Promise<ExitCode> {
  const { args, flags, terminal } = context;
  const project = await openProject(context);
  const cases = await caseFolders(project, context);
  const single = args.length === 1 && cases.length === 1;
  const report = await replayWithProgress(context, project, cases);
  await writeReports(context, report, project);
  saveDurations(context, report);
  if (flags.on("json")) terminal.print(reportJson(report));
  else if (single) terminal.print(reportSession(report, { colour: terminal.colour }));
  else terminal.print(reportText(report, { colour: terminal.colour }));
  if (cases.length === 0 && !flags.on("json")) terminal.note("Next: replaykit scaffold trace.json --out cases/my-case");
  return report.summary.ok ? exitCode.ok : exitCode.actionNeeded;
}

async function replayWithProgress(context: CommandContext, project: Project, cases: string[]): Promise<ReplayReport> {
  const { flags, terminal, env, signal } = context;
  const selected = selectionOf(flags.text("select")) ?? project.config.select;
  const line = terminal.progress();
  const notices: string[] = [];
  const durations = flags.text("durations");
  const base = flags.text("base");
  await using gateway = await startCaseGateway(project.config, env);
  try {
    return await replaySuite({
      root: project.root,
      config: project.config,
      cases,
      runnerCommand: flags.text("runner-cmd"),
      shell: flags.on("shell"),
      jobs: jobsOf(flags),
      attempts: attemptsOf(flags),
      timeout: flags.duration("timeout"),
      failOn: failOnOf(flags),
      select: selected,
      changedFiles: selected === "affected" ? await changedSince(context, project) : undefined,
      shard: shardOf(flags),
      durations: durations === undefined ? undefined : readDurations(resolve(context.cwd, durations)),
      base: base === undefined ? undefined : readReport(await readText(base, context), base),
      verifyIsolation: flags.on("verify-isolation"),
      env,
      gateway,
      signal,
      onNotice: (notice) => notices.push(notice),
      onProgress: ({ done, total, attempts }) => line.update(`${done}/${total} cases, ${attempts} attempts`),
    });
  } finally {
    line.clear();
    for (const notice of notices) terminal.note(`note: ${terminal.safe(notice)}`);
  }
}

function changedSince(context: CommandContext, { root }: Project): Promise<string[]> {
  return changedFiles(context.flags.text("base-ref") ?? "origin/HEAD", { cwd: root });
}

function readReport(text: string, name: string): ReplayReport {
  const parsed = replayReportSchema.safeParse(parseJson(text, { name }));
  if (parsed.success) return parsed.data;
  const issue = parsed.error.issues[0];
  throw new ReplayKitError("invalid_input", `${name} is no report: ${issue?.path.join(".")}: ${issue?.message}`, {
    hint: "write one with `replaykit replay --report <file>`",
  });
}

/** Report formats that few runs want; their code loads only then. */
const reportWriters: Record<string, (report: ReplayReport, project: Project) => Promise<string>> = {
  report: async (report) => reportJson(report),
  junit: async (report) => (await import("../../core/report/junit.ts")).reportJunit(report),
  html: async (report, { root, config }) => {
    const { reportPage } = await import("../../pages/report-page.tsx");
    return reportPage(report, readRunPairs(report, { root, evidence: join(root, ".replaykit", "runs"), config }));
  },
  markdown: async (report) => {
    const { reportMarkdown } = await import("../../core/report/markdown.ts");
    return reportMarkdown(report, { byteLength: nodePlatform.byteLength });
  },
};

/** A shard knows only its part, so it leaves the file as it is: all shards must plan alike. */
function saveDurations({ flags, cwd }: CommandContext, report: ReplayReport): void {
  const file = flags.text("durations");
  if (file === undefined || flags.text("shard") !== undefined) return;
  const path = resolve(cwd, file);
  writeDurations(path, mergeDurations(readDurations(path), report));
}

async function writeReports({ flags, cwd }: CommandContext, report: ReplayReport, project: Project): Promise<void> {
  for (const [flag, write] of Object.entries(reportWriters)) {
    const file = flags.text(flag);
    if (file === undefined) continue;
    const path = resolve(cwd, file);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, await write(report, project));
  }
}
