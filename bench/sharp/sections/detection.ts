import { compact } from "../../../src/core/compact.ts";
import { effectLookup } from "../../../src/core/effects.ts";
import { ReplayKitError } from "../../../src/core/error.ts";
import { promoteCase } from "../../../src/core/promote/promote-case.ts";
import { createRedactor } from "../../../src/core/redact/redact.ts";
import { runFromTrace } from "../../../src/core/run/run-from-trace.ts";
import { configSchema } from "../../../src/core/schema/config.ts";
import type { TraceEvent, TraceRun } from "../../../src/core/schema/trace.ts";
import { detectSignatures } from "../../../src/core/signatures/detect-signatures.ts";
import { hmacKeyedHash, nodePlatform } from "../../../src/node/platform.ts";
import { corpusPath } from "../../../test/support/corpora.ts";
import type { BenchResult } from "../../bench-result.ts";
import { count, noConfusion, precision, printConfusion, total } from "../confusion.ts";
import { declared, guessed, type Knowledge, type LabelledRun, labelledRuns } from "../labelled-runs.ts";

const leastPrecision = 0.85;

/** Measures what is detected in runs without feedback, against their reward, and whether it can be promoted. */
export function run(): BenchResult[] {
  const runs = labelledRuns();
  if (corpusPath("agentdojo") === undefined) console.log("    AgentDojo is not here: measured apart");
  const corpora = [...new Set(runs.map(corpusOf))];
  return [
    ...[declared, guessed].flatMap((knowledge) =>
      corpora.map((corpus) =>
        detection(
          corpus,
          runs.filter((one) => corpusOf(one) === corpus),
          knowledge,
        ),
      ),
    ),
    promoted(runs),
  ];
}

function corpusOf({ task }: LabelledRun): string {
  return task.split(" ")[0] ?? "";
}

function withoutFeedback(trace: TraceRun): TraceRun {
  const { feedback: _said, ...rest } = trace;
  return rest;
}

function found(trace: TraceRun, { effects: known, terminal_tools }: Knowledge) {
  const effects = effectLookup({}, known);
  return detectSignatures(trace, runFromTrace(trace, effects), { terminal_tools, effects });
}

function detection(corpus: string, runs: LabelledRun[], knowledge: Knowledge): BenchResult {
  const confusion = noConfusion();
  for (const { name, right, trace } of runs) {
    const signatures = found(withoutFeedback(trace), knowledge);
    count(confusion, { said: signatures.length > 0, truth: !right });
    if (signatures.length > 0 && right)
      console.log(`    wrong: ${name}: ${signatures.map(({ why }) => why).join("; ")}`);
  }
  const { tp, fp, fn } = confusion;
  printConfusion(`${corpus}, ${knowledge.name}`, confusion, { said: "found", truth: "failed" });
  return {
    name: `${corpus}, ${knowledge.name}: precision where something is found, of ${tp + fp} (base rate ${((tp + fn) / total(confusion)).toFixed(2)}; at least ${leastPrecision})`,
    value: tp + fp === 0 ? 1 : precision(confusion),
    unit: "",
    ok: tp + fp === 0 || precision(confusion) >= leastPrecision,
  };
}

/** Runs whose last write fails while the agent reports success: silent failures as an inbox gets them. */
function promoted(runs: LabelledRun[]): BenchResult {
  const silent = runs.flatMap(({ name, trace }) => {
    const failed = withSilentFailure(withoutFeedback(trace));
    return failed === undefined ? [] : [{ name, trace: failed }];
  });
  let refused = 0;
  let seen = 0;
  for (const { name, trace } of silent) {
    if (!found(trace, declared).some(({ check }) => check.kind === "error_ignored")) continue;
    seen += 1;
    const fault = refusalOf(trace);
    if (fault === undefined) continue;
    refused += 1;
    console.log(`    refused: ${name}: ${fault}`);
  }
  const how = `of ${seen} that are found in ${silent.length} runs whose last write failed (none)`;
  return {
    name: `silent tool failures that cannot be promoted, ${how}`,
    value: refused,
    unit: "",
    budget: 0,
    ok: refused === 0 && seen >= 17,
  };
}

function withSilentFailure(trace: TraceRun): TraceRun | undefined {
  const last = trace.events.findLastIndex(
    (event) => event.type === "tool_call" && declared.effects[event.tool_name] === "write",
  );
  const call = trace.events[last];
  if (call?.type !== "tool_call") return undefined;
  const error = { kind: "tool" as const, message: "upstream timed out" };
  const result: TraceEvent = {
    type: "tool_result",
    error,
    ...compact({ call_id: call.call_id }),
  };
  const events = [
    ...trace.events.slice(0, last + 1),
    result,
    { type: "final_output" as const, content: "It is all set. Have a nice day!" },
  ];
  return { ...trace, status: "success", events };
}

function refusalOf(trace: TraceRun): string | undefined {
  const config = configSchema.parse({ effects: declared.effects, terminal_tools: declared.terminal_tools });
  const redactor = createRedactor({ keyedHash: hmacKeyedHash(Buffer.from("sharp")) });
  try {
    promoteCase({ trace, config, unmeasured: "a benchmark", platform: nodePlatform, redactor });
    return undefined;
  } catch (error) {
    if (error instanceof ReplayKitError) return error.message;
    throw error;
  }
}
