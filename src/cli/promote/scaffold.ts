import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { basename, join, resolve } from "node:path";
import { editCaseYaml } from "../../core/case/case-yaml.ts";
import { ReplayKitError } from "../../core/error.ts";
import type { ImportedTrace } from "../../core/formats/input/read-traces.ts";
import { replayability } from "../../core/formats/input/replayability.ts";
import { rateNote } from "../../core/promote/promotion.ts";
import { scaffoldCase } from "../../core/scaffold/scaffold.ts";
import type { TraceRun } from "../../core/schema/trace.ts";
import { startCaseGateway } from "../../node/replay/attempt/case-gateway.ts";
import { writeCaseFolder } from "../../node/files/case-folder.ts";
import { nodePlatform } from "../../node/platform.ts";
import { chooseRunner } from "../../node/runner/choose-runner.ts";
import { replaySuite } from "../../node/replay/replay-suite.ts";
import { redactByCommand } from "../../node/files/redact-by-command.ts";
import { replaceFile } from "../../node/files/write-file.ts";
import { type CommandContext, type ExitCode, exitCode } from "../command.ts";
import { controlOf, type GoodRun, sampleControls } from "./sample-controls.ts";
import { effectsOf, expectationOf } from "./expectation.ts";
import { readModelFixtures } from "../cases/model-fixtures.ts";
import { oneArgument, openProject, type Project, projectRedactor, shortPath } from "../project.ts";
import { readOneTrace } from "../traces/read-trace.ts";
import { compact } from "../../core/compact.ts";
import { shellWord } from "../../core/text/shell-word.ts";

export async function run(context: CommandContext): Promise<ExitCode> {
  const { flags, terminal, cwd, env } = context;
  const sample = flags.integer("sample", { min: 1, max: 200 });
  if (sample !== undefined) return sampleControls(sample, context);
  const file = oneArgument(context, "scaffold", "trace file");
  const folder = outFolder(flags.text("out"), cwd, flags.on("force"));
  const project = await openProject(context);
  const { trace, format, notes } = await readTrace(file, context);
  const modelFixtures = await readModelFixtures(file, context);
  const own = await redactByCommand({ trace, ...compact({ modelFixtures }) }, { ...project, env });
  const result = makeCase({ ...own, id: flags.text("id") ?? basename(folder), name: file }, context, project);
  await writeCaseFolder(folder, result.files);
  const path = shortPath(cwd, folder);
  const files = Object.keys(result.files);
  const times = flags.integer("measure", { min: 1, max: 1000 });
  const measured = times === undefined ? [] : [await measure(folder, times, { context, project })];
  const undecided = undecidedRunner({ id: result.case.id, runner: flags.text("runner") }, trace, project);
  const allNotes = [...notes, ...result.notes, ...measured, ...(undecided?.notes ?? [])];
  const { score, reasons } = replayability(trace, modelFixtures);
  if (flags.on("json")) {
    const fit = { score, reasons };
    terminal.printJson({
      version: 1,
      case_id: result.case.id,
      path,
      files,
      format,
      replayability: fit,
      notes: allNotes,
    });
    return exitCode.ok;
  }
  terminal.print(`${terminal.style("green", "written")} ${path}/  (${files.join(", ")}; read as ${format})`);
  terminal.print(`replayability ${score.toFixed(2)}`);
  for (const reason of reasons) terminal.print(`  ${terminal.safe(reason)}`);
  for (const note of allNotes) terminal.print(`  note: ${terminal.safe(note)}`);
  const caseFile = shellWord(`${path}/case.yaml`);
  terminal.print(`\nNext: npx replaykit lint ${caseFile}`);
  terminal.print(`      npx replaykit replay ${caseFile}${undecided ? ' --runner-cmd "…"' : ""}`);
  return exitCode.ok;
}

/** Why `replaykit.yaml` does not say which runner replays the case. Having none yet needs no note. */
function undecidedRunner(
  made: { id: string; runner: string | undefined },
  { agent }: TraceRun,
  { config }: Project,
): { notes: string[] } | undefined {
  try {
    chooseRunner(config, { case: made, agent: agent?.name });
    return undefined;
  } catch (error) {
    if (!(error instanceof ReplayKitError)) throw error;
    return { notes: Object.keys(config.runners).length > 0 ? [`${error.message}: ${error.hint}`] : [] };
  }
}

/** Reads the trace. If the file is missing, the hint says where to get one. */
async function readTrace(file: string, context: CommandContext): Promise<ImportedTrace> {
  try {
    return await readOneTrace(file, context);
  } catch (error) {
    if (!(error instanceof ReplayKitError) || error.code !== "not_found" || !isAbsent(error.cause)) throw error;
    throw new ReplayKitError("not_found", `there is no file ${file}`, {
      hint: "make a trace with `npx replaykit record -- <your agent>`, or try one of node_modules/replaykit/examples/traces",
      cause: error,
    });
  }
}

function isAbsent(cause: unknown): boolean {
  return cause instanceof Error && "code" in cause && cause.code === "ENOENT";
}

/** A case of the run's failure or, with `--control`, of a good run. */
function makeCase(made: Omit<GoodRun, "runner" | "expected">, context: CommandContext, project: Project) {
  const { flags, env } = context;
  const runner = flags.text("runner");
  const expectation = expectationOf(flags);
  const statements = flags.list("expect");
  if (flags.on("control")) {
    return controlOf(
      { ...made, runner, expected: expectation !== undefined || statements.length > 0 },
      context,
      project,
    );
  }
  const { name: _, ...recorded } = made;
  return scaffoldCase({
    ...recorded,
    ...compact({ title: flags.text("title"), runner, expectation }),
    effects: effectsOf(flags),
    configEffects: project.config.effects,
    tags: flags.list("tag"),
    terminal_tools: [...project.config.terminal_tools, ...flags.list("terminal-tool")],
    statements,
    platform: nodePlatform,
    redactor: projectRedactor(project, env),
  });
}

/**
 * Replays the new case and notes in it how often it reproduces here. The rate serves to plan the attempts that prove a
 * fix. It proves nothing itself.
 */
async function measure(
  folder: string,
  times: number,
  { context: { env, signal }, project: { root, config } }: { context: CommandContext; project: Project },
): Promise<string> {
  await using gateway = await startCaseGateway(config, env);
  const { cases } = await replaySuite({
    root,
    config,
    cases: [folder],
    repeat: times,
    evidence: false,
    env,
    gateway,
    signal,
  });
  const { rate, reason } = cases[0] ?? {};
  if (rate === undefined || rate.of === 0) return rateNote({ unmeasured: reason ?? "the replay did not get to it" });
  const file = join(folder, "case.yaml");
  const value = `${rate.reproduced}/${rate.of}`;
  replaceFile(file, editCaseYaml(await readFile(file, "utf8"), [{ path: ["source", "rate"], value }]));
  return rateNote(rate);
}

function outFolder(out: string | undefined, cwd: string, force: boolean): string {
  if (out === undefined) {
    throw new ReplayKitError("usage", "scaffold needs --out, the case folder to write", { hint: "--out cases/<id>" });
  }
  const folder = resolve(cwd, out);
  if (existsSync(resolve(folder, "case.yaml")) && !force) {
    throw new ReplayKitError("conflict", `there is a case at ${out} already`, {
      hint: "choose another folder, or replace it with --force",
    });
  }
  return folder;
}
