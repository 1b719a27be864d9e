import { basename } from "node:path";
import { formatJsonFile } from "../../core/case/case-files.ts";
import { editCaseYaml } from "../../core/case/case-yaml.ts";
import { effectLookup } from "../../core/effects.ts";
import { ReplayKitError } from "../../core/error.ts";
import { unknownWord } from "../../core/text/unknown-word.ts";
import { addFromTrace, addFixtures } from "../../core/fixtures/add-fixtures.ts";
import { describeFixtureChange, type FixtureChange } from "../../core/fixtures/fixture-change.ts";
import {
  type FreshAnswer,
  pruneFixtures,
  refreshableCalls,
  refreshFixtures,
} from "../../core/fixtures/refresh-fixtures.ts";
import { addVariant } from "../../core/fixtures/model-variants.ts";
import { parseJson } from "../../core/json/json-limits.ts";
import { type LoadedCase, loadCase } from "../../core/case/load-case.ts";
import { lintCase } from "../../core/lint/lint-case.ts";
import { type CaseFiles, caseFileNames } from "../../core/schema/case.ts";
import {
  type ModelVariant,
  modelVariantSchema,
  recordedCallSchema,
  staticAnswerSchema,
} from "../../core/schema/fixtures.ts";
import type { TraceRun } from "../../core/schema/trace.ts";
import { recordedExchanges } from "../../core/scaffold/model-exchanges.ts";
import { askCommand } from "../../node/judge/ask-command.ts";
import { readCaseFolder, writeCaseFolder } from "../../node/files/case-folder.ts";
import { redactByCommand } from "../../node/files/redact-by-command.ts";
import { lastCalls } from "../../node/evidence/kept-evidence.ts";
import { nodePlatform } from "../../node/platform.ts";
import { type CommandContext, type ExitCode, exitCode } from "../command.ts";
import { readModelFixtures } from "./model-fixtures.ts";
import { oneCaseFolder, openProject, type Project, projectRedactor } from "../project.ts";
import { compact } from "../../core/compact.ts";
import { readOneTrace } from "../traces/read-trace.ts";

interface Subject {
  context: CommandContext;
  project: Project;
  loaded: LoadedCase;
  rest: string[];
}

const actions: Record<string, (subject: Subject) => Promise<FixtureChange>> = { add, refresh, prune };

export async function run(context: CommandContext): Promise<ExitCode> {
  const { args, flags, terminal } = context;
  const [name = "", caseName, ...rest] = args;
  const action = Object.hasOwn(actions, name) ? actions[name] : undefined;
  if (!action && name !== "")
    throw unknownWord(`fixtures has no "${name}"`, { given: name, known: Object.keys(actions) });
  if (!action || caseName === undefined || rest.length > (action === add ? 1 : 0)) {
    throw new ReplayKitError("usage", "fixtures takes add, refresh or prune, a case, and with add one trace", {
      hint: "npx replaykit case fixtures --help",
    });
  }
  const project = await openProject(context);
  const folder = await oneCaseFolder(caseName, project, context);
  const { files } = await readCaseFolder(folder);
  const loaded = loadCase(files, basename(folder));
  const change = await action({ context, project, loaded, rest });
  const changed: CaseFiles = {
    ...(change.model?.added ? usingFixtures(files, loaded) : files),
    "fixtures/tools.json": formatJsonFile(change.fixtures),
    ...compact({ "fixtures/model.json": change.model?.added && formatJsonFile(change.model.fixtures) }),
  };
  refuseBroken(changed, folder, project);
  const differs = caseFileNames.some((file) => files[file] !== changed[file]);
  const written = differs && !flags.on("dry-run");
  if (written) await writeCaseFolder(folder, changed);
  const { fixtures: _, model, ...difference } = change;
  const modelChange = model && { model: { added: model.added?.exchanges.length ?? 0, removed: model.removed.length } };
  if (flags.on("json")) terminal.printJson({ version: 1, written, ...difference, ...modelChange });
  else terminal.print(terminal.safe(describeFixtureChange(change) || "nothing changed"));
  return exitCode.ok;
}

/** Lets a case with a live model use the added answers: sets `replay.model` to `recorded-until-divergence`. */
function usingFixtures(files: CaseFiles, { case: { replay } }: LoadedCase): CaseFiles {
  if (replay.model !== "live") return files;
  const change = { path: ["replay", "model"], value: "recorded-until-divergence" };
  return { ...files, "case.yaml": editCaseYaml(files["case.yaml"] ?? "", [change]) };
}

/** Refuses the change if lint would report an error in a fixture file. */
function refuseBroken(files: CaseFiles, folder: string, project: Project): void {
  const today = nodePlatform.now().toISOString().slice(0, 10);
  const problem = lintCase({ files, folder, config: project.config, today }).find(
    ({ level, file }) => level === "error" && file.startsWith("fixtures/"),
  );
  if (problem) throw new ReplayKitError("lint_failed", problem.message, compact({ hint: problem.hint }));
}

async function add({ context, project, loaded, rest }: Subject): Promise<FixtureChange> {
  const { flags, env } = context;
  const redactor = projectRedactor(project, env);
  const effects = effectLookup(loaded.case.effects, project.config.effects);
  const [file] = rest;
  if (file !== undefined) {
    const trace = await redactByCommand((await readOneTrace(file, context)).trace, { ...project, env });
    const change = addFromTrace({ fixtures: loaded.toolFixtures, trace, effects, redactor });
    const variant = await recordedVariant(file, trace, { context, project });
    if (variant === undefined) return change;
    return { ...change, model: addVariant(loaded.modelFixtures, variant, { replace: false }) };
  }
  const tool = flags.text("tool");
  const output = flags.text("output");
  const error = flags.text("error");
  if (tool === undefined || (output === undefined) === (error === undefined)) {
    throw new ReplayKitError("usage", "fixtures add takes a trace, or --tool with --output or --error", {
      hint: `npx replaykit case fixtures add ${loaded.case.id} --tool get_order --args '{"id":1}' --output '{"total":5}'`,
    });
  }
  const call = recordedCallSchema.parse({
    tool,
    args: parseJson(flags.text("args") ?? "{}", { name: "--args" }),
    effect: effects(tool).effect,
    ...(output === undefined
      ? { error: { kind: "tool", message: error } }
      : { output: parseJson(output, { name: "--output" }) }),
    recorded_at: nodePlatform.now().toISOString(),
  });
  const redacted = redactor.redact(await redactByCommand(call, { ...project, env }));
  return addFixtures(loaded.toolFixtures, [recordedCallSchema.parse(redacted)]);
}

/**
 * The recorded model answers of a trace: from the file that `record` wrote beside it, or from the SDK's record in it.
 */
async function recordedVariant(
  file: string,
  trace: TraceRun,
  { context, project }: Pick<Subject, "context" | "project">,
): Promise<ModelVariant | undefined> {
  const { env } = context;
  const recorded = (await readModelFixtures(file, context)) ?? recordedExchanges(trace);
  if (recorded === undefined || recorded.exchanges.length === 0) return undefined;
  const { run_id, started_at } = trace;
  const recorded_at = started_at ?? nodePlatform.now().toISOString();
  const variant = { run_id, recorded_at, exchanges: recorded.exchanges };
  return modelVariantSchema.parse(
    projectRedactor(project, env).redact(await redactByCommand(variant, { ...project, env })),
  );
}

async function refresh({ context, project, loaded }: Subject): Promise<FixtureChange> {
  const command = context.flags.text("command");
  if (command === undefined) {
    throw new ReplayKitError("usage", "fixtures refresh needs --command, which answers one read", {
      hint: "it gets {tool, args} as JSON on standard input and prints {output} or {error}",
    });
  }
  const answers: FreshAnswer[] = [];
  for (const call of refreshableCalls(loaded.toolFixtures))
    answers.push({ ...call, ...(await answerOf(command, call, context)) });
  return refreshFixtures({
    fixtures: loaded.toolFixtures,
    answers: await redactByCommand(answers, { ...project, env: context.env }),
    recorded_at: nodePlatform.now().toISOString(),
    redactor: projectRedactor(project, context.env),
  });
}

async function answerOf(
  command: string,
  { tool, args }: Pick<FreshAnswer, "tool" | "args">,
  { cwd, env }: CommandContext,
): Promise<Pick<FreshAnswer, "output" | "error">> {
  const place = { command, name: "--command", cwd, env, timeoutMs: 60_000 };
  const { output, error } = staticAnswerSchema.parse(await askCommand({ tool, args }, place));
  return compact({ output, error });
}

async function prune({ project, loaded }: Subject): Promise<FixtureChange> {
  const made = lastCalls(project.root, loaded.case.id);
  if (made === undefined) {
    throw new ReplayKitError("not_found", `no evidence of a replay of ${loaded.case.id} is kept`, {
      hint: `npx replaykit replay ${loaded.case.id}`,
    });
  }
  return pruneFixtures(loaded.toolFixtures, made);
}
