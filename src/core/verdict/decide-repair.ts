import { fullReason } from "./not-exercised.ts";
import { plural } from "../checks/check-result.ts";
import type { CaseResult } from "../schema/result.ts";
import type { Verdict } from "../schema/attempt-result.ts";

/**
 * What is replayed in addition to the case: `group`, another case of the same failure; `other ids`, the same case with
 * other ids; `guard`, a guard of the same agent; `control`, a good run.
 */
export type WithheldKind = "group" | "other ids" | "guard" | "control";

/** `held`: as from a correct agent; `failed`: not so, because of the change; `undecided`: the replay does not tell. */
export type Holding = "held" | "failed" | "undecided";

/**
 * One replay behind a verification. A withheld case is reported by kind and verdict only: its name would tell the next
 * fix what to memorise.
 */
export interface RepairReplay {
  kind: "case" | WithheldKind;
  verdict: Verdict;
  held: Holding;
}

export interface RepairVerdict {
  verdict: "verified" | "rejected" | "unproven";
  /** One sentence for the author of the fix. */
  reason: string;
  /** What would make an unproven fix provable. */
  hint?: string;
  replays: RepairReplay[];
}

export interface RepairInput {
  subject: CaseResult;
  /** How the case ends on the base; `undefined` if it was not tried there. */
  subjectOnBase: Pick<CaseResult, "verdict" | "reason"> | undefined;
  /** `onBase`: how the case ends on the base, if it was tried there. */
  withheld: readonly { kind: WithheldKind; result: CaseResult; onBase?: Verdict | undefined }[];
  /** Why the code ran without a sandbox; `undefined` if it had one. */
  notSandboxed: string | undefined;
}

/**
 * Decides whether a fix is verified: the case and all withheld cases must hold on the head, and the base must show the
 * failure.
 */
export function decideRepair({ subject, subjectOnBase, withheld, notSandboxed }: RepairInput): RepairVerdict {
  const replays: RepairReplay[] = [
    { kind: "case", verdict: subject.verdict, held: holdingOf(subject, "case", subjectOnBase?.verdict) },
    ...withheld.map(({ kind, result, onBase }) => ({
      kind,
      verdict: result.verdict,
      held: holdingOf(result, kind, onBase ?? result.base?.verdict),
    })),
  ];
  const failed = replays.filter(({ held }) => held === "failed");
  const [first] = failed;
  if (first) return { verdict: "rejected", reason: rejection(first, failed.length, subject), replays };
  const doubt = doubtOf({ replays, subject, subjectOnBase, notSandboxed });
  if (doubt) return { verdict: "unproven", ...doubt, replays };
  const others = plural(replays.length - 1, "withheld case");
  return { verdict: "verified", reason: `the case is fixed, and ${others} hold as well`, replays };
}

function holdingOf(
  { verdict, standing, blocks }: CaseResult,
  kind: RepairReplay["kind"],
  onBase: Verdict | undefined,
): Holding {
  if (standing === "newly-fixed" || standing === "holding") return "held";
  if (verdict === "inconclusive") return "undecided";
  // A case that also fails on the base says nothing about this change.
  const heldBefore = onBase === undefined || onBase === "fixed";
  if (kind === "guard" || kind === "control") return blocks && heldBefore ? "failed" : "undecided";
  return verdict === "fixed" ? "undecided" : "failed";
}

const kindWords: Record<WithheldKind, string> = {
  group: "another case of the same failure",
  "other ids": "the same case with other ids",
  guard: "a guard of the same agent",
  control: "a good run that must stay as it is",
};

function rejection({ kind, verdict }: RepairReplay, count: number, subject: CaseResult): string {
  const more = count > 1 ? ` (and ${count - 1} more)` : "";
  if (kind === "case") return `the case itself is ${verdict}: ${fullReason(subject)}${more}`;
  return `the case is fixed, but ${kindWords[kind]} is ${verdict}${more}: fix the cause, not this case`;
}

interface Doubts extends Omit<RepairInput, "withheld"> {
  replays: readonly RepairReplay[];
}

function doubtOf({
  replays,
  subject,
  subjectOnBase,
  notSandboxed,
}: Doubts): { reason: string; hint: string } | undefined {
  if (subjectOnBase?.verdict !== "reproduced") return notOnBase(subjectOnBase);
  if (notSandboxed !== undefined) {
    return {
      reason: `the code ran without a sandbox (${notSandboxed})`,
      hint: "run it where a sandbox works; `sandbox: off` in the base's replaykit.yaml accepts that it has none",
    };
  }
  if (subject.weak !== undefined)
    return { reason: `the case is weak: ${subject.weak}`, hint: "give it an assertion that needs work, then verify" };
  const open = replays.filter(({ held }) => held === "undecided");
  if (open[0]) return undecided(open[0], open.length, subject);
  return lacking(new Set(replays.map(({ kind }) => kind)));
}

function notOnBase(onBase: RepairInput["subjectOnBase"]): { reason: string; hint: string } {
  const how = onBase === undefined ? "was not tried there" : `is ${onBase.verdict} there: ${onBase.reason}`;
  const runs = onBase?.verdict === "fixed" || onBase?.verdict === "changed";
  return {
    reason: `the base does not show the failure (the case ${how}), so no fix can be shown`,
    hint: runs
      ? "name a base that still fails with --base"
      : "the base is checked out afresh: let `setup` of its runner in replaykit.yaml install what it needs",
  };
}

function undecided({ kind, verdict }: RepairReplay, count: number, subject: CaseResult) {
  const more = count > 1 ? ` (and ${count - 1} more)` : "";
  if (kind === "case")
    return {
      reason: `the case is ${subject.standing}: ${fullReason(subject)}${more}`,
      hint: subject.commands.add_recordings ?? subject.commands.reproduce,
    };
  return {
    reason: `${kindWords[kind]} is undecided (${verdict})${more}`,
    hint: "the fix may ask for something that was never recorded: replay the guards and the cases of its group to see what",
  };
}

/**
 * A fix that was seen only on its own case may have memorised it. Without a good run beside it, it may do nothing at
 * all.
 */
function lacking(kinds: ReadonlySet<RepairReplay["kind"]>): { reason: string; hint: string } | undefined {
  if (!kinds.has("group") && !kinds.has("other ids"))
    return {
      reason: "the fix cannot be told from one that memorised this case",
      hint: "add another case of this failure to the base (`npx replaykit promote`)",
    };
  if (!kinds.has("guard") && !kinds.has("control"))
    return {
      reason: "the fix cannot be told from an agent that no longer does its work",
      hint: "name a good run with --control, or guard another case of this agent on the base",
    };
  return undefined;
}
