import { editCaseYaml } from "../case/case-yaml.ts";
import { compact } from "../compact.ts";
import { untrustedMarkdown } from "../report/untrusted.ts";
import { markedPart, withPart } from "./marked-part.ts";
import type { Promotion } from "./promote-case.ts";

/** How often a new case reproduced on the base, or why nobody knows. */
export type MeasuredRate = { reproduced: number; of: number } | { unmeasured: string };

/** That, as a sentence for a pull request's text. */
export function rateSentence(rate: MeasuredRate): string {
  return markedPart("rate", words(rate));
}

/** The promotion with its rate measured: in case.yaml, in its text, and to know where it did not reproduce. */
export function withRate(promotion: Promotion, rate: MeasuredRate): Promotion {
  const body = withPart(promotion.body, "rate", words(rate));
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

function words(rate: MeasuredRate): string {
  if ("unmeasured" in rate) return `How often it reproduces was not measured: ${untrustedMarkdown(rate.unmeasured)}.`;
  const { reproduced, of } = rate;
  if (reproduced > 0) return `It reproduced in ${reproduced} of ${attempts(of)} on the base.`;
  return `**It did not reproduce on the base** (${attempts(of)}): the base may hold the fix already, or what the case replays is not what production asked.`;
}

function attempts(of: number): string {
  return of === 1 ? "1 attempt" : `${of} attempts`;
}
