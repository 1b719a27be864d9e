import { existsSync, readdirSync } from "node:fs";
import * as nodeModule from "node:module";
import { resolve } from "node:path";
import { loadCase, type LoadedCase } from "../../core/case/load-case.ts";
import { plural } from "../../core/checks/check-result.ts";
import { ReplayKitError } from "../../core/error.ts";
import { lintCase } from "../../core/lint/lint-case.ts";
import { readCaseFolder } from "../../node/files/case-folder.ts";
import { judgeKeyName } from "../../node/judge/judge-endpoint.ts";
import { nodePlatform } from "../../node/platform.ts";
import { tryPython } from "../../node/routing/ask-python.ts";
import { resolveTools } from "../../node/routing/resolve-tools.ts";
import { assertProgram, commandOf } from "../../node/runner/command.ts";
import { type CommandContext, type ExitCode, exitCode } from "../command.ts";
import { effectFindings } from "./effects.ts";
import type { DoctorFinding, ReadCase } from "./finding.ts";
import { runnerFindings } from "./runners.ts";
import { undefendedSteps } from "./workflows.ts";
import { caseFolders, casesOnBase, openProject, type Project, shortPath } from "../project.ts";

export async function run(context: CommandContext): Promise<ExitCode> {
  const { flags, terminal } = context;
  const warnings: string[] = [];
  const project = await openProject(context, (warning) => warnings.push(warning));
  const folders = await caseFolders(project, { ...context, args: [] });
  const { cases, findings } = await readCases(project, folders, await casesOnBase(project, context.env));
  findings.unshift(
    configFinding(context, project, folders.length),
    ...warnings.map((message): DoctorFinding => ({ level: "advice", message, next: "npx replaykit schema config" })),
  );
  if (folders.length === 0) {
    findings.push({
      level: "advice",
      message: "there is no case yet",
      next: firstCase(project.root),
    });
  }
  findings.push(...effectFindings(project.config, cases), ...keyFindings(project, cases, context.env));
  findings.push(...judgeFindings(project, cases, context.env), ...undefendedSteps(project.root));
  findings.push(...(await toolFindings(project)));
  findings.push(...(await runnerFindings(project, cases, context)));
  const problems = findings.filter(({ level }) => level === "problem").length;
  if (flags.on("json")) terminal.printJson({ version: 1, problems, findings });
  else for (const finding of findings) print(terminal, finding);
  return problems > 0 ? exitCode.actionNeeded : exitCode.ok;
}

/** The command that makes the first case from the newest recording, or that makes a recording if there is none. */
function firstCase(root: string): string {
  const number = (name: string) => Number(/^trace-(\d{1,9})\.json$/.exec(name)?.[1] ?? 1);
  const traces = readdirSync(root).filter((name) => /^trace(?:-\d{1,9})?\.json$/.test(name));
  const newest = traces.toSorted((a, b) => number(b) - number(a))[0];
  return newest === undefined
    ? "npx replaykit record --write-config -- <the command that runs your agent>"
    : `npx replaykit scaffold ${newest} --out cases/my-case`;
}

function configFinding({ flags }: CommandContext, { root }: Project, cases: number): DoctorFinding {
  const file = flags.text("config") ?? "replaykit.yaml";
  if (flags.text("config") !== undefined || existsSync(resolve(root, file)))
    return { level: "ok", message: `${file} is valid; ${plural(cases, "case")}` };
  const message = `there is no replaykit.yaml in ${root}, so every key has its default; ${plural(cases, "case")}`;
  return { level: "advice", message, next: "npx replaykit init" };
}

function print(terminal: CommandContext["terminal"], { level, message, next }: DoctorFinding): void {
  const colours = { ok: "green", advice: "yellow", problem: "red" } as const;
  terminal.print(`${terminal.style(colours[level], level.padEnd(8))}${terminal.safe(message)}`);
  if (next !== undefined) terminal.print(`        → ${next}`);
}

async function readCases(
  project: Project,
  folders: string[],
  onBase: (folder: string) => boolean,
): Promise<{ cases: ReadCase[]; findings: DoctorFinding[] }> {
  const cases: ReadCase[] = [];
  const findings: DoctorFinding[] = [];
  const today = nodePlatform.now().toISOString().slice(0, 10);
  for (const folder of folders) {
    const path = shortPath(project.root, folder);
    try {
      const { files } = await readCaseFolder(folder);
      cases.push({ folder, loaded: loadCase(files, path), yaml: files["case.yaml"] ?? "" });
      const errors = lintCase({ files, folder, config: project.config, today, onBase: onBase(folder) }).filter(
        ({ level }) => level === "error",
      );
      if (errors.length === 0) continue;
      findings.push({
        level: "problem",
        message: `${path}: ${errors[0]?.message}`,
        next: `npx replaykit lint ${path}`,
      });
    } catch (error) {
      if (!(error instanceof ReplayKitError)) throw error;
      findings.push({ level: "problem", message: error.message, next: error.hint ?? `npx replaykit lint ${path}` });
    }
  }
  return { cases, findings };
}

function keyFindings({ config }: Project, cases: ReadCase[], env: CommandContext["env"]): DoctorFinding[] {
  const live = cases.filter(({ loaded }) => loaded.case.replay.model === "live" || !loaded.modelFixtures);
  if (live.length === 0) return [{ level: "ok", message: "no case needs a model key" }];
  // A case whose trace has no model call may be of an agent that uses no model, so it needs no key.
  const asking = live.filter(({ loaded }) => callsModel(loaded) || loaded.modelFixtures);
  if (asking.length === 0 && Object.keys(config.upstream).length === 0)
    return [{ level: "ok", message: "no recorded run asked a model; if the agent asks one, it needs a key" }];
  const names = ["OPENAI_API_KEY", "ANTHROPIC_API_KEY", "GEMINI_API_KEY"];
  const configured = Object.values(config.upstream).flatMap(({ key_env }) => key_env ?? []);
  const present = [...configured, ...names].filter((name) => env[name]);
  if (present.length > 0)
    return [
      {
        level: "ok",
        message: `${plural(asking.length || live.length, "case")} may use a live model; ${present.join(", ")} is set`,
      },
    ];
  return [
    {
      level: "advice",
      message: `${plural(asking.length || live.length, "case")} without recorded model answers, and no key is set`,
      next: `set one of ${names.join(", ")}, or record the model's answers`,
    },
  ];
}

/** Whether a judge or a person can decide the semantic checks. */
function judgeFindings({ root, config }: Project, cases: ReadCase[], env: CommandContext["env"]): DoctorFinding[] {
  const asking = cases.filter(({ loaded }) => loaded.case.assertions.some(({ kind }) => kind === "semantic"));
  if (asking.length === 0) return [];
  const { judge } = config;
  if (!judge) {
    const message = `no judge is configured: semantic checks of ${plural(asking.length, "case")} need a person`;
    return [{ level: "advice", message, next: "npx replaykit case review <case>, or a judge in replaykit.yaml" }];
  }
  const key = judgeKeyName(judge);
  if (key !== undefined && !env[key])
    return [{ level: "advice", message: `the judge cannot be asked: ${key} is not set`, next: `set ${key}` }];
  try {
    if (judge.command !== undefined) assertProgram(commandOf(judge.command), root, env["PATH"]);
  } catch (error) {
    if (!(error instanceof ReplayKitError)) throw error;
    return [{ level: "advice", message: `the judge cannot be asked: ${error.message}`, next: "correct judge.command" }];
  }
  return [{ level: "ok", message: `the judge answers semantic checks of ${plural(asking.length, "case")}` }];
}

function callsModel({ trace }: LoadedCase): boolean {
  return trace.events.some(({ type }) => type === "model_call");
}

/** Whether each function under `tools` exists and can be routed through the gateway. */
export async function toolFindings({ root, config }: Project): Promise<DoctorFinding[]> {
  const tools = Object.entries(config.tools);
  const inNode = tools.filter(([, { at }]) => at.includes("#"));
  const inPython = tools.length - inNode.length;
  const { faults } = resolveTools(root, Object.fromEntries(inNode));
  const pythonFaults = inPython === 0 ? new Map<string, string>() : await tryPython(root, config);
  for (const [tool, why] of pythonFaults ?? []) faults.set(tool, `${config.tools[tool]?.at}: ${why}`);
  const findings = [...faults].map(
    ([tool, why]): DoctorFinding => ({
      level: "problem",
      message: `tools.${tool}: ${why}`,
      next: `correct tools.${tool} in replaykit.yaml`,
    }),
  );
  const routed = (pythonFaults ? tools.length : inNode.length) - faults.size;
  if (routed > 0) findings.push({ level: "ok", message: `${plural(routed, "function")} of tools can be routed` });
  if (pythonFaults === undefined)
    findings.push({
      level: "advice",
      message: `${plural(inPython, "Python function")} of tools could not be checked: python3 does not start`,
      next: "put python3 on the PATH",
    });
  if (inNode.length > 0 && !("registerHooks" in nodeModule)) {
    findings.push({
      level: "problem",
      message: `Node ${process.versions.node} has no load hooks, which route functions of tools`,
      next: "run the agent with Node 22.15 or newer",
    });
  }
  return findings;
}
