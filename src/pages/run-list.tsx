import type { TraceRun } from "../core/schema/trace.ts";
import { questionOf } from "./run-summary.tsx";
import { safeText } from "./safe-text.ts";
import { durationText, Time } from "./time.tsx";

/** A run of the index, as the Worker's API answers it. */
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
  failed: boolean;
  mark?: string | undefined;
  group?: string | undefined;
  rating?: string | undefined;
}

export interface RunListProps {
  runs: RunView[];
  /** Of those whose question and last step are told. */
  traces?: ReadonlyMap<string, TraceRun>;
  now?: number | undefined;
  /** True for runs that failed alike: each can be compared with the first. */
  comparable?: boolean;
}

/** Runs as rows: what the user asked and the last step, where their traces are at hand, else what went wrong. */
export function RunList({ runs, traces = new Map(), now, comparable = false }: RunListProps) {
  const [first] = runs;
  return (
    <table class="list">
      <thead>
        <tr>
          <th class="what">{comparable ? "Asked" : "Run"}</th>
          {comparable ? <th class="c-agent wide">Last step</th> : <th class="c-mid wide">What went wrong</th>}
          <th class="c-short wide">Release</th>
          <th class="c-short middle right">Took</th>
          {comparable ? <th class="c-short middle right">Tokens</th> : <th class="c-short middle right">Calls</th>}
          <th class="c-time">Received</th>
          {comparable ? <th class="c-time middle">Compare</th> : <th class="c-time">State</th>}
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
  const { id, run_id, agent_version, duration_ms, tool_calls, received_at, what, mark } = run;
  const question = trace && questionOf(trace).question;
  const tokens = trace && tokensOf(trace);
  return (
    <tr data-item={id}>
      <td class="what">
        <a href={`/runs/${id}`} {...(question === undefined ? { class: "mono" } : {})}>
          {question === undefined ? safeText(run_id, 80) : safeText(question, 160)}
        </a>{" "}
        {first === undefined || mark === undefined ? null : <RunBadge run={run} />}
        {question === undefined ? null : <span class="narrow mono">{safeText(run_id, 80)}</span>}
      </td>
      <td class="soft wide">{trace ? lastStep(trace) : safeText(what ?? "", 160)}</td>
      <td class="soft wide">{safeText(agent_version ?? "", 60)}</td>
      <td class="soft middle right">{duration_ms === undefined ? "" : durationText(duration_ms)}</td>
      <td class="soft middle right">{first === undefined ? tool_calls : tokens?.toLocaleString("en-US")}</td>
      <td class="soft">
        <Time at={received_at} now={now} />
      </td>
      {first === undefined ? (
        <td>
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

function RunBadge({ run: { failed, status, mark } }: { run: RunView }) {
  if (mark !== undefined) return <span class="chip warn">marked</span>;
  if (failed) return <span class="chip bad">failed</span>;
  return <span class={status === "success" ? "chip good" : "chip soft"}>{status}</span>;
}

function lastStep({ events }: TraceRun): string {
  const last = events.findLast(({ type }) => type === "tool_call" || type === "error" || type === "model_call");
  if (last?.type === "tool_call") return safeText(last.tool_name, 80);
  if (last?.type === "error") return safeText(last.error, 120);
  return last?.type === "model_call" ? safeText(last.model ?? "model", 80) : "";
}

function tokensOf({ events }: TraceRun): number | undefined {
  const used = events.flatMap((event) => (event.type === "model_call" && event.usage ? [event.usage] : []));
  if (used.length === 0) return undefined;
  return used.reduce((sum, { input = 0, output = 0 }) => sum + input + output, 0);
}
