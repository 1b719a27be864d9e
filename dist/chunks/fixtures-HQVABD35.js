import { createRequire as __createRequire } from "node:module";
const require = __createRequire(import.meta.url);
import {
  readModelFixtures
} from "./chunk-ZRTCF3JI.js";
import {
  askCommand,
  redactByCommand
} from "./chunk-RTSCL43B.js";
import {
  lintCase
} from "./chunk-OTUBKPWA.js";
import {
  recordedExchanges
} from "./chunk-YIV2HGNZ.js";
import {
  readOneTrace
} from "./chunk-O46J4PBA.js";
import "./chunk-57MWDYF7.js";
import "./chunk-FRAGFHDS.js";
import "./chunk-P43ETFAW.js";
import "./chunk-DLDHOSKD.js";
import "./chunk-PSN3L2HE.js";
import "./chunk-RXF2VI3V.js";
import "./chunk-6TEMVQCY.js";
import "./chunk-3TKLPOSB.js";
import "./chunk-RWNS3AU4.js";
import {
  caseFolders,
  openProject,
  projectRedactor
} from "./chunk-NIGZXU2K.js";
import {
  exitCode
} from "./chunk-KSUFQAIU.js";
import "./chunk-4F47BQLO.js";
import "./chunk-J7ST2HF5.js";
import "./chunk-LCONLFVP.js";
import "./chunk-GW5BUQB7.js";
import "./chunk-J7NXW55N.js";
import "./chunk-7BNPROQB.js";
import "./chunk-SYGJYNB6.js";
import {
  addFromTrace,
  addRecordings,
  addVariant,
  answerKey,
  callKey,
  describeModelChange,
  editCaseYaml,
  effectLookup,
  formatJsonFile,
  isTextError,
  lastCalls,
  loadCase,
  modelVariantSchema,
  readCaseFolder,
  recordedCallSchema,
  staticAnswerSchema,
  withReturnedError,
  writeCaseFolder
} from "./chunk-3QQEB6C6.js";
import {
  parseJson
} from "./chunk-ZPONSFWV.js";
import "./chunk-LOSFRJRI.js";
import {
  nodePlatform
} from "./chunk-NP4WE3DX.js";
import "./chunk-YQFYJEPK.js";
import "./chunk-KGLR3FBA.js";
import {
  ReplayKitError
} from "./chunk-T7EWDS7W.js";
import "./chunk-HZA3QJ3V.js";
import "./chunk-ABXW3CI3.js";
import "./chunk-VHE66NNS.js";

// src/cli/commands/fixtures.ts
import { basename } from "node:path";

// src/core/fixtures/fixture-change.ts
function describeFixtureChange(change) {
  const lines = [
    ...change.added.map((call) => `+ ${callText(call)} → ${answerText(call)}`),
    ...change.removed.map((call) => `- ${callText(call)} → ${answerText(call)}`),
    ...change.changed.map(
      ({ before, after }) => `~ ${callText(after)} → ${answerText(after)} (was ${answerText(before)})`
    ),
    ...change.contradictions.map(
      ({ kept, apart }) => `! ${callText(apart)} → ${answerText(apart)} contradicts ${answerText(kept)}; kept apart, not served`
    )
  ];
  if (change.model) lines.push(...describeModelChange(change.model));
  if (change.duplicates > 0) lines.push(`= ${change.duplicates} already there`);
  return lines.join("\n");
}
function callText({ tool, args, source }) {
  const from = source === void 0 ? "" : ` (${short(source.run_id)} #${source.index})`;
  return `${short(tool)} ${short(JSON.stringify(args))}${from}`;
}
function answerText({ output, error }) {
  return error === void 0 || isTextError(error) ? short(JSON.stringify(output ?? error?.message ?? null)) : `${error.kind} error ${short(JSON.stringify(error.message))}`;
}
function short(text) {
  return text.length <= 80 ? text : `${text.slice(0, 79)}…`;
}

// src/core/fixtures/prune-recordings.ts
function pruneRecordings(fixtures, made) {
  const used = new Set(made.map(callKey));
  const calls = fixtures.calls.filter((call) => used.has(callKey(call)));
  const removed = fixtures.calls.filter((call) => !used.has(callKey(call)));
  const apart = (fixtures.apart ?? []).filter((call) => used.has(callKey(call)));
  const { apart: _apart, ...rest } = fixtures;
  const pruned = { ...rest, calls, ...apart.length > 0 ? { apart } : {} };
  return { fixtures: pruned, added: [], removed, changed: [], contradictions: [], duplicates: 0 };
}

// src/core/fixtures/refresh-recordings.ts
function refreshableCalls(fixtures) {
  const reads = fixtures.calls.filter(({ effect }) => effect === "read");
  return [...new Map(reads.map((call) => [callKey(call), { tool: call.tool, args: call.args }])).values()];
}
function refreshRecordings({ fixtures, answers, recorded_at, redactor }) {
  const fresh = new Map(redactor.redact([...answers]).map((answer) => [callKey(answer), answer]));
  const change = { fixtures, added: [], removed: [], changed: [], contradictions: [], duplicates: 0 };
  const seen = /* @__PURE__ */ new Set();
  const calls = fixtures.calls.flatMap((call) => {
    const answer = fresh.get(callKey(call));
    if (!answer) return [call];
    assertRead(call);
    if (seen.has(callKey(call))) {
      change.removed.push(call);
      return [];
    }
    seen.add(callKey(call));
    const after = refreshed(call, answer, recorded_at);
    if (sameAnswer(call, after)) change.duplicates += 1;
    else change.changed.push({ before: call, after });
    return [after];
  });
  change.fixtures = { ...fixtures, calls };
  return change;
}
function assertRead({ tool, effect }) {
  if (effect === "read") return;
  throw new ReplayKitError(
    "invalid_input",
    `${tool} is ${effect === void 0 ? "of unknown effect" : `a ${effect}`}; only reads are refreshed`,
    {
      hint: `say effects: { ${tool}: read } if it only reads`
    }
  );
}
function refreshed(call, { output, error }, recorded_at) {
  const { output: _output, error: _error, stale: _stale, recorded_at: _at, ...kept } = call;
  const answer = error === void 0 ? withReturnedError({ output: output ?? null }) : { error };
  return { ...kept, ...answer, recorded_at };
}
function sameAnswer(a, b) {
  return answerKey(a) === answerKey(b);
}

// src/cli/commands/fixtures.ts
var actions = { add, refresh, prune };
async function run(context) {
  const { args, flags, terminal } = context;
  const [name = "", caseName, ...rest] = args;
  const action = Object.hasOwn(actions, name) ? actions[name] : void 0;
  if (!action || caseName === void 0) {
    throw new ReplayKitError("usage", "fixtures takes add, refresh or prune, and a case", {
      hint: "replaykit case fixtures --help"
    });
  }
  const project = await openProject(context);
  const [folder] = await caseFolders(project, { args: [caseName], cwd: context.cwd });
  if (folder === void 0) throw new ReplayKitError("not_found", `there is no case "${caseName}"`);
  const { files } = await readCaseFolder(folder);
  const loaded = loadCase(files, basename(folder));
  const change = await action({ context, project, loaded, rest });
  const changed = {
    ...change.model?.added ? usingRecordings(files, loaded) : files,
    "fixtures/tools.json": formatJsonFile(change.fixtures),
    ...change.model?.added === void 0 ? {} : { "fixtures/model.json": formatJsonFile(change.model.fixtures) }
  };
  refuseBroken(changed, folder, project);
  const written = !flags.on("dry-run");
  if (written) await writeCaseFolder(folder, changed);
  const { fixtures: _, model, ...difference } = change;
  const ways = model && { model: { added: model.added?.exchanges.length ?? 0, removed: model.removed.length } };
  if (flags.on("json")) terminal.printJson({ version: 1, written, ...difference, ...ways });
  else terminal.print(terminal.safe(describeFixtureChange(change) || "nothing changed"));
  return exitCode.ok;
}
function usingRecordings(files, { case: { replay } }) {
  if (replay.model !== "live") return files;
  const change = { path: ["replay", "model"], value: "recorded-until-divergence" };
  return { ...files, "case.yaml": editCaseYaml(files["case.yaml"] ?? "", [change]) };
}
function refuseBroken(files, folder, project) {
  const today = nodePlatform.now().toISOString().slice(0, 10);
  const problem = lintCase({ files, folder, config: project.config, today }).find(
    ({ level, file }) => level === "error" && file.startsWith("fixtures/")
  );
  if (problem)
    throw new ReplayKitError("lint_failed", problem.message, problem.hint === void 0 ? {} : { hint: problem.hint });
}
async function add({ context, project, loaded, rest }) {
  const { flags, env } = context;
  const redactor = projectRedactor(project, env);
  const effects = effectLookup(loaded.case.effects, project.config.effects);
  const [file] = rest;
  if (file !== void 0) {
    const trace = await redactByCommand((await readOneTrace(file, context)).trace, { ...project, env });
    const change = addFromTrace({ fixtures: loaded.toolFixtures, trace, effects, redactor });
    const variant = await recordedWay(file, trace, { context, project });
    if (variant === void 0) return change;
    return { ...change, model: addVariant(loaded.modelFixtures, variant, { replace: false }) };
  }
  const tool = flags.text("tool");
  const output = flags.text("output");
  const error = flags.text("error");
  if (tool === void 0 || output === void 0 === (error === void 0)) {
    throw new ReplayKitError("usage", "fixtures add takes a trace, or --tool with --output or --error", {
      hint: `replaykit case fixtures add ${loaded.case.id} --tool get_order --args '{"id":1}' --output '{"total":5}'`
    });
  }
  const call = recordedCallSchema.parse({
    tool,
    args: parseJson(flags.text("args") ?? "{}", { name: "--args" }),
    effect: effects(tool).effect,
    ...output === void 0 ? { error: { kind: "tool", message: error } } : { output: parseJson(output, { name: "--output" }) },
    recorded_at: nodePlatform.now().toISOString()
  });
  const redacted = redactor.redact(await redactByCommand(call, { ...project, env }));
  return addRecordings(loaded.toolFixtures, [recordedCallSchema.parse(redacted)]);
}
async function recordedWay(file, trace, { context, project }) {
  const { env } = context;
  const recorded = await readModelFixtures(file, context) ?? recordedExchanges(trace);
  if (recorded === void 0 || recorded.exchanges.length === 0) return void 0;
  const { run_id, started_at } = trace;
  const recorded_at = started_at ?? nodePlatform.now().toISOString();
  const way = { run_id, recorded_at, exchanges: recorded.exchanges };
  return modelVariantSchema.parse(
    projectRedactor(project, env).redact(await redactByCommand(way, { ...project, env }))
  );
}
async function refresh({ context, project, loaded }) {
  const command = context.flags.text("command");
  if (command === void 0) {
    throw new ReplayKitError("usage", "fixtures refresh needs --command, which answers one read", {
      hint: "it gets {tool, args} as JSON on standard input and prints {output} or {error}"
    });
  }
  const answers = [];
  for (const call of refreshableCalls(loaded.toolFixtures))
    answers.push({ ...call, ...await answerOf(command, call, context) });
  return refreshRecordings({
    fixtures: loaded.toolFixtures,
    answers: await redactByCommand(answers, { ...project, env: context.env }),
    recorded_at: nodePlatform.now().toISOString(),
    redactor: projectRedactor(project, context.env)
  });
}
async function answerOf(command, { tool, args }, { cwd, env }) {
  const place = { command, name: "--command", cwd, env, timeoutMs: 6e4 };
  const { output, error } = staticAnswerSchema.parse(await askCommand({ tool, args }, place));
  return { ...output === void 0 ? {} : { output }, ...error === void 0 ? {} : { error } };
}
async function prune({ project, loaded }) {
  const made = lastCalls(project.root, loaded.case.id);
  if (made === void 0) {
    throw new ReplayKitError("not_found", `no evidence of a replay of ${loaded.case.id} is kept`, {
      hint: `replaykit replay ${loaded.case.id}`
    });
  }
  return pruneRecordings(loaded.toolFixtures, made);
}
export {
  run
};
