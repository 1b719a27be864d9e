import { editCaseYaml } from "../case/case-yaml.ts";
import { compact } from "../compact.ts";
import { untrustedMarkdown } from "../report/untrusted.ts";
import type { CaseFiles, Occurrences, ReplayCase } from "../schema/case.ts";
import type { Check } from "../schema/check.ts";

export interface Promotion {
  id: string;
  /**
   * Hashes of the fingerprint, 8 hex digits each, that identify cases of the same failure whatever their titles: the
   * id's own, and those of older fingerprints.
   */
  marks: string[];
  case: ReplayCase;
  files: CaseFiles;
  /** Title and text of the pull request. */
  title: string;
  body: string;
  /** How often the inbox counted the failure. `undefined` without an inbox. */
  seen: Occurrences | undefined;
  rate: MeasuredRate;
  /** Notes for the person who reviews the case. */
  notes: string[];
  /** Assertions that a person asked for. An existing case of the same failure gets them too. */
  wanted: Check[];
}

/** How often a new case reproduced on the base, or why this was not measured. */
export type MeasuredRate = { reproduced: number; of: number } | { unmeasured: string };

/** The rate as a sentence for a pull request's text. */
export function rateSentence(rate: MeasuredRate): string {
  return markedPart("rate", rateText(rate));
}

/** The promotion with a measured rate in case.yaml and in its text. A note is added if it did not reproduce. */
export function withRate(promotion: Promotion, rate: MeasuredRate): Promotion {
  const body = withPart(promotion.body, "rate", rateText(rate));
  if ("unmeasured" in rate) return { ...promotion, body, rate };
  const { files, case: made, notes } = promotion;
  const value = `${rate.reproduced}/${rate.of}`;
  const yaml = editCaseYaml(files["case.yaml"] ?? "", [{ path: ["source", "rate"], value }]);
  return {
    ...promotion,
    body,
    rate,
    case: { ...made, ...compact({ source: made.source && { ...made.source, rate: value } }) },
    files: { ...files, "case.yaml": yaml },
    notes: rate.reproduced > 0 ? notes : [...notes, "the case does not reproduce on the base"],
  };
}

/** For the terminal: whether the new case reproduces. */
export function rateNote(rate: MeasuredRate): string {
  if ("unmeasured" in rate) return `the rate was not measured: ${rate.unmeasured}`;
  return `reproduced in ${rate.reproduced} of ${attempts(rate.of)} on the base`;
}

function rateText(rate: MeasuredRate): string {
  if ("unmeasured" in rate) return `How often it reproduces was not measured: ${untrustedMarkdown(rate.unmeasured)}.`;
  const { reproduced, of } = rate;
  if (reproduced > 0) return `It reproduced in ${reproduced} of ${attempts(of)} on the base.`;
  return `**It did not reproduce on the base** (${attempts(of)}): the base may hold the fix already, or what the case replays is not what production asked.`;
}

function attempts(of: number): string {
  return of === 1 ? "1 attempt" : `${of} attempts`;
}

/** How often and since when the failure occurs, for a pull request's text. */
export function occurrenceSentence(seen: Occurrences | undefined): string {
  return markedPart("seen", seenText(seen));
}

/** The text with this sentence updated. */
export function withOccurrences(body: string, seen: Occurrences | undefined): string {
  return withPart(body, "seen", seenText(seen));
}

function seenText(seen: Occurrences | undefined): string {
  if (seen === undefined) return "";
  const { count, first, last } = seen;
  const times = count === 1 ? "once" : `${count} times`;
  const since = first === undefined ? "" : `, first ${untrustedMarkdown(first)}`;
  const until = last === undefined ? "" : `, last ${untrustedMarkdown(last)}`;
  return `Seen ${times}${since}${until}. `;
}

/** Marks a part of a pull request's text, so that later promotions can find and update it. */
function markedPart(name: "seen" | "rate", text: string): string {
  return `<!-- replaykit:${name} -->${text}<!-- /replaykit:${name} -->`;
}

/** Replaces a marked part. A text without the marks, which people may have rewritten, stays unchanged. */
function withPart(body: string, name: "seen" | "rate", text: string): string {
  const [begin = "", end = ""] = markedPart(name, "\n").split("\n");
  const from = body.indexOf(begin);
  const to = body.indexOf(end, from);
  if (from === -1 || to === -1) return body;
  return `${body.slice(0, from)}${markedPart(name, text)}${body.slice(to + end.length)}`;
}
