import { plural } from "../checks/check-result.ts";
import type { CaseResult } from "../schema/result.ts";
import type { Verdict } from "../schema/attempt-result.ts";

/** What is replayed beside the case: `group`, another case of its failure; `other ids`, the case about other things; `guard`, a guard of the same agent; `control`, a good run. */
export type WithheldKind = "group" | "other ids" | "guard" | "control";

/** `held`: as a right agent does; `failed`: not so, and the change is to blame; `undecided`: nobody can say. */
export type Holding = "held" | "failed" | "undecided";

/** One of the replays behind a verification. What was withheld is told by kind and verdict only: its names would tell the next fix what to memorise. */
export interface RepairReplay {
  kind: "case" | WithheldKind;
  verdict: Verdict;
  held: Holding;
}

export interface RepairVerdict {
  verdict: "verified" | "rejected" | "unproven";
  /** One sentence for the author of the fix. */
  reason: string;
  /** What would make it provable, where it is unproven. */
  hint?: string;
  replays: RepairReplay[];
}

export interface RepairInput {
  subject: CaseResult;
  /** How the case ends on the base; `undefined`: it was not tried. */
  subjectOnBase: Pick<CaseResult, "verdict" | "reason"> | undefined;
  /** `onBase`: how it ends there, where it was tried. */
  withheld: readonly { kind: WithheldKind; result: CaseResult; onBase?: Verdict | undefined }[];
  /** Why the code ran on the machine itself. */
  notSandboxed: string | undefined;
}

/** One verdict on a fix: the case and all that was withheld must hold on the head, and the failure must be there on the base. */
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
  // What fails on the base too does not tell one change from another.
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
  if (kind === "case") return `the case itself is ${verdict}: ${subject.reason}${more}`;
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
      reason: `the case is ${subject.standing}: ${subject.reason}${more}`,
      hint: subject.commands.add_recordings ?? subject.commands.reproduce,
    };
  return {
    reason: `${kindWords[kind]} is undecided (${verdict})${more}`,
    hint: "the fix may ask for something that was never recorded: replay the guards and the cases of its group to see what",
  };
}

/** A fix that was seen on its own case only may know it by heart, and one that never met a good run may do nothing at all. */
function lacking(kinds: ReadonlySet<RepairReplay["kind"]>): { reason: string; hint: string } | undefined {
  if (!kinds.has("group") && !kinds.has("other ids"))
    return {
      reason: "the fix cannot be told from one that knows this case by heart",
      hint: "add another case of this failure to the base (`npx replaykit promote`)",
    };
  if (!kinds.has("guard") && !kinds.has("control"))
    return {
      reason: "the fix cannot be told from an agent that no longer does its work",
      hint: "name a good run with --control, or guard another case of this agent on the base",
    };
  return undefined;
}
