import type { Child } from "hono/jsx";
import { replayability } from "../../core/formats/input/replayability.ts";
import { listPriceOf, pricesAsOf } from "../../core/models/model-prices.ts";
import type { TraceEvent, TraceRun } from "../../core/schema/trace.ts";
import { safeText } from "../safe-text.ts";
import { durationText, usdText } from "../time.tsx";

export type Fact = [name: string, value: Child];

export function FactList({ facts }: { facts: Fact[] }) {
  return (
    <dl class="facts">
      {facts.map(([name, value]) => (
        <div>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Facts of a run beside its events, as far as they are known. */
export function factsOfTrace(trace: TraceRun, { duration }: { duration?: number | undefined } = {}): Fact[] {
  const { agent, session_id, user_id, labels = {} } = trace;
  const models = modelsOf(trace);
  const took = duration ?? spanOf(trace);
  const usage = usageOf(trace.events);
  const facts: [string, Child | undefined][] = [
    ["Agent", agent?.name && safeText(agent.name, 100)],
    ["Release", releaseOf(agent)],
    ["Model", models.length === 0 ? undefined : safeText(models.join(", "), 200)],
    ["Took", took === undefined ? undefined : durationText(took)],
    ["Tokens", usage && `${count(usage.input)} in, ${count(usage.output)} out`],
    ["Cost", costOf(trace)],
    ["Session", session_id && <span class="mono">{safeText(session_id, 80)}</span>],
    ["User", user_id && <span class="mono">{safeText(user_id, 80)}</span>],
    ...Object.entries(labels).map(([name, value]): [string, Child] => [safeText(name, 40), safeText(value, 120)]),
    ["Can be replayed", <Replayable trace={trace} />],
  ];
  return facts.flatMap(([name, value]): Fact[] => (value === undefined || value === "" ? [] : [[name, value]]));
}

function releaseOf(agent: TraceRun["agent"]): string | undefined {
  const { version, commit } = agent ?? {};
  const parts = [version, commit?.slice(0, 10)].filter((part) => part !== undefined && part !== "");
  return parts.length === 0 ? undefined : safeText(parts.join(" · "), 100);
}

function modelsOf({ model, events }: TraceRun): string[] {
  const called = events.flatMap((event) => (event.type === "model_call" && event.model ? [event.model] : []));
  const names = [...new Set(called)];
  return names.length > 0 ? names.slice(0, 3) : model?.name === undefined ? [] : [model.name];
}

function spanOf({ started_at, ended_at, events }: TraceRun): number | undefined {
  const times = events.map(({ at }) => Date.parse(at ?? "")).filter((at) => !Number.isNaN(at));
  const from = Date.parse(started_at ?? "") || times[0];
  const to = Date.parse(ended_at ?? "") || times.at(-1);
  return from === undefined || to === undefined || to <= from ? undefined : to - from;
}

function usageOf(events: readonly TraceEvent[]): { input: number; output: number } | undefined {
  const used = events.flatMap((event) => (event.type === "model_call" && event.usage ? [event.usage] : []));
  if (used.length === 0) return undefined;
  return used.reduce<{ input: number; output: number }>(
    (sum, { input = 0, output = 0 }) => ({ input: sum.input + input, output: sum.output + output }),
    { input: 0, output: 0 },
  );
}

/** Cost at list prices. Absent if a model's price is unknown, because a part of the cost would mislead. */
function costOf({ model, events }: TraceRun): Child | undefined {
  let cost = 0;
  let known = false;
  for (const event of events) {
    if (event.type !== "model_call" || !event.usage) continue;
    const price = listPriceOf(event.model ?? model?.name ?? "");
    if (price === undefined) return undefined;
    cost += ((event.usage.input ?? 0) * price.input + (event.usage.output ?? 0) * price.output) / 1_000_000;
    known = true;
  }
  if (!known) return undefined;
  return <span title={`at list prices of ${pricesAsOf}`}>{usdText(cost)}</span>;
}

/** How much of the run can be answered from its record. A fold shows what is missing and what adds it. */
export function Replayable({ trace }: { trace: TraceRun }) {
  const { score, reasons } = replayability(trace);
  if (reasons.length === 0) return <>fully</>;
  return (
    <details class="inline">
      <summary>
        {Math.round(score * 100)} %, <span class="soft">what is missing</span>
      </summary>
      <ul>
        {reasons.map((reason) => (
          <li>{safeText(reason, 300)}</li>
        ))}
      </ul>
    </details>
  );
}

function count(value: number): string {
  return value.toLocaleString("en-US");
}
