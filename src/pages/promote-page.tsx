import { checkRun } from "../core/checks/check-run.ts";
import { describeCheck, writeCheck } from "../core/checks/write-check.ts";
import type { Check } from "../core/schema/check.ts";
import type { Run } from "../core/schema/run.ts";
import { AppPage, Problem } from "./app-page.tsx";
import { safeText } from "./safe-text.ts";

/** What stands in the form, as the person wrote it. */
export interface PromoteForm {
  title: string;
  repository: string;
  expect_none: boolean;
  expected_calls: string;
  expected_text: string;
  forbidden_calls: string;
  statements: string;
}

/** The case as it would be, from a promotion that writes nothing. */
export interface CaseDraft {
  id: string;
  files: Record<string, string>;
  notes: string[];
  signatures: Check[];
  assertions: Check[];
}

export interface PromotePageProps {
  project: string;
  run: { id: string; run_id: string; source: Run };
  repositories: string[];
  form: PromoteForm;
  draft?: CaseDraft | undefined;
  problem?: { message: string; hint?: string | undefined; questions: string[] } | undefined;
  done?: { message: string; url?: string | undefined } | undefined;
}

export function PromotePage(props: PromotePageProps) {
  const { project, run, draft, problem, done } = props;
  return (
    <AppPage title="Promote" project={project}>
      <h1>
        Promote{" "}
        <a class="mono" href={`/runs/${run.id}`}>
          {safeText(run.run_id, 80)}
        </a>
      </h1>
      {done === undefined ? null : (
        <div class="problem" role="status">
          <p>
            {safeText(done.message)} {done.url === undefined ? null : <a href={done.url}>{done.url}</a>}
          </p>
        </div>
      )}
      {problem === undefined ? null : <Refusal {...problem} />}
      <form method="post" action={`/runs/${run.id}/promote`}>
        <Expectation {...props} />
        {draft === undefined ? null : <Checks draft={draft} source={run.source} />}
        <p>
          <button name="do" value="preview">
            Show the case
          </button>{" "}
          {draft === undefined ? null : (
            <button class="main" name="do" value="open">
              Open the pull request
            </button>
          )}
        </p>
      </form>
      {draft === undefined ? null : <Files draft={draft} />}
    </AppPage>
  );
}

function Refusal({ message, hint, questions }: NonNullable<PromotePageProps["problem"]>) {
  return (
    <>
      <Problem
        message={safeText(message)}
        hint={questions.length > 0 || hint === undefined ? undefined : safeText(hint)}
      />
      {questions.length === 0 ? null : (
        <ul>
          {questions.map((question) => (
            <li>{safeText(question, 300)}</li>
          ))}
        </ul>
      )}
    </>
  );
}

function Expectation({ form, repositories }: PromotePageProps) {
  return (
    <fieldset>
      <legend>What should have happened</legend>
      <label for="title">Title</label>
      <input id="title" class="wide" name="title" value={form.title} maxlength={200} />
      <label for="repository">Repository</label>
      <select id="repository" name="repository">
        {repositories.map((name) => (
          <option value={name} selected={name === form.repository}>
            {name}
          </option>
        ))}
      </select>
      <label>
        <input type="checkbox" name="expect_none" checked={form.expect_none} /> a right run writes nothing
      </label>
      <Lines
        name="expected_calls"
        label="Writes that a right run makes, one per line: refund={json}"
        text={form.expected_calls}
      />
      <Lines
        name="forbidden_calls"
        label="Calls that a right run does not make, one per line: refund"
        text={form.forbidden_calls}
      />
      <Lines name="expected_text" label="Texts that a right run says, one per line" text={form.expected_text} />
      <Lines name="statements" label="Sentences for review, one per line" text={form.statements} />
    </fieldset>
  );
}

function Lines({ name, label, text }: { name: string; label: string; text: string }) {
  return (
    <>
      <label for={name}>{label}</label>
      <textarea id={name} name={name} rows={2}>
        {text}
      </textarea>
    </>
  );
}

function Checks({ draft, source }: { draft: CaseDraft; source: Run }) {
  return (
    <>
      <CheckBoxes
        name="signatures"
        legend="What went wrong: must hold on this run"
        checks={draft.signatures}
        source={source}
      />
      <CheckBoxes
        name="assertions"
        legend="What must hold instead: must fail on this run"
        checks={draft.assertions}
        source={source}
      />
    </>
  );
}

const outcomeWords = {
  pass: "holds on this run",
  fail: "fails on this run",
  needs_human: "for a person or a judge",
} as const;

function CheckBoxes({ name, legend, checks, source }: { name: string; legend: string; checks: Check[]; source: Run }) {
  return (
    <fieldset>
      <legend>{legend}</legend>
      {checks.map((check) => {
        const { outcome, message } = checkRun(source, check);
        return (
          <label>
            <input type="checkbox" name={name} value={JSON.stringify(writeCheck(check))} checked />{" "}
            <code>{safeText(describeCheck(check), 300)}</code>{" "}
            <span class="soft">
              {outcomeWords[outcome]}: {safeText(message, 200)}
            </span>
          </label>
        );
      })}
    </fieldset>
  );
}

function Files({ draft }: { draft: CaseDraft }) {
  return (
    <section>
      <h2>
        The files of <code>{draft.id}</code>
      </h2>
      {draft.notes.length === 0 ? null : (
        <ul>
          {draft.notes.map((note) => (
            <li>{safeText(note)}</li>
          ))}
        </ul>
      )}
      <p>No rule knows names and postal addresses: look through the texts once more.</p>
      {Object.entries(draft.files).map(([name, text]) => (
        <details open={name === "case.yaml"}>
          <summary>{name}</summary>
          <div>
            <pre tabindex={0}>{safeText(text, 50_000)}</pre>
          </div>
        </details>
      ))}
    </section>
  );
}
