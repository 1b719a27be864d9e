import type { TraceRun } from "../../core/schema/trace.ts";
import { unlessEmpty } from "../../core/compact.ts";
import { lookShare } from "../../core/rehearsal/look-mark.ts";
import { lastStepOf, questionOf, tokensOf } from "./run-outline.ts";
import { safeText } from "../safe-text.ts";
import { durationText, Time } from "../time.tsx";

/** A run of the index, as the Worker's API returns it. */
export interface RunView {
  id: string;
  run_id: string;
  status: string;
  received_at: number;
  agent?: string | undefined;
  agent_version?: string | undefined;
  what?: string | undefined;
  duration_ms?: number | undefined;
  tool_calls: number;
  asked?: string | undefined;
  last_step?: string | undefined;
  tokens?: number | undefined;
  parent?: string | undefined;
  failed: boolean;
  mark?: string | undefined;
  group?: string | undefined;
  rating?: string | undefined;
}

export interface RunListProps {
  runs: RunView[];
  /** Traces of runs whose rows lack the question and the last step, because they were written earlier. */
  traces?: ReadonlyMap<string, TraceRun>;
  now?: number | undefined;
  /** True for runs with the same failure: each can be compared with the first. */
  comparable?: boolean;
}

const askedLength = 160;
const lastStepLength = 120;

/** Runs as rows. Runs with the same failure show the user's question and the last step, others what went wrong. */
export function RunList({ runs, traces = new Map(), now, comparable = false }: RunListProps) {
  const [first] = runs;
  return (
    <table class="list">
      <thead>
        <tr>
          <th class="what">{comparable ? "Asked" : "Run"}</th>
          {comparable ? <th class="c-agent wide">Last step</th> : <th class="c-wide wide">What went wrong</th>}
          <th class="c-short wide">Release</th>
          <th class="c-short middle right">Took</th>
          {comparable ? <th class="c-short middle right">Tokens</th> : <th class="c-short middle right">Calls</th>}
          <th class="c-time">Received</th>
          {comparable ? <th class="c-time middle">Compare</th> : <th class="c-time middle">State</th>}
        </tr>
      </thead>
      <tbody>
        {runs.map((run) => (
          <RunLine run={run} trace={traces.get(run.id)} now={now} first={comparable ? first : undefined} />
        ))}
      </tbody>
    </table>
  );
}

interface RunLineProps {
  run: RunView;
  trace: TraceRun | undefined;
  now: number | undefined;
  first: RunView | undefined;
}

function RunLine({ run, trace, now, first }: RunLineProps) {
  const { id, agent_version, duration_ms, tool_calls, received_at, what } = run;
  const isAlike = first !== undefined;
  const runQuestion = unlessEmpty(run.asked ?? (trace && questionOf(trace, askedLength).question));
  const question = isAlike ? runQuestion : undefined;
  const lastStep = run.last_step ?? (trace && lastStepOf(trace, lastStepLength)) ?? "";
  const tokens = run.tokens ?? (trace && tokensOf(trace));
  return (
    <tr data-item={id}>
      <QuestionCell run={run} question={question} isAlike={isAlike} />
      <td class="soft wide" dir="auto">
        {isAlike ? safeText(lastStep, lastStepLength) : safeText(what ?? "", 160)}
      </td>
      <td class="soft wide">{safeText(agent_version ?? "", 60)}</td>
      <td class="soft middle right">{duration_ms === undefined ? "" : durationText(duration_ms)}</td>
      <td class="soft middle right">{first === undefined ? tool_calls : tokens?.toLocaleString("en-US")}</td>
      <td class="soft">
        <Time at={received_at} now={now} />
      </td>
      {first === undefined ? (
        <td class="middle">
          <RunBadge run={run} />
        </td>
      ) : (
        <td class="middle">
          {first.id === id ? null : <a href={`/runs/${first.id}/compare?with=${id}`}>with newest</a>}
        </td>
      )}
    </tr>
  );
}

interface QuestionCellProps {
  run: RunView;
  question: string | undefined;
  /** True in a list of runs with the same failure. */
  isAlike: boolean;
}

/** A link to the run: its question among runs with the same failure, else its id. */
function QuestionCell({ run, question, isAlike }: QuestionCellProps) {
  const { id, run_id, what, mark, asked } = run;
  return (
    <td class="what" dir="auto">
      <a
        href={`/runs/${id}`}
        title={safeText(question ?? run_id, 300)}
        {...(question === undefined ? { class: "mono" } : {})}
      >
        {question === undefined ? safeText(run_id, 80) : safeText(question, askedLength)}
      </a>{" "}
      {!isAlike || mark === undefined ? null : <RunBadge run={run} />}
      {isAlike || asked === undefined ? null : <bdi class="soft">{safeText(asked, askedLength)}</bdi>}
      <span class="narrow" dir="ltr">
        {isAlike ? null : <RunBadge run={run} />}
        {question === undefined ? null : <span class="mono">{safeText(run_id, 80)}</span>}
        {isAlike || what === undefined ? null : <bdi>{safeText(what, 160)}</bdi>}
      </span>
    </td>
  );
}

function RunBadge({ run: { failed, status, mark } }: { run: RunView }) {
  if (mark !== undefined) return <span class="chip warn">{lookShare(mark) ? "to look at" : "marked"}</span>;
  if (failed) return <span class="chip bad">failed</span>;
  return <span class={status === "success" ? "chip good" : "chip soft"}>{status}</span>;
}
