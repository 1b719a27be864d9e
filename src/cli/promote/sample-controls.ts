import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import type { RunRow } from "../../api/schema/run-row.ts";
import { plural } from "../../core/checks/check-result.ts";
import { effectLookup } from "../../core/effects.ts";
import { ReplayKitError } from "../../core/error.ts";
import { controlTag } from "../../core/rehearsal/rehearsed-side.ts";
import { controlCase } from "../../core/case/control-case.ts";
import type { ModelFixtures } from "../../core/schema/fixtures.ts";
import type { TraceRun } from "../../core/schema/trace.ts";
import { drawByWeight, seededChance } from "../../core/rehearsal/rank-runs.ts";
import { writeCaseFolder } from "../../node/files/case-folder.ts";
import { redactByCommand } from "../../node/files/redact-by-command.ts";
import { nodePlatform } from "../../node/platform.ts";
import { createWorkerClient, type WorkerClient } from "../../node/worker/client.ts";
import { type CommandContext, type ExitCode, exitCode } from "../command.ts";
import { openProject, type Project, projectRedactor, shortPath } from "../project.ts";
import { namedWorker, unnamedWorker } from "../runs/run-place.ts";
import { workerToken } from "../worker/worker-connection.ts";
import { effectsOf, expectationOf } from "./expectation.ts";

/** Number of newest good runs to draw from. */
const mostRuns = 1000;
/** Number of rejected runs that are listed. */
const mostRefused = 10;

interface Sample {
  made: { case_id: string; path: string; run: string; weight: number }[];
  refused: { run: string; reason: string }[];
}

/**
 * Makes controls from good runs of a Worker. The Worker samples runs, and stores with each how many it represents.
 * Drawn by that weight, the controls resemble what users ask.
 */
export async function sampleControls(wanted: number, context: CommandContext): Promise<ExitCode> {
  const { flags, terminal, cwd } = context;
  const out = flags.text("out");
  refuseOthers(context, out);
  const url = namedWorker(context) ?? unnamedWorker(context);
  if (url === undefined)
    throw new ReplayKitError("usage", "--sample draws from the runs of a Worker, and none is named", {
      hint: "give --from <url>, or set REPLAYKIT_WORKER_URL",
    });
  const project = await openProject(context);
  const worker = createWorkerClient({ url, token: workerToken(context) });
  const kept = (await worker.runs({ failed: "false", status: "success", limit: mostRuns })).filter(isGood);
  const drawn = drawByWeight(kept, seededChance(flags.text("seed") ?? "", nodePlatform.hash));
  const sample = await makeControls(drawn, { wanted, folder: resolve(cwd, out ?? ""), worker, context, project });
  const facts = { good_runs: kept.length, ...sample };
  if (flags.on("json")) terminal.printJson({ version: 1, ...facts });
  else for (const line of linesOf(facts)) terminal.print(terminal.safe(line));
  return sample.made.length === wanted ? exitCode.ok : exitCode.actionNeeded;
}

function refuseOthers({ flags, args }: CommandContext, out: string | undefined): void {
  const refuse = (message: string, hint: string) => {
    throw new ReplayKitError("usage", message, { hint });
  };
  if (!flags.on("control")) refuse("--sample draws good runs", "give --control with it");
  if (args.length > 0) refuse("--sample draws the runs itself, but a run is named", "leave the run out, or --sample");
  if (out === undefined) refuse("--sample needs --out, the folder that gets the cases", "--out cases");
  const one = ["id", "run", "format", "model-fixtures", "measure"].find((name) => flags.text(name) !== undefined);
  if (one !== undefined) refuse(`--${one} is for one case, and --sample makes several`, `leave --${one} out`);
}

/**
 * Whether a run may become a control. Its id comes from another machine and becomes a folder name, so it is checked
 * too.
 */
function isGood({ id, class: kind, rating }: RunRow): boolean {
  return kind !== "test" && rating !== "bad" && /^\w{1,64}$/.test(id);
}

interface Making {
  wanted: number;
  folder: string;
  worker: WorkerClient;
  context: CommandContext;
  project: Project;
}

/** Makes controls of the drawn runs, in order, until there are enough. A run that already has one is skipped. */
async function makeControls(drawn: readonly RunRow[], making: Making): Promise<Sample> {
  const sample: Sample = { made: [], refused: [] };
  for (const row of drawn) {
    if (sample.made.length === making.wanted) break;
    const id = `control-${row.id}`;
    const folder = join(making.folder, id);
    if (existsSync(join(folder, "case.yaml"))) continue;
    try {
      await writeCaseFolder(folder, await filesOf(row, id, making));
    } catch (error) {
      if (!(error instanceof ReplayKitError) || !isOfRun(error)) throw error;
      sample.refused.push({ run: row.run_id, reason: error.message });
      continue;
    }
    const path = shortPath(making.context.cwd, folder);
    sample.made.push({ case_id: id, path, run: row.run_id, weight: row.weight });
  }
  return sample;
}

/**
 * Whether the error is about this run alone: it called no tool, or has expired meanwhile. Another run is drawn then.
 */
function isOfRun({ code }: ReplayKitError): boolean {
  return code === "invalid_input" || code === "not_found";
}

async function filesOf(row: RunRow, id: string, { worker, context, project }: Making) {
  const { trace } = await worker.run(row.id);
  const own = await redactByCommand({ trace }, { ...project, env: context.env });
  const expected = expectationOf(context.flags) !== undefined || context.flags.list("expect").length > 0;
  const run = { ...own, id, name: `run ${row.run_id}`, runner: context.flags.text("runner"), expected };
  return controlOf(run, context, project).files;
}

function linesOf({ good_runs, made, refused }: Sample & { good_runs: number }): string[] {
  const left = refused.slice(0, mostRefused).map(({ run, reason }) => `left out ${run}: ${reason}`);
  const more = refused.length > mostRefused ? [`left out ${refused.length - mostRefused} more`] : [];
  return [
    ...made.map(({ path, run, weight }) => `written ${path}/  (${run}, represents ${weight})`),
    ...left,
    ...more,
    `${plural(made.length, "control")} of ${plural(good_runs, "good run")}`,
    ...(made.length === 0 ? [] : ["", "Next: npx replaykit lint"]),
  ];
}

export interface GoodRun {
  trace: TraceRun;
  modelFixtures?: ModelFixtures;
  id: string;
  name: string;
  runner: string | undefined;
  /** True if the user described a right run. */
  expected: boolean;
}

/** The files of a control. The good run itself is the expectation. */
export function controlOf({ trace, expected, ...run }: GoodRun, { flags, env }: CommandContext, project: Project) {
  if (expected || flags.text("title") !== undefined)
    throw new ReplayKitError("usage", "--control takes no title and no expectation: the good run is the expectation", {
      hint: "leave --title, --expect and --expect-… out, or --control",
    });
  const { config } = project;
  const redactor = projectRedactor(project, env);
  const files = controlCase({
    ...run,
    ...redactor.redact({ trace, modelFixtures: run.modelFixtures }),
    effects: effectLookup(effectsOf(flags), config.effects, config.aliases),
    wanted: [],
    tags: [controlTag, ...flags.list("tag")],
  });
  return { files, case: { id: run.id }, notes: [] };
}
