import * as z from "zod";
import { ReplayKitError } from "../../../core/error.ts";
import type { AttemptResult } from "../../../core/schema/attempt-result.ts";
import { liveReason } from "../../../core/verdict/attempt/evidence.ts";
import { nodePlatform } from "../../platform.ts";
import { openReason, type PreparedCase } from "../plan/prepare-case.ts";
import type { ReplayContext } from "../replay-context.ts";
import { type AttemptSubject, runAttempt } from "./run-attempt.ts";

const unseenSchema = z.looseObject({ uncontrolled: z.array(z.string()).min(1) });

type RecordedCase = Pick<PreparedCase, "routing"> & { loaded: { trace: { source?: unknown } } };
type Surroundings = { gateway?: Pick<NonNullable<ReplayContext["gateway"]>, "sandbox"> | undefined };

/**
 * Refuses a case whose recording has an unseen tool call, if there is no sandbox: the call would run for real, and only
 * a sandbox throws its writes away. `sandbox: off` accepts that.
 */
export async function assertContained(
  { loaded, routing }: RecordedCase,
  { gateway, sandbox }: Surroundings & { sandbox: ReplayContext["config"]["sandbox"] },
): Promise<void> {
  const parsed = unseenSchema.safeParse(loaded.trace.source);
  if (!parsed.success || sandbox === "off") return;
  const { tools, effects } = routing.config;
  const real = parsed.data.uncontrolled.filter((tool) => !Object.hasOwn(tools, tool) && effects[tool] !== "pure");
  const opened = real.length === 0 ? undefined : await gateway?.sandbox;
  if (opened?.reason === undefined) return;
  throw new ReplayKitError(
    "runner_failed",
    `${real.join(", ")} ran unseen when this run was recorded, and would run for real here, where there is no sandbox: ${opened.reason}`,
    {
      hint: "name its function under `tools` in replaykit.yaml and record the run again; `sandbox: off` accepts that it runs",
    },
  );
}

/**
 * Repeats the first attempt of a sampled case in a fresh process. If they differ, the warm attempt becomes an error.
 */
export async function verifyIsolation(
  attempts: AttemptResult[],
  subject: AttemptSubject,
  context: ReplayContext,
): Promise<void> {
  const { prepared } = subject;
  const [warm] = attempts;
  if (!context.verifyIsolation || prepared.runner.config.mode !== "jsonl" || !warm) return;
  if (!isSampled(prepared.loaded.case.id) || liveReason(attempts, openReason(prepared)) !== undefined) return;
  const fresh = await runAttempt(subject, context);
  const breach = fresh && isolationBreach(warm, fresh);
  if (breach !== undefined) attempts[0] = { ...warm, verdict: "error", reason: breach };
}

/** Samples one case of ten, the same ones in every replay. */
function isSampled(caseId: string): boolean {
  return Number.parseInt(nodePlatform.hash(`isolation:${caseId}`).slice(0, 4), 16) % 10 === 0;
}

/** How a warm attempt differs from the same attempt in a fresh process; `undefined` if they agree. */
function isolationBreach(warm: AttemptResult, fresh: AttemptResult): string | undefined {
  if (fingerprintOf(warm) === fingerprintOf(fresh)) return undefined;
  const what = warm.verdict === fresh.verdict ? "other outcomes" : `${fresh.verdict} instead of ${warm.verdict}`;
  return `the warm runner keeps state between cases: in a fresh process this case gives ${what}`;
}

/** Everything except what differs between any two attempts: times, exit and cost. */
function fingerprintOf(result: AttemptResult): string {
  return JSON.stringify({ ...result, duration_ms: 0, exit: undefined, spend: undefined, judge_spend: undefined });
}
