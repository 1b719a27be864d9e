import type { ReplayReport } from "../core/schema/result.ts";
import { startCaseGateway } from "../node/case-gateway.ts";
import type { ReplayOptions } from "../node/replay/replay-options.ts";
import { replaySuite } from "../node/replay/replay-suite.ts";
import { sealCases } from "../node/replay/sealed-cases.ts";
import { type Environment, tell } from "./destinations.ts";
import type { ModeContext } from "./modes/mode.ts";

/** Replays cases with what the inputs say; every mode serves its runners from the gateway, so that all judge alike. */
export async function replayCases({ inputs, env }: ModeContext, options: ReplayOptions): Promise<ReplayReport> {
  const runnerEnv = withoutInputs(env);
  await using gateway = await startCaseGateway(options.config, runnerEnv);
  return await replaySuite({
    runnerCommand: inputs.runner,
    jobs: inputs.jobs,
    attempts: inputs.attempts,
    timeout: inputs.timeout,
    env: runnerEnv,
    gateway,
    withoutBase: { live: "show", why: "this run has no base to compare with (it is no pull request)" },
    onNotice: (notice) => tell("notice", notice),
    sealed: sealCases(options.cases),
    ...options,
  });
}

/** The Action's inputs hold tokens: no command of the user's sees them. */
export function withoutInputs(env: Environment): Environment {
  return Object.fromEntries(
    Object.entries(env).filter(([name]) => !name.startsWith("INPUT_") && !name.startsWith("ACTIONS_")),
  );
}
