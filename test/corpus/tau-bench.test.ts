import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import * as z from "zod";
import { effectLookup } from "../../src/core/effects.ts";
import { ReplayKitError } from "../../src/core/error.ts";
import { readTraces } from "../../src/core/formats/read-traces.ts";
import { loadCase } from "../../src/core/load-case.ts";
import { createRedactor } from "../../src/core/redact/redact.ts";
import { runFromTrace } from "../../src/core/run/run-from-trace.ts";
import { scaffoldCase } from "../../src/core/scaffold.ts";
import type { Effects } from "../../src/core/schema/effect.ts";
import type { Verdict } from "../../src/core/schema/result.ts";
import type { TraceRun } from "../../src/core/schema/trace.ts";
import { judgeAttempt } from "../../src/core/verdict/judge-attempt.ts";
import { hmacKeyedHash, nodePlatform } from "../../src/node/platform.ts";
import { corpusPath } from "../support/corpora.ts";

const corpus = corpusPath("tau-bench");

const trialSchema = z.looseObject({ task_id: z.number(), trial: z.number(), reward: z.number() });

/** What the airline's tools do, as the bench's own documentation lists them. */
const effects: Effects = {
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

interface Trial {
  task: number;
  trial: number;
  right: boolean;
  trace: TraceRun;
}

function readTrials(folder: string): Trial[] {
  const text = readFileSync(join(folder, "airline-even-tasks.json"), "utf8");
  const labels = z.array(trialSchema).parse(JSON.parse(text));
  const traces = readTraces({ name: "airline-even-tasks.json", text }, { platform: nodePlatform });
  expect(traces).toHaveLength(labels.length);
  return labels.map(({ task_id, trial, reward }, index) => {
    const trace = traces[index]?.trace;
    if (!trace) throw new Error(`trial ${index} was not read`);
    return { task: task_id, trial, right: reward === 1, trace };
  });
}

/** A case made from a failed trial, as promote would make it, or `undefined` where it needs an expectation. */
function caseOf({ trace, task, trial }: Trial) {
  const redactor = createRedactor({ keyedHash: hmacKeyedHash(Buffer.from("corpus")) });
  try {
    const { files } = scaffoldCase({
      trace,
      id: `task-${task}-trial-${trial}`,
      effects,
      terminal_tools: ["transfer_to_human_agents"],
      platform: nodePlatform,
      redactor,
    });
    return { loaded: loadCase(files, `task-${task}-trial-${trial}`), redactor };
  } catch (error) {
    if (error instanceof ReplayKitError && error.code === "expectation_needed") return undefined;
    throw error;
  }
}

describe.runIf(corpus !== undefined)("tau-bench: failed trials become cases, the other trials are the runners", () => {
  it("reproduces every source and agrees with the rewards", () => {
    const trials = readTrials(corpus ?? "");
    const tally = { cases: 0, reproduced: 0, needsExpectation: [] as string[], tp: 0, fp: 0, fn: 0, tn: 0 };
    const disagreements: string[] = [];
    for (const failed of trials.filter(({ right }) => !right)) {
      const made = caseOf(failed);
      if (!made) {
        tally.needsExpectation.push(`${failed.task}/${failed.trial}`);
        continue;
      }
      tally.cases += 1;
      const verdictOf = (trace: TraceRun): Verdict => {
        const run = runFromTrace(made.redactor.redact(trace), effectLookup(effects));
        return judgeAttempt({
          case: made.loaded.case,
          run,
          recorded: runFromTrace(made.loaded.trace, effectLookup(effects)),
        }).verdict;
      };
      if (verdictOf(failed.trace) === "reproduced") tally.reproduced += 1;
      for (const other of trials.filter((trial) => trial.task === failed.task && trial.trial !== failed.trial)) {
        const fixed = verdictOf(other.trace) === "fixed";
        if (fixed) tally[other.right ? "tp" : "fp"] += 1;
        else tally[other.right ? "fn" : "tn"] += 1;
        if (fixed !== other.right) disagreements.push(`${failed.task}/${failed.trial} by ${other.trial}`);
      }
    }
    const { tp, fp, fn, tn } = tally;
    const total = tp + fp + fn + tn;
    console.log(
      `tau-bench: ${tally.cases} cases, ${tally.reproduced} reproduced on their source, needs an expectation: ${tally.needsExpectation.join(", ") || "none"}; ` +
        `precision ${(tp / (tp + fp)).toFixed(3)}, recall ${(tp / (tp + fn)).toFixed(3)}, agreement ${((tp + tn) / total).toFixed(3)} of ${total}` +
        (disagreements.length > 0 ? `; disagreements: ${disagreements.join(", ")}` : ""),
    );
    expect(tally.cases).toBeGreaterThan(0);
    expect(tally.reproduced).toBe(tally.cases);
    expect((tp + tn) / total).toBeGreaterThanOrEqual(0.97);
  });
});
