import { rmSync } from "node:fs";
import { basename } from "node:path";
import { canonicalJson } from "../../core/json/canonical-json.ts";
import { ReplayKitError } from "../../core/error.ts";
import { type LoadedCase, loadCase } from "../../core/case/load-case.ts";
import {
  apartUnits,
  type CaseUnit,
  eventUnits,
  fieldUnits,
  innerFieldUnits,
  fixtureUnits,
  turnUnits,
  withoutUnits,
} from "../../core/minimise/case-units.ts";
import { withRecord } from "../../core/minimise/removal-record.ts";
import { smallest } from "../../core/minimise/smallest.ts";
import { type CaseFiles } from "../../core/schema/case.ts";
import { readCaseFiles, writeCaseFolder } from "../files/case-folder.ts";
import { startCaseGateway } from "../replay/attempt/case-gateway.ts";
import { type MinimiseOptions, Oracle, type OracleOptions, refusal, today } from "./minimise-oracle.ts";
import { reachesProviders } from "../replay/plan/prepare-case.ts";
import { chooseRunner } from "../runner/choose-runner.ts";
import { lintCase } from "../../core/lint/lint-case.ts";
import { nodePlatform } from "../platform.ts";
import { scratchFolder } from "../files/scratch-folder.ts";

export interface MinimisedCase {
  files: { before: CaseFiles; after: CaseFiles };
  removed: CaseUnit[];
  replays: number;
  /** False if the replays were used up before everything was tried. */
  complete: boolean;
  /** True if there was no fixed agent to replay against. */
  fix_unknown: boolean;
}

/** Finds the parts of a case that can be removed. Writes nothing. */
export async function minimiseCase(options: MinimiseOptions): Promise<MinimisedCase> {
  const scratch = scratchFolder("minimise-");
  try {
    const config = { ...options.project.config, judge: null };
    await using gateway = await startCaseGateway(config, options.env);
    return await search({ ...options, config, gateway, scratch });
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
}

/** Writes the smaller case. Refuses if the case's files changed in the meantime. */
export async function writeMinimised(folder: string, { files, removed }: MinimisedCase): Promise<void> {
  if (canonicalJson(readCaseFiles(folder)) !== canonicalJson(files.before)) {
    throw new ReplayKitError("conflict", `the files of ${folder} changed while it was minimised; nothing was written`, {
      hint: `npx replaykit case minimise ${basename(folder)}`,
    });
  }
  const day = nodePlatform.now().toISOString().slice(0, 10);
  await writeCaseFolder(folder, withRecord(files.after, removed, day));
}

async function search(options: OracleOptions): Promise<MinimisedCase> {
  const before = readCaseFiles(options.folder);
  const loaded = loadCase(before, basename(options.folder));
  const { against } = options;
  refuseUnfit(before, loaded, options);
  const oracle = new Oracle(before, loaded, options);
  await oracle.begin();
  const isFixKnown = loaded.case.state === "guard" || against !== undefined;
  let removed: CaseUnit[] = [];
  /** Removes as many of these units as possible and returns the rest. */
  async function reduce<U extends CaseUnit>(units: readonly U[]): Promise<U[]> {
    const stay = await smallest(units, (kept) => oracle.stands([...removed, ...without(units, kept)]));
    removed = [...removed, ...without(units, stay)];
    return stay;
  }
  await reduce(apartUnits(loaded));
  // An open case's fixtures may serve a fix that does not exist yet.
  if (isFixKnown) await reduce(fixtureUnits(loaded));
  await reduce(eventUnits(loaded));
  const left = loadCase(withoutUnits(before, loaded, removed), basename(options.folder));
  for (let fields = fieldUnits(left); fields.length > 0; ) fields = innerFieldUnits(left, await reduce(fields));
  // A user turn may be the cause of the failure, so turns are removed only if both agents can be replayed.
  if (against !== undefined) await reduce(turnUnits(loaded));
  const after = withoutUnits(before, loaded, removed);
  const { replays, complete } = oracle.spent();
  return { files: { before, after }, removed, replays, complete, fix_unknown: !isFixKnown };
}

function without<U>(units: readonly U[], kept: readonly U[]): U[] {
  const stay = new Set(kept);
  return units.filter((unit) => !stay.has(unit));
}

/** Refuses cases that cannot be replayed reliably without a live call. */
function refuseUnfit(
  files: CaseFiles,
  loaded: LoadedCase,
  { folder, config, against, ...options }: OracleOptions,
): void {
  const { case: replayCase, trace } = loaded;
  const { id, replay, state, scenario } = replayCase;
  const errors = lintCase({ files, folder, config, today: today() }).filter(({ level }) => level === "error");
  if (errors[0]) {
    const hint = `npx replaykit lint ${id}`;
    throw new ReplayKitError("lint_failed", `${id} is not sound: ${errors[0].message}`, { hint });
  }
  if (state === "retired") throw refusal(id, "it is retired, so that no replay judges it", `npx replaykit case`);
  const live =
    typeof replay.tools === "string" ? [] : Object.entries(replay.tools).filter(([, mode]) => mode === "live");
  if (live[0]) {
    throw refusal(
      id,
      `its tool ${live[0][0]} is live`,
      `record its answers: npx replaykit case fixtures add ${id} <trace>`,
    );
  }
  if (scenario.mode === "simulated") {
    throw refusal(id, "its user is made up anew in every replay", "set scenario.mode: scripted");
  }
  const agent = replayCase.agent ?? trace.agent?.name;
  for (const command of against === undefined
    ? [options.runner.runnerCommand]
    : [options.runner.runnerCommand, against]) {
    const runner = chooseRunner(config, { case: replayCase, agent }, { command, shell: options.runner.shell });
    if (!reachesProviders({ runner })) continue;
    const why = "its runner may ask a live model past the gateway (network: allow, or a key in pass_env)";
    throw refusal(
      id,
      why,
      "take that out of the runner in replaykit.yaml, or pass --runner-cmd with one that has no key",
    );
  }
}
