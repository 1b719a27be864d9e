import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ReplayKitError } from "../../core/error.ts";
import { type PlannedCase, planSuite, type SuitePlan } from "../../core/verdict/plan-suite.ts";
import { screenOf } from "./judge-case.ts";
import { mayMeetLiveModel, planReplay } from "./plan-replay.ts";
import { type PrepareOptions, prepareCase, reachesProviders } from "./prepare-case.ts";
import type { ReplayOptions } from "./replay-options.ts";

/** What a replay with these options would make and cost; nothing is run. Where no case can be replayed at all, its fault is thrown. */
export function planOf(options: ReplayOptions): SuitePlan {
  const scratch = mkdtempSync(join(tmpdir(), "replaykit-plan-"));
  try {
    const { root, config, runnerCommand: command, shell, sealed, caseEffects } = options;
    const prepare: PrepareOptions = { root, config, override: { command, shell }, scratch, sealed, caseEffects };
    const { folders } = planReplay(options, prepare);
    const faults: ReplayKitError[] = [];
    const planned = folders.flatMap((folder) => plannedCase(folder, prepare, { options, faults }));
    if (faults[0] && faults.length === folders.length) throw faults[0];
    return planSuite(planned, config);
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
}

/** A case that cannot be replayed is left out: the replay itself says why. */
function plannedCase(
  folder: string,
  prepare: PrepareOptions,
  { options, faults }: { options: ReplayOptions; faults: ReplayKitError[] },
): PlannedCase[] {
  try {
    const prepared = prepareCase(folder, prepare);
    const { loaded } = prepared;
    if (loaded.case.state === "retired") return [];
    const wanted = options.attempts ?? loaded.case.replay.attempts;
    const screen = wanted === "auto" ? screenOf(prepared, options.config.live.screen, options.changedFiles) : wanted;
    const recorded =
      loaded.modelFixtures !== undefined || loaded.trace.events.some(({ type }) => type === "model_call");
    const asks = recorded || Object.keys(options.config.upstream).length > 0 || reachesProviders(prepared);
    return [{ loaded, live: mayMeetLiveModel(prepared), asks, screen }];
  } catch (error) {
    if (!(error instanceof ReplayKitError)) throw error;
    faults.push(error);
    return [];
  }
}
