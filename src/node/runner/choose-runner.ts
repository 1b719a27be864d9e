import { ReplayKitError } from "../../core/error.ts";
import type { ReplayCase } from "../../core/schema/case.ts";
import { type ReplayConfig, type RunnerConfig, runnerSchema } from "../../core/schema/config.ts";
import { commandOf } from "./command.ts";

/** The name of a runner without one: its key in `replaykit.yaml`. */
export const unnamed = "runner";

export interface ChosenRunner {
  name: string;
  config: RunnerConfig;
}

export interface RunnerOverride {
  command?: string | undefined;
  shell?: boolean | undefined;
}

/** The runner of every case, if the configuration leaves no choice. */
export function onlyRunner(config: ReplayConfig, override: RunnerOverride): ChosenRunner | undefined {
  const { runner, runners } = config;
  const all = Object.entries(runners).map(([name, config]) => ({ name, config }));
  if (runner) all.push({ name: unnamed, config: runner });
  return givenRunner(config, override) ?? (all.length === 1 ? all[0] : undefined);
}

/** The runner of a case: the user's command, else the one that the case names, its agent's, or the only one. */
export function chooseRunner(
  config: ReplayConfig,
  subject: { case: Pick<ReplayCase, "id" | "runner">; agent: string | undefined },
  override: RunnerOverride = {},
): ChosenRunner {
  const given = givenRunner(config, override);
  if (given) return given;
  const { runner, runners } = config;
  const all = Object.entries(runners).map(([name, config]) => ({ name, config }));
  const { case: replayCase, agent } = subject;
  if (replayCase.runner !== undefined) {
    const named = Object.hasOwn(runners, replayCase.runner) ? runners[replayCase.runner] : undefined;
    if (named) return { name: replayCase.runner, config: named };
    if (!runner) throw unknownRunner(replayCase.runner, Object.keys(runners));
  }
  const matching = all.filter(({ config }) => agent !== undefined && config.agent === agent);
  const only = matching.length === 1 ? matching[0] : undefined;
  if (only) return only;
  if (runner) return { name: unnamed, config: runner };
  const [first, ...more] = all;
  if (first && more.length === 0) return first;
  throw first ? undecided(replayCase.id, agent, all) : noRunner();
}

function givenRunner({ runner }: ReplayConfig, { command, shell = false }: RunnerOverride): ChosenRunner | undefined {
  if (command === undefined) return undefined;
  commandOf(command, shell); // throws a better error than the schema would
  return { name: "--runner-cmd", config: runnerSchema.parse({ ...runner, mode: "process", command, shell }) };
}

function unknownRunner(name: string, known: string[]): ReplayKitError {
  return new ReplayKitError("invalid_config", `the case names the runner "${name}", which is not in replaykit.yaml`, {
    hint: known.length > 0 ? `replaykit.yaml has ${known.join(", ")}` : "add it under `runners`, or give --runner-cmd",
  });
}

function undecided(id: string, agent: string | undefined, all: ChosenRunner[]): ReplayKitError {
  const names = all.map(({ name }) => name).join(", ");
  const known = agent === undefined ? "" : `, and not exactly one runner is for its agent "${agent}"`;
  return new ReplayKitError("invalid_config", `the case ${id} names no runner${known}; replaykit.yaml has ${names}`, {
    hint: "add `runner: <name>` to the case, or `agent: <name>` to the runner",
  });
}

function noRunner(): ReplayKitError {
  return new ReplayKitError("invalid_config", "there is no runner: replaykit.yaml does not say how to run your agent", {
    hint: 'give --runner-cmd "…", or add `runner: { command: […] }` to replaykit.yaml (if there is none, `npx replaykit init` writes it)',
  });
}
