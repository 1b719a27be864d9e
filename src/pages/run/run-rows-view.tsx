import type { Child } from "hono/jsx";
import { jsonWithoutMedia } from "../../core/run/media.ts";
import { isObject } from "../../core/schema/is-object.ts";
import type { Json } from "../../core/schema/json.ts";
import type { TraceEvent } from "../../core/schema/trace.ts";
import { speech } from "./run-outline.ts";
import { firstIndex, type Item, type Row } from "./run-rows.ts";
import { safeText } from "../safe-text.ts";
import { clockText, durationText } from "../time.tsx";

export interface RowListProps {
  items: readonly Item[];
  /** Time at which the run began, in milliseconds; `undefined` if it has no times. */
  began: number | undefined;
  /** Address of the page with all rows. */
  allAt: string;
  /** The request or command that gives the whole run. */
  rest: string;
}

/** What a run did, in rows. A call stands beside its result, and repeated rows stand once. */
export function RowList({ items, allAt, ...row }: RowListProps) {
  return (
    <ol class="rows">
      {items.map((item) => {
        if (item.kind === "gap") return <Gap item={item} allAt={allAt} />;
        const id = `event-${firstIndex(item) + 1}`;
        const isLoop = item.kind === "loop";
        const [first, ...others] = isLoop ? item.rows : [item.row];
        if (first && others.length === 0)
          return (
            <li id={id} data-row>
              <RowView {...row} row={first} times={isLoop ? item.times : undefined} />
            </li>
          );
        return isLoop ? <Loop {...row} item={item} id={id} allAt={allAt} /> : null;
      })}
    </ol>
  );
}

function Gap({ item: { rows, failed, from }, allAt }: { item: Extract<Item, { kind: "gap" }>; allAt: string }) {
  const errors = failed === 0 ? "" : `, of which ${failed} failed`;
  return (
    <li class="gap">
      <p class="row">
        {rows.toLocaleString("en-US")} {rows === 1 ? "step" : "steps"}
        {errors}, left out here: <a href={`${allAt}#event-${from + 1}`}>show all</a>
      </p>
    </li>
  );
}

interface LoopProps extends Omit<RowListProps, "items"> {
  item: Extract<Item, { kind: "loop" }>;
  id: string;
}

function Loop({ item, id, allAt, ...row }: LoopProps) {
  return (
    <li id={id} class="loop" data-row>
      <p class="row">
        <span class="at" />
        <span class="kind">again</span>
        <span class="said">
          these {item.rows.length} steps <span class="times">×{item.times}</span>{" "}
          <a href={`${allAt}#${id}`}>each of them</a>
        </span>
      </p>
      <ol>
        {item.rows.map((one) => (
          <li>
            <RowView {...row} row={one} />
          </li>
        ))}
      </ol>
    </li>
  );
}

interface RowViewProps extends Pick<RowListProps, "began" | "rest"> {
  row: Row;
  /** How often the row repeats, if it does. */
  times?: number | undefined;
}

function RowView({ row, began, rest, times }: RowViewProps) {
  const { event, result, failed, write } = row;
  const tones = [failed ? "failed" : "", write ? "write" : "", event.type === "final_output" ? "answer" : ""];
  const took = tookOf(row);
  return (
    <div class={["row", ...tones].filter(Boolean).join(" ")}>
      <span class="at">{placeOf(row, began)}</span>
      <span class="kind">{kindOf(row)}</span>
      <span class="said">
        {decisionText(event)}
        {times === undefined ? null : <span class="times">×{times}</span>}
        {event.type !== "tool_call" ? null : <Gave result={result} />}
      </span>
      <span class="end">
        {took === undefined || took < 1 ? null : <span class="took">{durationText(took)}</span>}
        <details>
          <summary aria-label={`JSON of event ${row.index + 1}`}>JSON</summary>
          <EventJson json={jsonWithoutMedia(result ? [event, result] : event, 2)} rest={rest} />
        </details>
      </span>
    </div>
  );
}

/** Longest JSON of an event on a page. */
const mostJson = 20_000;

function EventJson({ json, rest }: { json: string; rest: string }) {
  return (
    <>
      <pre tabindex={0} data-json>
        {safeText(json, mostJson)}
      </pre>
      {json.length <= mostJson ? null : (
        <p class="soft small">
          The rest is left out here: <code>{rest}</code> gives the whole run.
        </p>
      )}
    </>
  );
}

function Gave({ result }: { result: Row["result"] }) {
  if (result === undefined) return <div class="gave">no result</div>;
  const { error, output } = result;
  if (error !== undefined) return <div class="gave">{`${error.kind} error: ${safeText(error.message, 600)}`}</div>;
  return <div class="gave mono">{shown(output)}</div>;
}

function placeOf({ event, index }: Row, began: number | undefined): string {
  const at = Date.parse(event.at ?? "");
  if (began === undefined || Number.isNaN(at)) return `${index + 1}`;
  return clockText(Math.max(0, at - began));
}

function tookOf({ event, result }: Row): number | undefined {
  if (event.duration_ms !== undefined) return event.duration_ms;
  const took = Date.parse(result?.at ?? "") - Date.parse(event.at ?? "");
  return Number.isFinite(took) && took > 0 ? took : undefined;
}

function kindOf({ event, write }: Row): string {
  if (event.type === "tool_call") return write ? "tool · write" : "tool";
  if (event.type === "input_message") return safeText(event.role, 40);
  return kinds[event.type];
}

const kinds: Record<Exclude<TraceEvent["type"], "tool_call" | "input_message">, string> = {
  model_call: "model",
  tool_result: "result",
  state: "state",
  error: "error",
  final_output: "answer",
  other: "other",
};

type EventViews = { [K in TraceEvent["type"]]: (event: Extract<TraceEvent, { type: K }>) => Child };

const eventViews: EventViews = {
  input_message: ({ content }) => speech(content),
  final_output: ({ content }) => speech(content),
  model_call: (event) => (
    <>
      <span class="soft">{safeText(event.model ?? "model", 80)}</span> {answerOf(event)}
    </>
  ),
  tool_call: ({ tool_name, tool_args }) => (
    <>
      <b>{safeText(tool_name, 80)}</b> <span class="mono">{argumentsText(tool_args)}</span>{" "}
    </>
  ),
  tool_result: (event) => (
    <>
      <span class="soft">without a call</span> <Gave result={event} />
    </>
  ),
  state: ({ step_id, decision = step_id, state }) => named(decision, state),
  error: ({ kind, error }) => `${kind === undefined ? "" : `${kind}: `}${safeText(error) || "no text"}`,
  other: ({ name, data }) => named(name, data),
};

/** The compiler cannot see that `eventViews[event.type]` takes an event of that type. */
function decisionText<K extends TraceEvent["type"]>(event: Extract<TraceEvent, { type: K }>): Child {
  const say: (event: Extract<TraceEvent, { type: K }>) => Child = eventViews[event.type];
  return say(event);
}

function named(name: string, value: Json | undefined): Child {
  return (
    <>
      {safeText(name, 80)} <span class="soft mono">{shown(value)}</span>
    </>
  );
}

function answerOf({ output, error, usage, finish_reason }: Extract<TraceEvent, { type: "model_call" }>): Child {
  if (error !== undefined) return `${error.kind} error: ${safeText(error.message, 600)}`;
  if (output !== undefined && output !== null && output !== "") return speech(output);
  const tokens = usage === undefined ? undefined : `${usage.input ?? "?"} tokens in, ${usage.output ?? "?"} out`;
  return <span class="soft small">{safeText([tokens, finish_reason].filter(Boolean).join(", "), 120)}</span>;
}

/** Arguments as text, such as `order_id: "o-1", amount: 89`. */
export function argumentsText(args: Json, max = 400): string {
  if (!isObject(args)) return safeText(JSON.stringify(args), max);
  const parts = Object.entries(args).map(([name, value]) => `${name}: ${jsonWithoutMedia(value)}`);
  return safeText(parts.join(", "), max);
}

function shown(value: Json | undefined): string {
  if (value === undefined) return "";
  return safeText(typeof value === "string" ? value : jsonWithoutMedia(value), 400);
}
