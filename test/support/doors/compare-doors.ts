import { checkRun } from "../../../src/core/checks/check-run.ts";
import { describeCheck } from "../../../src/core/checks/write-check.ts";
import type { Check } from "../../../src/core/schema/check.ts";
import type { Outcome } from "../../../src/core/schema/attempt-result.ts";
import type { Run } from "../../../src/core/schema/run.ts";
import { detectSignatures } from "../../../src/core/signatures/detect-signatures.ts";
import { checksOfRun, needsOf } from "./checks-of-run.ts";
import { type Door, isOpenTo, type Need, notTold, type Source } from "./door.ts";
import { nativeDoor } from "./format-doors.ts";

/** A check that has another outcome through a door than through the native one. */
export interface Disagreement {
  door: string;
  run: string;
  kind: Check["kind"] | "signature" | "not played";
  check: string;
  native: string;
  came: string;
}

/** The start of the message of a check that cannot see what it needs. */
const notSeen = "not visible in this run";

/** A run as the native door reads it, with its checks and their outcomes: every other door is compared with it. */
export interface Reference {
  source: Source;
  run: Run;
  checks: { check: Check; native: Outcome }[];
  signatures: Check[];
}

export async function referenceOf(source: Source): Promise<Reference> {
  const { run, trace } = await nativeDoor.play(source);
  const signatures = detectSignatures(trace ?? source.trace, run, optionsOf(source)).map(({ check }) => check);
  const checks = [...checksOfRun(run), ...signatures].map((check) => ({
    check,
    native: outcomeOf(run, check, source),
  }));
  return { source, run, checks, signatures };
}

/** The checks that differ through a door; `undefined` if the run cannot come in through it. */
export async function disagreementsOf(door: Door, reference: Reference): Promise<Disagreement[] | undefined> {
  const { source } = reference;
  if (!isOpenTo(door, source)) return undefined;
  const head = { door: door.name, run: source.name };
  const played = await door.play(source).catch((error: unknown) => String(error));
  if (typeof played === "string") return [{ ...head, kind: "not played", check: "", native: "a run", came: played }];
  const { run, trace } = played;
  const lacks = notTold(door, source);
  const outcomes = reference.checks.flatMap(({ check, native }): Disagreement[] => {
    const came = outcomeOf(run, check, source);
    if (agreement(native, came, check, { ...door, lacks })) return [];
    return [{ ...head, kind: check.kind, check: describeCheck(check), native: told(native), came: told(came) }];
  });
  const found = trace && detectSignatures({ ...trace, feedback: source.trace.feedback }, run, optionsOf(source));
  return [
    ...outcomes,
    ...(found
      ? signatureDifferences(
          found.map(({ check }) => check),
          reference,
          lacks,
          head,
        )
      : []),
  ];
}

function optionsOf({ terminal_tools, effects }: Source) {
  return { terminal_tools, effects };
}

function outcomeOf(run: Run, check: Check, { terminal_tools }: Source): Outcome {
  return checkRun(run, check, { terminal_tools });
}

/** Whether an outcome equals the native one, or the check needs a person and the door indeed lacks what it needs. */
export function agreement(
  native: Outcome,
  came: Outcome,
  check: Check,
  { lacks, ownTime = false }: Pick<Door, "lacks" | "ownTime">,
): boolean {
  if (came.outcome === native.outcome) return true;
  // If the native outcome is open, any outcome is right.
  if (native.outcome === "needs_human" || (ownTime && check.kind === "max_duration")) return true;
  const unseen = came.outcome === "needs_human" && came.message.includes(notSeen);
  return unseen && needsOf(check).some((need) => lacks.includes(need));
}

function told({ outcome, message }: Outcome): string {
  return `${outcome} (${message.slice(0, 160)})`;
}

/**
 * Signatures that are detected through only one of the two doors. Leaves out those that need something that the door or the native form
 * lacks.
 */
function signatureDifferences(
  found: Check[],
  { source, run, signatures }: Reference,
  lacks: readonly Need[],
  head: Pick<Disagreement, "door" | "run">,
): Disagreement[] {
  const seen = (check: Check) =>
    !needsOf(check).some((need) => lacks.includes(need)) && outcomeOf(run, check, source).outcome !== "needs_human";
  const [here, native] = [found, signatures].map((checks) => new Set(checks.filter(seen).map(describeCheck)));
  const missing = [...(native ?? [])].filter((check) => !here?.has(check));
  const extra = [...(here ?? [])].filter((check) => !native?.has(check));
  return [
    ...missing.map((check) => ({ ...head, kind: "signature" as const, check, native: "found", came: "not found" })),
    ...extra.map((check) => ({ ...head, kind: "signature" as const, check, native: "not found", came: "found" })),
  ];
}

/** Lines about the disagreements of one door: kind of check, how often, in how many runs, and the first example. */
export function disagreementLines(found: readonly Disagreement[]): string[] {
  const byKind = Map.groupBy(found, ({ kind }) => kind);
  return [...byKind].map(([kind, of]) => {
    const [first] = of;
    const runs = new Set(of.map(({ run }) => run)).size;
    const example = first && `${first.run}: ${first.check}: native ${first.native}, here ${first.came}`;
    return `${kind}: ${of.length} in ${runs} run(s), such as ${example}`;
  });
}
