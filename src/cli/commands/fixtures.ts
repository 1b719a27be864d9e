import { basename } from "node:path";
import { formatJsonFile } from "../../core/case-files.ts";
import { effectLookup } from "../../core/effects.ts";
import { ReplayKitError } from "../../core/error.ts";
import { addFromTrace, addRecordings } from "../../core/fixtures/add-recordings.ts";
import { describeFixtureChange, type FixtureChange } from "../../core/fixtures/fixture-change.ts";
import { pruneRecordings } from "../../core/fixtures/prune-recordings.ts";
import { type FreshAnswer, refreshableCalls, refreshRecordings } from "../../core/fixtures/refresh-recordings.ts";
import { parseJson } from "../../core/json-limits.ts";
import { type LoadedCase, loadCase } from "../../core/load-case.ts";
import { lintCase } from "../../core/lint/lint-case.ts";
import type { CaseFiles } from "../../core/schema/case.ts";
import { recordedCallSchema, staticAnswerSchema } from "../../core/schema/fixtures.ts";
import { askCommand } from "../../node/ask-command.ts";
import { readCaseFolder, writeCaseFolder } from "../../node/case-folder.ts";
import { redactByCommand } from "../../node/redact-by-command.ts";
import { lastCalls } from "../../node/kept-evidence.ts";
import { nodePlatform } from "../../node/platform.ts";
import type { CommandContext } from "../command.ts";
import { type ExitCode, exitCode } from "../exit-code.ts";
import { caseFolders, openProject, type Project, projectRedactor } from "../project.ts";
import { readOneTrace } from "../read-trace.ts";

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
  if (!action || caseName === undefined) {
    throw new ReplayKitError("usage", "fixtures takes add, refresh or prune, and a case", {
      hint: "replaykit fixtures --help",
    });
  }
  const project = await openProject(context);
  const [folder] = await caseFolders(project, { args: [caseName], cwd: context.cwd });
  if (folder === undefined) throw new ReplayKitError("not_found", `there is no case "${caseName}"`);
  const { files } = await readCaseFolder(folder);
  const change = await action({ context, project, loaded: loadCase(files, basename(folder)), rest });
  const changed: CaseFiles = { ...files, "fixtures/tools.json": formatJsonFile(change.fixtures) };
  refuseBroken(changed, folder, project);
  const written = !flags.on("dry-run");
  if (written) await writeCaseFolder(folder, changed);
  const { fixtures: _, ...difference } = change;
  if (flags.on("json")) terminal.printJson({ version: 1, written, ...difference });
  else terminal.print(terminal.safe(describeFixtureChange(change) || "nothing changed"));
  return exitCode.ok;
}

/** What a later lint would refuse is refused before it is written. */
function refuseBroken(files: CaseFiles, folder: string, project: Project): void {
  const today = nodePlatform.now().toISOString().slice(0, 10);
  const problem = lintCase({ files, folder, config: project.config, today }).find(
    ({ level, file }) => level === "error" && file === "fixtures/tools.json",
  );
  if (problem)
    throw new ReplayKitError("lint_failed", problem.message, problem.hint === undefined ? {} : { hint: problem.hint });
}

async function add({ context, project, loaded, rest }: Subject): Promise<FixtureChange> {
  const { flags, env } = context;
  const redactor = projectRedactor(project, env);
  const effects = effectLookup(loaded.case.effects, project.config.effects);
  const [file] = rest;
  if (file !== undefined) {
    const trace = await redactByCommand((await readOneTrace(file, context)).trace, { ...project, env });
    return addFromTrace({ fixtures: loaded.toolFixtures, trace, effects, redactor });
  }
  const tool = flags.text("tool");
  const output = flags.text("output");
  const error = flags.text("error");
  if (tool === undefined || (output === undefined) === (error === undefined)) {
    throw new ReplayKitError("usage", "fixtures add takes a trace, or --tool with --output or --error", {
      hint: `replaykit fixtures add ${loaded.case.id} --tool get_order --args '{"id":1}' --output '{"total":5}'`,
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
  return addRecordings(loaded.toolFixtures, [recordedCallSchema.parse(redacted)]);
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
  return refreshRecordings({
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
  return { ...(output === undefined ? {} : { output }), ...(error === undefined ? {} : { error }) };
}

async function prune({ project, loaded }: Subject): Promise<FixtureChange> {
  const made = lastCalls(project.root, loaded.case.id);
  if (made === undefined) {
    throw new ReplayKitError("not_found", `no evidence of a replay of ${loaded.case.id} is kept`, {
      hint: `replaykit replay ${loaded.case.id}`,
    });
  }
  return pruneRecordings(loaded.toolFixtures, made);
}
