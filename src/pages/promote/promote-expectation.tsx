import { checkRun } from "../../core/checks/check-run.ts";
import { describeCheck } from "../../core/checks/write-check.ts";
import type { Check } from "../../core/schema/check.ts";
import type { Run } from "../../core/schema/run.ts";
import { safeText } from "../safe-text.ts";
import type { CaseDraft } from "./promote-files.tsx";

/** The values of the form, as the person wrote them. */
export interface PromoteForm {
  title: string;
  repository: string;
  expect_none: boolean;
  expected_calls: string;
  expected_text: string;
  forbidden_calls: string;
  forbidden_text: string;
  statements: string;
}

/** A question about a run that shows no failure by itself. `answer` is the form's value for yes. */
export interface Question {
  text: string;
  answer?: string | undefined;
}

interface ByList<T> {
  signatures: T;
  assertions: T;
}

export interface PromotePageProps {
  project: string;
  run: { id: string; run_id: string; source: Run };
  repositories: string[];
  form: PromoteForm;
  offered: ByList<OfferedCheckView[]>;
  /** Keys of unticked checks that are not offered now, so that they stay unticked. */
  off: ByList<string[]>;
  /** What pull requests lack. The page then shows the case, and how to make it in a checkout. */
  lacking?: "repository" | "github" | undefined;
  /** Absent if `problem` says why there is none. */
  draft?: CaseDraft | undefined;
  /** What looks mistaken in a case that can be made all the same. */
  doubts?: readonly string[];
  problem?: { message: string; hint?: string | undefined; questions: Question[] } | undefined;
  done?: { message: string; url?: string | undefined } | undefined;
  /** The existing case of this failure, and its pull request. */
  existing?: { name: string; url?: string | undefined } | undefined;
}

/** Fields that describe a right run, one kind of thing in each. */
export function Expectation({ form, repositories }: PromotePageProps) {
  return (
    <fieldset>
      <legend>What should have happened</legend>
      <label class="tick">
        <input type="checkbox" name="expect_none" checked={form.expect_none} /> <span>A right run writes nothing</span>
      </label>
      <div class="fields">
        <Lines name="expected_calls" label="Writes that a right run makes" text={form.expected_calls}>
          one per line, such as refund={"{"}"amount":12.5{"}"}
        </Lines>
        <Lines name="forbidden_calls" label="Calls that a right run does not make" text={form.forbidden_calls}>
          one per line, such as refund
        </Lines>
        <Lines name="expected_text" label="Texts that a right run says" text={form.expected_text}>
          one per line
        </Lines>
        <Lines name="forbidden_text" label="Texts that a right run does not say" text={form.forbidden_text}>
          one per line, such as a wrong amount
        </Lines>
        <Lines name="statements" label="Sentences for review" text={form.statements}>
          one per line; a person or a judge decides them
        </Lines>
        <div>
          <label for="title">Title</label>
          <input id="title" class="wide" name="title" dir="auto" value={form.title} maxlength={200} />
        </div>
        {repositories.length === 0 ? null : (
          <div>
            <label for="repository">Repository</label>
            <select id="repository" class="wide" name="repository">
              {repositories.map((name) => (
                <option value={name} selected={name === form.repository}>
                  {name}
                </option>
              ))}
            </select>
          </div>
        )}
      </div>
    </fieldset>
  );
}

function Lines({
  name,
  label,
  text,
  children,
}: {
  name: string;
  label: string;
  text: string;
  children: string[] | string;
}) {
  return (
    <div>
      <label for={name}>{label}</label>
      <textarea id={name} name={name} rows={2} dir="auto" aria-describedby={`${name}-hint`}>
        {text}
      </textarea>
      <p id={`${name}-hint`} class="soft small">
        {children}
      </p>
    </div>
  );
}

/** A check that can be ticked. */
export interface OfferedCheckView {
  /** The check, as the form submits it. */
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

interface CheckBoxesProps {
  name: "signatures" | "assertions";
  legend: string;
  about: string;
  /** What a ticked check should give on the run. */
  wanted: "pass" | "fail";
  checks: OfferedCheckView[];
  off: string[];
  source: Run;
}

/**
 * Checks to tick, each with its outcome on the run. Hidden fields tell the next request which ones were shown and
 * unticked.
 */
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
