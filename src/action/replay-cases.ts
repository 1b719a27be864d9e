import { compact } from "../core/compact.ts";
import type { ReplayReport } from "../core/schema/result.ts";
import type { ReplayConfig, RunnerConfig } from "../core/schema/config.ts";
import { providers } from "../core/providers/index.ts";
import { startCaseGateway } from "../node/replay/attempt/case-gateway.ts";
import { keyName } from "../node/runner/unpassed-variables.ts";
import { formerSwitchNote, sandboxFor } from "../node/sandbox/relay-into.ts";
import type { ReplayOptions } from "../node/replay/replay-options.ts";
import { replaySuite } from "../node/replay/replay-suite.ts";
import { sealCases } from "../node/replay/plan/sealed-cases.ts";
import { type Environment, tell } from "./destinations.ts";
import type { ModeContext } from "./modes/mode.ts";

/** Replays cases as the inputs say. All modes use it, so that all reach the same verdicts through the gateway. */
export async function replayCases({ inputs, event, env }: ModeContext, options: ReplayOptions): Promise<ReplayReport> {
  const sandbox = await sandboxFor(options.config.sandbox);
  using _held = "reason" in sandbox ? undefined : sandbox;
  const apart = !("reason" in sandbox);
  const note = formerSwitchNote(env);
  if (note !== undefined) tell("warning", note);
  const trusted = apart || event.base === undefined || options.config.sandbox === "off";
  const config = trusted ? options.config : withoutKeys(options.config);
  const runnerEnv = trusted ? withoutInputs(env) : withoutModelKeys(withoutInputs(env), options.config);
  if (!trusted) {
    tell(
      "warning",
      "not sandboxed: no key is used for this pull request's code. To accept that, set `sandbox: off` in replaykit.yaml of the base",
    );
  }
  await using gateway = await startCaseGateway(config, runnerEnv);
  return await replaySuite({
    runnerCommand: inputs.runner,
    jobs: inputs.jobs,
    attempts: inputs.attempts,
    timeout: inputs.timeout,
    env: runnerEnv,
    gateway,
    withoutBase: { live: "show", why: "this run has no base to compare with (it is not a pull request)" },
    onNotice: (notice) => tell("notice", notice),
    ...options,
    config,
    sealed: options.sealed ?? sealCases(options.cases),
  });
}

/** Removes keys from the variables that runners get, for runners that no sandbox isolates. */
function withoutKeys(config: ReplayConfig): ReplayConfig {
  const open = (runner: RunnerConfig): RunnerConfig => ({
    ...runner,
    pass_env: runner.pass_env.filter((name) => !keyName.test(name)),
  });
  const runners = Object.fromEntries(Object.entries(config.runners).map(([name, runner]) => [name, open(runner)]));
  return { ...config, runners, ...compact({ runner: config.runner ? open(config.runner) : undefined }) };
}

/**
 * Removes model keys from the gateway's environment. Without a sandbox, a process of the same user could spend or read
 * them.
 */
function withoutModelKeys(env: Environment, { upstream }: ReplayConfig): Environment {
  const names = new Set([
    ...providers.map(({ keyVariable }) => keyVariable),
    ...Object.values(upstream).flatMap(({ key_env }) => key_env ?? []),
  ]);
  return Object.fromEntries(Object.entries(env).filter(([name]) => !names.has(name)));
}

/**
 * Removes the Action's inputs and `ACTIONS_*` variables, which hold tokens, before a user's command gets the
 * environment.
 */
export function withoutInputs(env: Environment): Environment {
  return Object.fromEntries(
    Object.entries(env).filter(([name]) => !name.startsWith("INPUT_") && !name.startsWith("ACTIONS_")),
  );
}
