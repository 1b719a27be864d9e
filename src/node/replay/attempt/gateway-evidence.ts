import type { effectLookup } from "../../../core/effects.ts";
import { shortJson } from "../../../core/matching/short-json.ts";
import type { Redactor } from "../../../core/redact/redact.ts";
import { type Aliases, recordedName } from "../../../core/replay/recorded-run.ts";
import { countOfUnknownOrigin } from "../../../core/replay/text-error.ts";
import { pairCalls } from "../../../core/run/complete-calls.ts";
import { isFunctionAnswer } from "../../../core/run/function-answer.ts";
import { fillUnseen } from "../../../core/run/fill-unseen.ts";
import { runFromTrace } from "../../../core/run/run-from-trace.ts";
import { uncontrolledCalls, uncontrolledWrite } from "../../../core/run/uncontrolled-calls.ts";
import type { RecordedCall, ToolFixtures } from "../../../core/schema/fixtures.ts";
import type { Json } from "../../../core/schema/json.ts";
import type { EvidenceCounts, PooledAnswer, Spend } from "../../../core/schema/attempt-result.ts";
import type { Run } from "../../../core/schema/run.ts";
import { observedTrace, type RunHead } from "../../../gateway/observed-trace.ts";
import type { RunEnd } from "../../../gateway/run-end.ts";
import { type Observation, recordedExchanges, routedIn } from "../../../gateway/observation.ts";
import type { Session } from "../../../gateway/session.ts";
import type { SimulatedUser } from "../../judge/simulated-model-user.ts";
import { compact } from "../../../core/compact.ts";
import type { ToolEvidence } from "./tool-evidence.ts";

interface EndedRun {
  written: Run | undefined;
  end: RunEnd | undefined;
  effects: ReturnType<typeof effectLookup>;
  fixtures: ToolFixtures;
  aliases: Aliases;
  runId: string;
  /** Tools whose call ends a run. */
  endings: readonly string[];
  isolated: boolean;
  unconsumed: number;
  redactor: Redactor;
  user: SimulatedUser | undefined;
  pooled: readonly PooledAnswer[];
  /** Number of recorded model answers before the first live one. */
  liveAfter: number | undefined;
}

export function sumOf(left: Spend, right: Spend): Spend {
  return { usd: left.usd + right.usd, tokens: left.tokens + right.tokens };
}

/** Evidence of the gateway; `undefined` if it saw nothing, so that the runner's report has to do. */
export function evidenceOf(
  session: Session,
  { written, end, effects, fixtures, aliases, runId, endings, isolated, redactor, user, pooled, ...answered }: EndedRun,
): ToolEvidence | undefined {
  const observations = session.observations();
  if (observations.length === 0 && session.misses().length === 0) return undefined;
  const head = headOf(session, { runId, written, end, endings, isolated, fixtures, aliases, redactor });
  const { trace, uncontrolled: carried, declined, passed } = observedTrace(observations, head);
  const reported = written?.calls ?? [];
  const tools = carried.map(({ tool }) => tool);
  const uncontrolled = uncontrolledCalls({ reported, passed, carried: tools, effects, endings });
  const shown = redactor.redact(trace);
  const seen = runFromTrace(shown, effects);
  const misses = [...session.misses()];
  const models = observations.filter(({ type }) => type === "model");
  const wasLive = models.some(({ how }) => how === "live");
  const counts = countsOf(session, {
    missed: misses.length + session.erredReads(),
    uncontrolled: uncontrolled.length,
    isolated,
    unconsumed: answered.unconsumed,
    ...compact({
      live_after: wasLive ? answered.liveAfter : undefined,
      text_errors: countOfUnknownOrigin(seen.calls, fixtures) || undefined,
      declined: declined.length || undefined,
      user: user && session.simulatedTurns() > 0 ? user.by : undefined,
    }),
  });
  const mismatch = uncontrolledWrite(uncontrolled, effects, head.isRouted) ?? (written && mismatchOf(seen, written));
  return {
    counts,
    misses,
    run: written ? fillUnseen(written, seen, models.length) : seen,
    trace: shown,
    model_calls: models.length,
    ...compact({
      exchanges: wasLive ? recordedExchanges(observations, redactor) : undefined,
      pooled,
      mismatch,
    }),
  };
}

/** What is known of the run besides its calls. An agent's output counts more than how its process ended. */
function headOf(
  session: Session,
  {
    runId,
    written,
    end,
    endings,
    isolated,
    fixtures,
    aliases,
    redactor,
  }: Omit<EndedRun, "effects" | "user" | "pooled" | "unconsumed" | "liveAfter">,
): RunHead {
  const passed = session.observations().flatMap((seen) => (seen.type === "tool" ? [seen.call] : []));
  return {
    run_id: runId,
    end: end && written ? { ...end, code: 0, timed_out: false } : end,
    isRouted: isolated ? routedIn(session.routing(), written?.calls) : undefined,
    isFunctionAnswer: (tool, answer) =>
      isFunctionAnswer(
        redactor.redact(answer),
        outputsOf(fixtures.calls, recordedName(tool, aliases)),
        redactor.redact(outputsOf(passed, tool)),
      ),
    endings,
  };
}

function outputsOf(calls: readonly RecordedCall[], of: string): Json[] {
  return calls.flatMap(({ tool, output }) => (tool === of && output !== undefined ? [output] : []));
}

function countsOf(
  session: Session,
  rest: Pick<
    EvidenceCounts,
    "isolated" | "missed" | "uncontrolled" | "unconsumed" | "live_after" | "text_errors" | "declined" | "user"
  >,
): EvidenceCounts {
  const observations = session.observations();
  const count = (...how: Observation["how"][]) => observations.filter((seen) => how.includes(seen.how)).length;
  return {
    basis: "observed",
    served: count("served"),
    simulated: count("simulated") + session.simulatedTurns(),
    blocked: count("blocked"),
    live: count("live") + (rest.user === "model" ? session.simulatedTurns() : 0),
    ...rest,
  };
}

/** The gateway's evidence wins: a write that it saw and the runner does not report is a contradiction. */
function mismatchOf(seen: Run, written: Run): string | undefined {
  const reported = new Set(pairCalls(written.calls, seen.calls));
  const call = seen.calls.find((one) => one.effect === "write" && !reported.has(one));
  if (call === undefined) return undefined;
  const what = `${call.tool} ${shortJson(call.args, 80)}, which the runner's output does not report`;
  const passed = call.output !== undefined || call.error !== undefined;
  return passed
    ? `report mismatch: the gateway saw ${what}`
    : `report mismatch: a model asked for ${what}; route it, so that a replay sees whether it is made (docs/gateway.md)`;
}
