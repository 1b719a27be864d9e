import { globSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import * as z from "zod";
import { effectLookup } from "../../src/core/effects.ts";
import { ReplayKitError } from "../../src/core/error.ts";
import { readTraces } from "../../src/core/formats/input/read-traces.ts";
import { type LoadedCase, loadCase } from "../../src/core/case/load-case.ts";
import { createRedactor, type Redactor } from "../../src/core/redact/redact.ts";
import { runFromTrace } from "../../src/core/run/run-from-trace.ts";
import { scaffoldCase } from "../../src/core/scaffold/scaffold.ts";
import type { Effects } from "../../src/core/schema/effect.ts";
import type { Run } from "../../src/core/schema/run.ts";
import type { TraceRun } from "../../src/core/schema/trace.ts";
import { decideAttempt } from "../../src/core/verdict/attempt/decide-attempt.ts";
import { hmacKeyedHash, nodePlatform } from "../../src/node/platform.ts";
import { corpusPath } from "../../test/support/corpora.ts";
import { readTrials, tauEffects, tauTerminalTools } from "../../test/support/tau-bench.ts";

/** A real run with a grader's label. */
export interface LabelledRun {
  name: string;
  /** Runs of one task form a group. */
  task: string;
  right: boolean;
  trace: TraceRun;
}

/** A project's knowledge of its tools. */
export interface Knowledge {
  name: string;
  effects: Effects;
  terminal_tools: string[];
}

export const declared: Knowledge = { name: "effects declared", effects: tauEffects, terminal_tools: tauTerminalTools };
export const guessed: Knowledge = { name: "effects guessed", effects: {}, terminal_tools: [] };

/** The available runs of tau-bench and tau2-bench. */
export function labelledRuns(): LabelledRun[] {
  const tau = corpusPath("tau-bench");
  const tau2 = corpusPath("tau2-bench");
  return [...(tau === undefined ? [] : tauRuns(tau)), ...(tau2 === undefined ? [] : tau2Runs(tau2))];
}

function tauRuns(folder: string): LabelledRun[] {
  return readTrials(folder).map(({ task, trial, right, trace }) => ({
    name: `tau ${task}/${trial}`,
    task: `tau ${task}`,
    right,
    trace,
  }));
}

const resultsSchema = z.looseObject({
  info: z.looseObject({ environment_info: z.looseObject({ domain_name: z.string() }) }),
  simulations: z.array(z.looseObject({ task_id: z.string(), reward_info: z.looseObject({ reward: z.number() }) })),
});

function tau2Runs(folder: string): LabelledRun[] {
  return globSync("*.results.json", { cwd: folder })
    .toSorted()
    .flatMap((file) => {
      const text = readFileSync(join(folder, file), "utf8");
      const { info, simulations } = resultsSchema.parse(JSON.parse(text));
      const traces = readTraces({ name: file, text }, { platform: nodePlatform });
      return simulations.flatMap(({ task_id, reward_info }, index): LabelledRun[] => {
        const task = `tau2 ${info.environment_info.domain_name} ${task_id}`;
        const trace = traces[index]?.trace;
        const name = `${task} of ${basename(file, ".results.json")}`;
        return trace === undefined ? [] : [{ name, task, right: reward_info.reward === 1, trace }];
      });
    });
}

export interface LabelledCase {
  loaded: LoadedCase;
  redactor: Redactor;
  recorded: Run;
  knowledge: Knowledge;
}

/** The case that scaffold makes of a failed run with the grader's expectation, or the error if it makes none. */
export function caseOf({ trace }: LabelledRun, knowledge: Knowledge): LabelledCase | ReplayKitError {
  const redactor = createRedactor({ keyedHash: hmacKeyedHash(Buffer.from("sharp")) });
  const { effects: configEffects, terminal_tools } = knowledge;
  try {
    const { files } = scaffoldCase({
      trace,
      id: "sharp",
      configEffects,
      terminal_tools,
      platform: nodePlatform,
      redactor,
    });
    const loaded = loadCase(files, "sharp");
    const recorded = runFromTrace(loaded.trace, effectLookup(loaded.case.effects, configEffects));
    return { loaded, redactor, recorded, knowledge };
  } catch (error) {
    if (error instanceof ReplayKitError) return error;
    throw error;
  }
}

/** The verdict of a case on another run, as if that run were an attempt. */
export function verdictOn({ loaded, redactor, recorded, knowledge }: LabelledCase, run: LabelledRun | Run) {
  const effects = effectLookup(loaded.case.effects, knowledge.effects);
  const attempt = "trace" in run ? runFromTrace(redactor.redact(run.trace), effects) : run;
  return decideAttempt({ case: loaded.case, run: attempt, recorded, terminal_tools: knowledge.terminal_tools });
}
