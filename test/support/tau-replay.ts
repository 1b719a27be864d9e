import * as z from "zod";
import { compact } from "../../src/core/compact.ts";
import { effectLookup } from "../../src/core/effects.ts";
import type { LoadedCase } from "../../src/core/case/load-case.ts";
import { createRedactor } from "../../src/core/redact/redact.ts";
import type { ReadPool } from "../../src/core/fixtures/read-pool.ts";
import { runFromOutput } from "../../src/core/run/run-from-output.ts";
import { runFromTrace } from "../../src/core/run/run-from-trace.ts";
import { type Json, jsonSchema } from "../../src/core/schema/json.ts";
import type { AttemptResult } from "../../src/core/schema/attempt-result.ts";
import { runOutputSchema } from "../../src/core/schema/run-output.ts";
import { decideAttempt } from "../../src/core/verdict/attempt/decide-attempt.ts";
import type { CaseGateway } from "../../src/node/replay/attempt/case-gateway.ts";
import { hmacKeyedHash } from "../../src/node/platform.ts";
import { type Trial, tauEffects, tauTerminalTools } from "./tau-bench.ts";

const effects = effectLookup(tauEffects);

/** How the gateway answered one call of a trial. */
export interface ReplayedCall {
  tool: string;
  args: Json;
  how: z.infer<typeof answerSchema>["how"];
}

export interface ReplayedTrial {
  result: AttemptResult;
  calls: ReplayedCall[];
}

/**
 * Replays a trial as an agent would: posts its tool calls to the gateway in order, whatever the answers, and returns what it said as its
 * output. The attempt has a redaction key of its own, as every attempt has.
 */
export async function replayTrial(
  gateway: CaseGateway,
  loaded: LoadedCase,
  trial: Trial,
  pool?: ReadPool,
): Promise<ReplayedTrial> {
  const redactor = createRedactor({ keyedHash: hmacKeyedHash(Buffer.from(`attempt ${trial.task}/${trial.trial}`)) });
  const session = await gateway.open({
    loaded,
    attempt: 1,
    seed: 1,
    pool,
    redactor,
    network: true,
    place: { cwd: ".", env: {} },
  });
  const address = session.env["REPLAYKIT_GATEWAY_URL"] ?? "";
  const made = runFromTrace(trial.trace, effects);
  const calls: ReplayedCall[] = [];
  const told: Json[] = [];
  for (const { tool, args, group, output } of made.calls) {
    const { how, id, ...answer } = await post(`${address}/tools/${tool}`, { args });
    if (how === "run") await post(`${address}/tools/${tool}/result`, { id, output: output ?? null });
    calls.push({ tool, args, how });
    told.push({
      tool_name: tool,
      tool_args: args,
      tool_output: answer.output ?? null,
      error: answer.error ?? null,
      ...compact({ group }),
    });
  }
  const output = runOutputSchema.parse({
    status: trial.trace.status,
    final_output: made.final_output,
    tool_calls: told,
    events: trial.trace.events.filter(({ type }) => type !== "tool_call" && type !== "tool_result"),
  });
  const run = runFromOutput(redactor.redact(output), effects);
  const evidence = await session.finish(run, { code: 0, timed_out: false, stderr: "" });
  const result = decideAttempt({
    case: loaded.case,
    run,
    recorded: runFromTrace(loaded.trace, effects),
    failure: evidence?.mismatch,
    counts: evidence?.counts,
    misses: evidence?.misses,
    pooled: evidence?.pooled,
    terminal_tools: tauTerminalTools,
  });
  return { result, calls };
}

const answerSchema = z.looseObject({
  how: z.enum(["served", "simulated", "run", "missed"]),
  id: z.string().optional(),
  output: jsonSchema.optional(),
  error: jsonSchema.optional(),
});

async function post(url: string, body: object): Promise<z.infer<typeof answerSchema>> {
  const response = await fetch(url, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  const answer: unknown = await response.json();
  return answerSchema.parse({ how: "run", ...(typeof answer === "object" ? answer : {}) });
}
