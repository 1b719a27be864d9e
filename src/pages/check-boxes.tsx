import { checkRun } from "../core/checks/check-run.ts";
import { describeCheck } from "../core/checks/write-check.ts";
import type { Run } from "../core/schema/run.ts";
import { safeText } from "./safe-text.ts";
import type { Check } from "../core/schema/check.ts";

/** A check that can be ticked. */
export interface OfferedCheckView {
  /** The check as the form sends it back. */
  key: string;
  check: Check;
  ticked: boolean;
}

const outcomeWords = {
  pass: "holds on this run",
  fail: "fails on this run",
  needs_human: "for a person or a judge",
  unseen: "not seen on this run",
} as const;

export interface CheckBoxesProps {
  name: "signatures" | "assertions";
  legend: string;
  about: string;
  /** What a ticked check should give on the run. */
  wanted: "pass" | "fail";
  checks: OfferedCheckView[];
  off: string[];
  source: Run;
}

/** Checks to tick, each with what it gives on the run; hidden fields tell the next request which were shown and unticked. */
export function CheckBoxes({ name, legend, about, wanted, checks, off, source }: CheckBoxesProps) {
  return (
    <fieldset>
      <legend>{legend}</legend>
      <p class="soft">{checks.length === 0 ? "Nothing yet: say what should have happened." : about}</p>
      {off.map((key) => (
        <input type="hidden" name={`off_${name}`} value={key} />
      ))}
      {checks.map(({ key, check, ticked }) => {
        const { outcome, unseen, message } = checkRun(source, check);
        const tone = outcome === "needs_human" ? "soft" : outcome === wanted ? "good" : "warn";
        return (
          <>
            <input type="hidden" name={`shown_${name}`} value={key} />
            <label class={ticked ? "tick" : "tick off"}>
              <input type="checkbox" name={name} value={key} checked={ticked} />{" "}
              <span>
                <code>{safeText(describeCheck(check), 300)}</code>{" "}
                <span class={`chip ${tone}`}>{outcomeWords[unseen ? "unseen" : outcome]}</span>{" "}
                <bdi class="soft">{safeText(message, 200)}</bdi>
              </span>
            </label>
          </>
        );
      })}
    </fieldset>
  );
}
