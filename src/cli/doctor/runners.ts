import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { plural } from "../../core/checks/check-result.ts";
import { compact } from "../../core/compact.ts";
import { ReplayKitError } from "../../core/error.ts";
import type { CaseResult } from "../../core/schema/result.ts";
import { startCaseGateway } from "../../node/replay/attempt/case-gateway.ts";
import { replaySuite } from "../../node/replay/replay-suite.ts";
import { chooseRunner, unnamed } from "../../node/runner/choose-runner.ts";
import { assertProgram, commandOf } from "../../node/runner/command.ts";
import type { CommandContext } from "../command.ts";
import type { DoctorFinding, ReadCase } from "./finding.ts";
import { type Project, shortPath } from "../project.ts";

/** Starts every runner once, on its first case. */
export async function runnerFindings(
  project: Project,
  cases: ReadCase[],
  { env, signal }: CommandContext,
): Promise<DoctorFinding[]> {
  const { firsts, findings } = firstCases(project, cases);
  findings.push(...idleRunnerFindings(project, firsts, env));
  if (firsts.size === 0) return findings;
  await using gateway = await startCaseGateway(project.config, env);
  const { cases: results } = await replaySuite({
    ...project,
    cases: [...firsts.values()],
    repeat: 1,
    evidence: false,
    env,
    gateway,
    signal,
  });
  for (const [name, folder] of firsts) {
    const result = results.find(({ path }) => path === shortPath(project.root, folder));
    if (result === undefined) continue;
    findings.push(startedRunnerFinding(project, name, result));
  }
  return findings;
}

function startedRunnerFinding({ root, config }: Project, name: string, result: CaseResult): DoctorFinding {
  const { case_id, path, reason, verdict, attempts } = result;
  if (verdict === "error") {
    const runner = config.runners[name] ?? config.runner;
    const missing = runner && missingScript(root, runner);
    const next = missing === undefined ? `npx replaykit replay ${path}` : correctCommand;
    return { level: "problem", message: `${inWords(name)}: ${missing ?? reason}`, next };
  }
  const { served = 0, basis = "not observed" } = attempts[0]?.counts ?? {};
  const message = `${inWords(name)} starts; on ${case_id} it is ${verdict}, with ${plural(served, "call")} served (${basis})`;
  return { level: "ok", message };
}

function inWords(name: string): string {
  return name === unnamed ? "the runner" : `runner ${name}`;
}

const correctCommand = "correct the runner's command in replaykit.yaml";

/** A message about the script in a runner's command, if that file is missing. */
function missingScript(root: string, runner: NonNullable<Project["config"]["runner"]>): string | undefined {
  const cwd = resolve(root, runner.cwd ?? ".");
  const { argv } = commandOf(runner.command, runner.shell);
  const script = argv.find((word, i) => i > 0 && /\.(?:py|[cm]?[jt]sx?|rb|sh)$/.test(word));
  if (script === undefined || existsSync(resolve(cwd, script))) return undefined;
  return `there is no file ${shortPath(root, resolve(cwd, script))}`;
}

/** The first case of each runner, by the runner's name, and findings about cases without a runner. */
function firstCases({ config }: Project, cases: ReadCase[]) {
  const firsts = new Map<string, string>();
  const without = new Map<string, { error: ReplayKitError; cases: number }>();
  for (const { folder, loaded } of cases) {
    try {
      const agent = loaded.case.agent ?? loaded.trace.agent?.name;
      const { name } = chooseRunner(config, { case: loaded.case, agent });
      if (!firsts.has(name)) firsts.set(name, folder);
    } catch (error) {
      if (!(error instanceof ReplayKitError)) throw error;
      without.set(error.message, { error, cases: (without.get(error.message)?.cases ?? 0) + 1 });
    }
  }
  const findings = [...without.values()].map(({ error: { message, hint }, cases: many }): DoctorFinding => {
    const line = many === 1 ? message : `${plural(many, "case")}: ${message}`;
    return { level: "problem", message: line, ...compact({ next: hint }) };
  });
  return { firsts, findings };
}

/** For a runner without cases, checks only that its program and script exist. */
function idleRunnerFindings(
  { root, config }: Project,
  started: Map<string, string>,
  env: CommandContext["env"],
): DoctorFinding[] {
  const all = { ...compact({ runner: config.runner }), ...config.runners };
  return Object.entries(all).flatMap(([name, runner]): DoctorFinding[] => {
    if (started.has(name)) return [];
    const cwd = resolve(root, runner.cwd ?? ".");
    try {
      const command = commandOf(runner.command, runner.shell);
      assertProgram(command, cwd, env["PATH"]);
      const missing = missingScript(root, runner);
      return missing === undefined
        ? [{ level: "ok", message: `${inWords(name)} exists; no case has started it` }]
        : [{ level: "problem", message: `${inWords(name)}: ${missing}`, next: correctCommand }];
    } catch (error) {
      if (!(error instanceof ReplayKitError)) throw error;
      return [
        {
          level: "problem",
          message: `${inWords(name)}: ${error.message}`,
          ...compact({ next: error.hint }),
        },
      ];
    }
  });
}
