import type { PromotePageProps } from "./promote-page.tsx";

/** What a right run does, in fields that each take one kind of thing. */
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
