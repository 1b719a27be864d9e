import { readFileSync } from "node:fs";
import { join } from "node:path";
import * as z from "zod";
import { ReplayKitError } from "../../src/core/error.ts";
import { readTraces } from "../../src/core/formats/input/read-traces.ts";
import { type LoadedCase, loadCase } from "../../src/core/case/load-case.ts";
import { createRedactor, type Redactor } from "../../src/core/redact/redact.ts";
import { scaffoldCase } from "../../src/core/scaffold/scaffold.ts";
import type { ScaffoldInput } from "../../src/core/scaffold/scaffold-input.ts";
import type { CaseFiles } from "../../src/core/schema/case.ts";
import type { Effects } from "../../src/core/schema/effect.ts";
import type { TraceRun } from "../../src/core/schema/trace.ts";
import { hmacKeyedHash, nodePlatform } from "../../src/node/platform.ts";

const trialSchema = z.looseObject({ task_id: z.number(), trial: z.number(), reward: z.number() });

/** The effects of the airline's tools, from the benchmark's documentation. */
export const tauEffects: Effects = {
  calculate: "pure",
  think: "pure",
  get_reservation_details: "read",
  get_user_details: "read",
  list_all_airports: "read",
  search_direct_flight: "read",
  search_onestop_flight: "read",
  transfer_to_human_agents: "read",
  book_reservation: "write",
  cancel_reservation: "write",
  send_certificate: "write",
  update_reservation_baggages: "write",
  update_reservation_flights: "write",
  update_reservation_passengers: "write",
};

export const tauTerminalTools = ["transfer_to_human_agents"];

export interface Trial {
  task: number;
  trial: number;
  /** Whether the benchmark's reward says that the trial is right. */
  right: boolean;
  trace: TraceRun;
}

/** The trials of the corpus, four for each task. */
export function readTrials(folder: string): Trial[] {
  const text = readFileSync(join(folder, "airline-even-tasks.json"), "utf8");
  const labels = z.array(trialSchema).parse(JSON.parse(text));
  const traces = readTraces({ name: "airline-even-tasks.json", text }, { platform: nodePlatform });
  if (traces.length !== labels.length) throw new Error(`${traces.length} traces of ${labels.length} trials were read`);
  return labels.map(({ task_id, trial, reward }, index) => {
    const trace = traces[index]?.trace;
    if (!trace) throw new Error(`trial ${index} was not read`);
    return { task: task_id, trial, right: reward === 1, trace };
  });
}

export interface TrialCase {
  files: CaseFiles;
  loaded: LoadedCase;
  redactor: Redactor;
}

/** The case that promote would make from a failed trial, or `undefined` if it needs an expectation. */
export function caseOfTrial(trial: Trial): TrialCase | undefined {
  try {
    return scaffolded(trial, {});
  } catch (error) {
    if (error instanceof ReplayKitError && error.code === "expectation_needed") return undefined;
    throw error;
  }
}

/** A case with the recordings of any trial and checks that say nothing about the task, because right trials make no case. */
export function recordingsOfTrial(trial: Trial): TrialCase {
  return scaffolded(trial, {
    signatures: [
      { kind: "status_is", status: "success" },
      { kind: "max_steps", count: 1000 },
    ],
    assertions: [{ kind: "status_is", status: "error" }],
  });
}

function scaffolded(
  { trace, task, trial }: Trial,
  checks: Pick<ScaffoldInput, "signatures" | "assertions">,
): TrialCase {
  const redactor = createRedactor({ keyedHash: hmacKeyedHash(Buffer.from("corpus")) });
  const id = `task-${task}-trial-${trial}`;
  const { files } = scaffoldCase({
    trace,
    id,
    configEffects: tauEffects,
    terminal_tools: tauTerminalTools,
    platform: nodePlatform,
    redactor,
    ...checks,
  });
  return { files, loaded: loadCase(files, id), redactor };
}
