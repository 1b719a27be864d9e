import { createRequire as __createRequire } from "node:module";
const require = __createRequire(import.meta.url);
import {
  guessedEffects,
  lintCase
} from "./chunk-OTUBKPWA.js";
import {
  askPython
} from "./chunk-TG2EFSPA.js";
import "./chunk-PSN3L2HE.js";
import {
  resolveTools
} from "./chunk-DEILA7TV.js";
import "./chunk-4RQYSA3W.js";
import {
  caseFolders,
  casesOnBase,
  openProject,
  shortPath
} from "./chunk-NIGZXU2K.js";
import {
  exitCode
} from "./chunk-KSUFQAIU.js";
import "./chunk-LCONLFVP.js";
import {
  chooseRunner,
  effectLookup,
  judgeKeyName,
  loadCase,
  readCaseFolder,
  readCaseYaml,
  replaySuite,
  require_dist,
  runFromTrace,
  startCaseGateway,
  toolSchemas
} from "./chunk-3QQEB6C6.js";
import {
  plural
} from "./chunk-ZPONSFWV.js";
import {
  nearestName
} from "./chunk-LOSFRJRI.js";
import {
  nodePlatform
} from "./chunk-NP4WE3DX.js";
import {
  assertProgram,
  commandOf
} from "./chunk-YQFYJEPK.js";
import "./chunk-KGLR3FBA.js";
import {
  ReplayKitError,
  array,
  looseObject,
  record,
  string
} from "./chunk-T7EWDS7W.js";
import "./chunk-HZA3QJ3V.js";
import "./chunk-ABXW3CI3.js";
import {
  __callDispose,
  __toESM,
  __using
} from "./chunk-VHE66NNS.js";

// src/cli/commands/doctor.ts
import { existsSync as existsSync2 } from "node:fs";
import { basename, resolve as resolve2 } from "node:path";

// src/cli/doctor-effects.ts
function effectFindings(config, cases) {
  const guessed = new Map(cases.flatMap((read) => guessedIn(read, config)));
  const unknown = misspeltEffects(config, cases);
  if (guessed.size === 0 && unknown.length === 0)
    return [{ level: "ok", message: "the effect of every tool is known" }];
  if (guessed.size === 0) return unknown;
  const list = [...guessed].map(([tool, effect]) => `${tool}: ${effect}`).join(", ");
  return [
    {
      level: "advice",
      message: `the effect of ${plural(guessed.size, "tool")} is only guessed`,
      next: `look at these, put them under effects in replaykit.yaml, and take the comment "guessed" out of the cases: { ${list} }`
    },
    ...unknown
  ];
}
function guessedIn({ loaded, yaml }, config) {
  const effects = effectLookup(loaded.case.effects, config.effects);
  const reading = readCaseYaml(yaml, "case.yaml");
  const { marked, called } = guessedEffects({ reading, run: runFromTrace(loaded.trace, effects), effects });
  const served = loaded.toolFixtures.calls.map(({ tool }) => tool).filter((tool) => effects(tool).guessed);
  return [...marked, ...called, ...served].map((tool) => [tool, effects(tool).effect]);
}
function misspeltEffects({ effects, terminal_tools }, cases) {
  const known = new Set(cases.flatMap(({ loaded }) => toolsOf(loaded)));
  const named = [
    ...Object.keys(effects).map((tool) => ({ tool, place: `effects.${tool}` })),
    ...terminal_tools.map((tool) => ({ tool, place: `terminal_tools: ${tool}` }))
  ];
  const unnamed = [...known].filter((tool) => !named.some((one) => one.tool === tool));
  return named.flatMap(({ tool, place }) => {
    const near = known.has(tool) ? void 0 : nearestName(tool, unnamed);
    if (near === void 0) return [];
    return [
      {
        level: "advice",
        message: `replaykit.yaml: ${place} is a tool that no case knows; did you mean ${near}?`,
        next: "correct the name in replaykit.yaml"
      }
    ];
  });
}
function toolsOf({ case: { signatures, assertions, effects }, trace, toolFixtures }) {
  return [
    ...trace.events.flatMap((event) => event.type === "tool_call" ? [event.tool_name] : []),
    ...toolFixtures.calls.map(({ tool }) => tool),
    ...Object.keys({ ...toolFixtures.static, ...toolFixtures.schemas, ...toolSchemas(trace) }),
    ...Object.keys(effects),
    ...[...signatures, ...assertions].flatMap(toolOfCheck)
  ];
}
function toolOfCheck(check) {
  if (check.kind === "writes_are") return check.calls.map(({ tool }) => tool);
  return "tool" in check && typeof check.tool === "string" ? [check.tool] : [];
}

// src/cli/doctor-tools.ts
import * as nodeModule from "node:module";

// src/node/routing/try-python.ts
import { existsSync } from "node:fs";
import { resolve } from "node:path";
var faultsSchema = record(string(), string().nullable());
async function tryPython(root, config) {
  const tools = Object.entries(config.tools).flatMap(([tool, { at }]) => at.includes("#") ? [] : [[tool, at]]);
  const runners = [...config.runner ? [config.runner] : [], ...Object.values(config.runners)];
  const folders = [.../* @__PURE__ */ new Set([root, ...runners.map(({ cwd }) => resolve(root, cwd ?? "."))])];
  const scripts = runners.flatMap(
    ({ command, shell, cwd }) => commandOf(command, shell).argv.filter((word) => word.endsWith(".py")).map((word) => resolve(root, cwd ?? ".", word))
  );
  const asked = { tools: Object.fromEntries(tools), folders, scripts: scripts.filter((script) => existsSync(script)) };
  const parsed = faultsSchema.safeParse(await askPython("_try", asked));
  if (!parsed.success) return void 0;
  return new Map(Object.entries(parsed.data).flatMap(([tool, why]) => why === null ? [] : [[tool, why]]));
}

// src/cli/doctor-tools.ts
async function toolFindings({ root, config }) {
  const tools = Object.entries(config.tools);
  const inNode = tools.filter(([, { at }]) => at.includes("#"));
  const inPython = tools.length - inNode.length;
  const { faults } = resolveTools(root, Object.fromEntries(inNode));
  const pythonFaults = inPython === 0 ? /* @__PURE__ */ new Map() : await tryPython(root, config);
  for (const [tool, why] of pythonFaults ?? []) faults.set(tool, `${config.tools[tool]?.at}: ${why}`);
  const findings = [...faults].map(
    ([tool, why]) => ({
      level: "problem",
      message: `tools.${tool}: ${why}`,
      next: `correct tools.${tool} in replaykit.yaml`
    })
  );
  const routed = (pythonFaults ? tools.length : inNode.length) - faults.size;
  if (routed > 0) findings.push({ level: "ok", message: `${plural(routed, "function")} of tools can be routed` });
  if (pythonFaults === void 0)
    findings.push({
      level: "advice",
      message: `${plural(inPython, "Python function")} of tools could not be looked for: python3 does not start`
    });
  if (inNode.length > 0 && !("registerHooks" in nodeModule)) {
    findings.push({
      level: "problem",
      message: `Node ${process.versions.node} has no load hooks, by which functions of tools are routed`,
      next: "run the agent with Node 22.15 or newer"
    });
  }
  return findings;
}

// src/cli/doctor-workflows.ts
var import_yaml = __toESM(require_dist(), 1);
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
var stepSchema = looseObject({ uses: string().optional(), run: string().optional() });
var workflowSchema = looseObject({
  jobs: record(string(), looseObject({ steps: array(stepSchema).optional() }))
});
var installs = /\b(?:npm (?:ci|i|install|run)|pnpm (?:i|install|run)|yarn(?: install\b|\s*$)|bun (?:i|install)|pip3? install (?:-[re]\b|\.)|-m pip install (?:-[re]\b|\.)|uv (?:sync|pip install)|poetry install|bundle install|composer install|cargo build|go (?:build|generate)|make|mvnw?|gradlew?)\b/m;
function undefendedSteps(root) {
  return globSync(".github/workflows/*.{yml,yaml}", { cwd: root }).toSorted().flatMap(
    (workflow) => jobsOf(join(root, workflow)).flatMap((steps) => {
      const action = steps.findIndex(({ uses }) => uses?.startsWith("replaykit/replaykit") === true);
      return steps.slice(0, Math.max(0, action)).flatMap(({ run: run2 }) => {
        const command = run2?.split("\n").find((line) => installs.test(line));
        return command === void 0 ? [] : [undefended(workflow, command.trim())];
      });
    })
  );
}
function undefended(workflow, command) {
  return {
    level: "advice",
    message: `${workflow} runs "${command}" before ReplayKit: steps before the Action are not defended, and a pull request's packages run there`,
    next: "make it the runner's setup in replaykit.yaml, and take the step out (docs/security.md)"
  };
}
function jobsOf(path) {
  let value;
  try {
    value = (0, import_yaml.parse)(readFileSync(path, "utf8"), { logLevel: "silent" });
  } catch {
    return [];
  }
  const parsed = workflowSchema.safeParse(value);
  return parsed.success ? Object.values(parsed.data.jobs).map(({ steps = [] }) => steps) : [];
}

// src/cli/commands/doctor.ts
async function run(context) {
  const { flags, terminal } = context;
  const warnings = [];
  const project = await openProject(context, (warning) => warnings.push(warning));
  const folders = await caseFolders(project, { args: [], cwd: context.cwd });
  const { cases, findings } = await readCases(project, folders, await casesOnBase(project, context.env));
  findings.unshift(
    configFinding(context, project, folders.length),
    ...warnings.map((message) => ({ level: "advice", message, next: "replaykit schema config" }))
  );
  if (folders.length === 0) {
    findings.push({
      level: "advice",
      message: "there is no case yet",
      next: "replaykit scaffold trace.json --out cases/my-case"
    });
  }
  findings.push(...effectFindings(project.config, cases), ...keyFindings(project, cases, context.env));
  findings.push(...judgeFindings(project, cases, context.env), ...undefendedSteps(project.root));
  findings.push(...await toolFindings(project));
  findings.push(...await runnerFindings(project, cases, context));
  const problems = findings.filter(({ level }) => level === "problem").length;
  if (flags.on("json")) terminal.printJson({ version: 1, problems, findings });
  else for (const finding of findings) print(terminal, finding);
  return problems > 0 ? exitCode.actionNeeded : exitCode.ok;
}
function configFinding({ flags }, { root }, cases) {
  const file = flags.text("config") ?? "replaykit.yaml";
  if (flags.text("config") !== void 0 || existsSync2(resolve2(root, file)))
    return { level: "ok", message: `${file} reads; ${plural(cases, "case")}` };
  const message = `there is no replaykit.yaml in ${root}, so that every key has its default; ${plural(cases, "case")}`;
  return { level: "advice", message, next: "replaykit init" };
}
function print(terminal, { level, message, next }) {
  const colours = { ok: "green", advice: "yellow", problem: "red" };
  terminal.print(`${terminal.style(colours[level], level.padEnd(8))}${terminal.safe(message)}`);
  if (next !== void 0) terminal.print(`        → ${next}`);
}
async function readCases(project, folders, onBase) {
  const cases = [];
  const findings = [];
  const today = nodePlatform.now().toISOString().slice(0, 10);
  for (const folder of folders) {
    const path = shortPath(project.root, folder);
    try {
      const { files } = await readCaseFolder(folder);
      cases.push({ folder, loaded: loadCase(files, basename(folder)), yaml: files["case.yaml"] ?? "" });
      const errors = lintCase({ files, folder, config: project.config, today, onBase: onBase(folder) }).filter(
        ({ level }) => level === "error"
      );
      if (errors.length === 0) continue;
      findings.push({ level: "problem", message: `${path}: ${errors[0]?.message}`, next: `replaykit lint ${path}` });
    } catch (error) {
      if (!(error instanceof ReplayKitError)) throw error;
      findings.push({ level: "problem", message: error.message, next: error.hint ?? `replaykit lint ${path}` });
    }
  }
  return { cases, findings };
}
function keyFindings({ config }, cases, env) {
  const live = cases.filter(({ loaded }) => loaded.case.replay.model === "live" || !loaded.modelFixtures);
  if (live.length === 0) return [{ level: "ok", message: "no case needs a model key" }];
  const asking = live.filter(({ loaded }) => callsModel(loaded) || loaded.modelFixtures);
  if (asking.length === 0 && Object.keys(config.upstream).length === 0)
    return [{ level: "ok", message: "no recorded run asked a model; where the agent asks one, it needs a key" }];
  const names = ["OPENAI_API_KEY", "ANTHROPIC_API_KEY", "GEMINI_API_KEY"];
  const configured = Object.values(config.upstream).flatMap(({ key_env }) => key_env ?? []);
  const present = [...configured, ...names].filter((name) => env[name]);
  if (present.length > 0)
    return [
      {
        level: "ok",
        message: `${plural(asking.length || live.length, "case")} may use a live model; ${present.join(", ")} is set`
      }
    ];
  return [
    {
      level: "advice",
      message: `${plural(asking.length || live.length, "case")} without recorded model answers, and no key is set`,
      next: `set one of ${names.join(", ")}, or record the model's answers`
    }
  ];
}
function judgeFindings({ root, config }, cases, env) {
  const asking = cases.filter(({ loaded }) => loaded.case.assertions.some(({ kind }) => kind === "semantic"));
  if (asking.length === 0) return [];
  const { judge } = config;
  if (!judge) {
    const message = `no judge is configured: semantic checks of ${plural(asking.length, "case")} need a person`;
    return [{ level: "advice", message, next: "replaykit case review <case>, or a judge in replaykit.yaml" }];
  }
  const key = judgeKeyName(judge);
  if (key !== void 0 && !env[key])
    return [{ level: "advice", message: `the judge cannot be asked: ${key} is not set`, next: `set ${key}` }];
  try {
    if (judge.command !== void 0) assertProgram(commandOf(judge.command), root, env["PATH"]);
  } catch (error) {
    if (!(error instanceof ReplayKitError)) throw error;
    return [{ level: "advice", message: `the judge cannot be asked: ${error.message}`, next: "correct judge.command" }];
  }
  return [{ level: "ok", message: `the judge answers semantic checks of ${plural(asking.length, "case")}` }];
}
function callsModel({ trace }) {
  return trace.events.some(({ type }) => type === "model_call");
}
async function runnerFindings(project, cases, { env, signal }) {
  var _stack = [];
  try {
    const firsts = /* @__PURE__ */ new Map();
    const findings = [];
    const without = /* @__PURE__ */ new Map();
    for (const { folder, loaded } of cases) {
      try {
        const { name } = chooseRunner(project.config, {
          case: loaded.case,
          agent: loaded.case.agent ?? loaded.trace.agent?.name
        });
        if (!firsts.has(name)) firsts.set(name, folder);
      } catch (error) {
        if (!(error instanceof ReplayKitError)) throw error;
        without.set(error.message, { error, cases: (without.get(error.message)?.cases ?? 0) + 1 });
      }
    }
    for (const { error, cases: many } of without.values()) {
      const message = many === 1 ? error.message : `${plural(many, "case")}: ${error.message}`;
      findings.push({ level: "problem", message, ...error.hint === void 0 ? {} : { next: error.hint } });
    }
    findings.push(...idleRunnerFindings(project, firsts, env));
    if (firsts.size === 0) return findings;
    const gateway = __using(_stack, await startCaseGateway(project.config, env), true);
    const { cases: results } = await replaySuite({
      ...project,
      cases: [...firsts.values()],
      repeat: 1,
      evidence: false,
      env,
      gateway,
      signal
    });
    for (const [name, folder] of firsts) {
      const result = results.find(({ path }) => path === shortPath(project.root, folder));
      if (result === void 0) continue;
      const works = result.verdict !== "error";
      const served = result.attempts[0]?.counts;
      findings.push({
        level: works ? "ok" : "problem",
        message: works ? `runner ${name} starts; on ${result.case_id} it is ${result.verdict}, with ${plural(served?.served ?? 0, "call")} served (${served?.basis ?? "not observed"})` : `runner ${name}: ${result.reason}`,
        ...works ? {} : { next: `replaykit replay ${result.path}` }
      });
    }
    return findings;
  } catch (_) {
    var _error = _, _hasError = true;
  } finally {
    var _promise = __callDispose(_stack, _error, _hasError);
    _promise && await _promise;
  }
}
function idleRunnerFindings({ root, config }, started, env) {
  const all = { ...config.runner && { runner: config.runner }, ...config.runners };
  return Object.entries(all).flatMap(([name, runner]) => {
    if (started.has(name)) return [];
    const cwd = resolve2(root, runner.cwd ?? ".");
    try {
      const command = commandOf(runner.command, runner.shell);
      assertProgram(command, cwd, env["PATH"]);
      const script = command.argv.find((word, i) => i > 0 && /\.(?:py|[cm]?[jt]sx?|rb|sh)$/.test(word));
      if (script === void 0 || existsSync2(resolve2(cwd, script)))
        return [{ level: "ok", message: `runner ${name} is there; no case has started it` }];
      return [
        {
          level: "problem",
          message: `runner ${name}: there is no file ${shortPath(root, resolve2(cwd, script))}`,
          next: "correct the runner's command in replaykit.yaml"
        }
      ];
    } catch (error) {
      if (!(error instanceof ReplayKitError)) throw error;
      return [
        {
          level: "problem",
          message: `runner ${name}: ${error.message}`,
          ...error.hint === void 0 ? {} : { next: error.hint }
        }
      ];
    }
  });
}
export {
  run
};
