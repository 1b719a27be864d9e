import type { Child } from "hono/jsx";
import type { EffectLookup } from "../../core/effects.ts";
import { runFromTrace } from "../../core/run/run-from-trace.ts";
import { outputText } from "../../core/run/text-of.ts";
import type { Run, RunCall } from "../../core/schema/run.ts";
import type { ExpectedCall, Feedback, TraceRun } from "../../core/schema/trace.ts";
import { questionOf } from "./run-outline.ts";
import { argumentsText } from "./run-rows-view.tsx";
import { safeText } from "../safe-text.ts";

export interface RunSummaryProps {
  trace: TraceRun;
  effects: EffectLookup;
  /** What went wrong, from the index; absent if nothing did. */
  what?: string | undefined;
}

const longest = 700;
const mostCalls = 6;

/** A run at a glance: what was asked, what was answered, what went wrong. */
export function RunSummary({ trace, effects, what }: RunSummaryProps) {
  const run = runFromTrace(trace, effects);
  const { question, before } = questionOf(trace, longest);
  return (
    <div class="story">
      <section>
        <h2>Asked</h2>
        <p>{question ?? <span class="soft">The trace does not say.</span>}</p>
        {before === 0 ? null : (
          <p class="soft small">
            after {before} {before === 1 ? "message" : "messages"} before
          </p>
        )}
      </section>
      <section>
        <h2>Answered</h2>
        <Answer run={run} />
      </section>
      <Judgement run={run} feedback={trace.feedback} what={what} />
    </div>
  );
}

function Answer({ run }: { run: Run }) {
  const text = outputText(run.final_output);
  if (text !== "") return <p>{safeText(text, longest)}</p>;
  const lastText = run.said.at(-1);
  return (
    <>
      <p class="bad">No answer.</p>
      {lastText === undefined ? null : <p class="soft">Said last: {safeText(lastText, longest)}</p>}
    </>
  );
}

function Judgement({ run, feedback, what }: { run: Run; feedback: Feedback | undefined; what: string | undefined }) {
  const failed = what !== undefined || feedback?.rating === "bad" || run.status === "error";
  if (!failed) {
    const good = feedback?.rating === "good";
    return (
      <section class={good ? "right" : ""}>
        <h2>{good ? "Rated good" : "Went wrong"}</h2>
        <p>{safeText(feedback?.comment ?? (good ? "by a person" : "Nothing known."), longest)}</p>
      </section>
    );
  }
  const [error] = run.errors.slice(-1);
  const besides = besidesComment(what, feedback?.comment);
  const wrote = run.calls.filter((call) => call.effect === "write" && call.error === undefined);
  return (
    <section class="wrong">
      <h2>Went wrong</h2>
      {feedback?.comment === undefined ? null : (
        <p>
          <bdi>“{safeText(feedback.comment, longest)}”</bdi> <span class="soft small">said a person</span>
        </p>
      )}
      {besides === "" ? null : <p>{safeText(besides ?? "The run failed.", longest)}</p>}
      <dl>
        {error === undefined || what?.includes(error.text) ? null : (
          <Part name={`Error (${error.kind})`}>{safeText(error.text, longest)}</Part>
        )}
        {error === undefined ? <FailedCall run={run} what={what} /> : null}
        {wrote.length === 0 ? null : <Part name="Wrote">{callViews(wrote)}</Part>}
        <Wanted feedback={feedback} />
      </dl>
    </section>
  );
}

/** What went wrong without the comment, with which the title of a group begins that a person named. */
function besidesComment(what: string | undefined, comment: string | undefined): string | undefined {
  if (what === undefined || comment === undefined) return what;
  const [title, remark] = [what, comment].map((text) => text.replaceAll(/[\s.!…]+$/g, "").replaceAll(/\s+/g, " "));
  if (title === undefined || remark === undefined || remark.startsWith(title)) return "";
  return title.startsWith(`${remark}: `) ? title.slice(remark.length + 2) : what;
}

/** The last call that failed, unless the title already quotes its error. */
function FailedCall({ run, what = "" }: { run: Run; what: string | undefined }) {
  const call = run.calls.findLast(({ error }) => error !== undefined);
  if (call?.error === undefined || what.includes(call.error.message.slice(0, 40))) return null;
  return (
    <Part name={`Failed call (${call.error.kind})`}>
      {callView(call)}
      {safeText(call.error.message, longest)}
    </Part>
  );
}

function Wanted({ feedback = { rating: "bad" } }: { feedback?: Feedback | undefined }) {
  const { expected_calls, expected_text = [], forbidden_calls = [], forbidden_text = [] } = feedback;
  return (
    <>
      {expected_calls === undefined ? null : (
        <Part name="A right run writes">{expected_calls.length === 0 ? "nothing" : callViews(expected_calls)}</Part>
      )}
      {forbidden_calls.length === 0 ? null : <Part name="A right run does not call">{callViews(forbidden_calls)}</Part>}
      {expected_text.length === 0 ? null : <Part name="A right run says">{quoted(expected_text)}</Part>}
      {forbidden_text.length === 0 ? null : <Part name="A right run does not say">{quoted(forbidden_text)}</Part>}
    </>
  );
}

function quoted(texts: string[]): string {
  const shown = texts.slice(0, mostCalls).map((text) => `“${safeText(text, 200)}”`);
  return [...shown, ...(texts.length > mostCalls ? [`and ${texts.length - mostCalls} more`] : [])].join(", ");
}

function Part({ name, children }: { name: string; children?: Child }) {
  return (
    <>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </>
  );
}

function callViews(calls: readonly (RunCall | ExpectedCall)[]) {
  return (
    <>
      {calls.slice(0, mostCalls).map(callView)}
      {calls.length > mostCalls ? <div class="soft">and {calls.length - mostCalls} more</div> : null}
    </>
  );
}

function callView({ tool, args }: RunCall | ExpectedCall) {
  return (
    <div>
      <code>
        {safeText(tool, 80)} {args === undefined ? "" : argumentsText(args, 200)}
      </code>
    </div>
  );
}
