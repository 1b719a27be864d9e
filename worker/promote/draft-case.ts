import { checkValue } from "../../src/core/case/format-case-yaml.ts";
import { ReplayKitError } from "../../src/core/error.ts";
import type { Promotion } from "../../src/core/promote/promotion.ts";
import type { Check } from "../../src/core/schema/check.ts";
import type { PromoteRequest } from "../../src/api/schema/promote-request.ts";
import { type CheckList, type PromotionSource, readChecks } from "./promote-run.ts";

/** A check that the dialog offers; `key` is its name in the form. */
export interface OfferedCheck {
  key: string;
  check: Check;
  ticked: boolean;
}

/**
 * The form's state of one list. Every check is ticked unless somebody unticked it, so a check that returns keeps its
 * choice.
 */
export interface Choice {
  /** Keys of the checks that were shown. */
  shown: string[];
  ticked: string[];
  /** Keys that were unticked before and have not been shown since. */
  off: string[];
}

export type Choices = Record<CheckList, Choice>;

export interface DraftedCase {
  offered: Record<CheckList, OfferedCheck[]>;
  /** Keys that are unticked and not offered now. */
  off: Record<CheckList, string[]>;
  /** The resulting case; absent if `problem` prevents it. */
  promotion?: Promotion;
  problem?: ReplayKitError;
}

/**
 * Makes the case from an expectation and ticks. `read` may fail on unfinished input: then the checks stay as shown,
 * with the problem beside them.
 */
export function draftCase(make: PromotionSource["make"], read: () => PromoteRequest, choices: Choices): DraftedCase {
  const off = { signatures: unticked(choices.signatures), assertions: unticked(choices.assertions) };
  const offer = (list: CheckList, checks: Check[]) => checks.map((check) => offered(list, check, off));
  let shown: DraftedCase["offered"] = { signatures: [], assertions: [] };
  try {
    shown = {
      signatures: offer("signatures", shownOf("signatures", choices)),
      assertions: offer("assertions", shownOf("assertions", choices)),
    };
    const request = read();
    shown = { signatures: [], assertions: [] };
    const derived = make(request);
    shown = {
      signatures: offer("signatures", derived.case.signatures),
      assertions: offer("assertions", derived.case.assertions),
    };
    return { offered: shown, off: notOffered(off, shown), promotion: picked(make, request, { derived, shown }) };
  } catch (error) {
    if (!(error instanceof ReplayKitError)) throw error;
    return { offered: shown, off: notOffered(off, shown), problem: error };
  }
}

function unticked({ shown, ticked, off }: Choice): Set<string> {
  const on = new Set(ticked);
  return new Set([...off, ...shown].filter((key) => !on.has(key)));
}

function shownOf(list: CheckList, choices: Choices): Check[] {
  return readChecks(
    list,
    choices[list].shown.map((key) => parsedKey(key)),
  );
}

function parsedKey(key: string): unknown {
  try {
    return JSON.parse(key);
  } catch {
    return key;
  }
}

function offered(list: CheckList, check: Check, off: Record<CheckList, Set<string>>): OfferedCheck {
  const key = JSON.stringify(checkValue(check, list));
  return { key, check, ticked: !off[list].has(key) };
}

function notOffered(off: Record<CheckList, Set<string>>, shown: DraftedCase["offered"]): DraftedCase["off"] {
  const rest = (list: CheckList) => [...off[list]].filter((key) => !shown[list].some((one) => one.key === key));
  return { signatures: rest("signatures"), assertions: rest("assertions") };
}

interface DraftParts {
  derived: Promotion;
  shown: DraftedCase["offered"];
}

/** If everything is ticked, the case stays as it is: its review sentences are assertions already. */
function picked(make: PromotionSource["make"], request: PromoteRequest, { derived, shown }: DraftParts): Promotion {
  if ([...shown.signatures, ...shown.assertions].every(({ ticked }) => ticked)) return derived;
  const keys = (list: CheckList) =>
    shown[list].filter(({ ticked }) => ticked).map(({ check }) => checkValue(check, list));
  const [signatures, assertions] = [keys("signatures"), keys("assertions")];
  refuseNone("signature", signatures, "nothing would say what went wrong");
  refuseNone("assertion", assertions, "every run that fails in another way would pass");
  return make({ ...request, signatures, assertions, statements: [] });
}

function refuseNone(what: string, ticked: unknown[], why: string): void {
  if (ticked.length > 0) return;
  throw new ReplayKitError("lint_failed", `no ${what} is ticked: ${why}`, { hint: `tick at least one ${what}` });
}
