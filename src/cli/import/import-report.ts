import { compact, unlessEmpty } from "../../core/compact.ts";
import type { ReplayKitError } from "../../core/error.ts";
import type { Replayability } from "../../core/formats/input/replayability.ts";
import type { TraceRun } from "../../core/schema/trace.ts";

import type { CommandContext } from "../command.ts";
import { asFlag } from "../flag-values.ts";
import { oneLine } from "../one-line.ts";

export interface ImportedRun {
  run_id: string;
  /** Path that the user named, or a file below it. */
  from: string;
  format: string;
  replayability: Replayability;
  notes: string[];
  /** Name of the written file, relative to `--out`. */
  file?: string;
  /** Set only if `--json` prints all traces in one document. */
  trace?: TraceRun;
}

interface Failure {
  from: string;
  error: ReplayKitError;
}

export interface Outcome {
  /** Filled only for `--json`, because there may be very many. */
  imported: ImportedRun[];
  count: number;
  /** Files in which nothing could be read. */
  failures: Failure[];
  /** Items that could not be read. */
  leftOut: Failure[];
  /** Files of a known format that hold no run. */
  empty: string[];
  /** Files in folders that are not traces, and links that point outside of the named folder. */
  aside: string[];
}

/** How many of the files left aside are named. */
const named = 5;

export function tellTrace(item: ImportedRun, events: number, { terminal }: CommandContext): void {
  const place = item.file === undefined ? "" : ` → ${item.file}`;
  const line = `${item.run_id}: ${item.format}, ${events} events, replayability ${item.replayability.score}${place}`;
  terminal.note(terminal.safe(oneLine(line)));
  for (const reason of item.replayability.reasons) terminal.note(`  ${terminal.safe(oneLine(reason))}`);
  for (const note of item.notes) terminal.note(`  note: ${terminal.safe(oneLine(note))}`);
}

/** Prints an error and its hint. The message itself names the file and the item. */
export function tellFault(error: ReplayKitError, { terminal }: CommandContext): void {
  const { message } = error;
  const hint = error.hintFor(asFlag);
  terminal.note(terminal.safe(hint === undefined ? message : `${message}\n  → ${oneLine(hint)}`));
}

export function documentOf({ imported, failures, leftOut, empty, aside }: Outcome): object {
  return {
    version: 1,
    traces: imported,
    failures: failures.map(failureJson),
    ...compact({
      left_out: leftOut.length === 0 ? undefined : leftOut.map(failureJson),
      empty: unlessEmpty(empty),
      aside: unlessEmpty(aside),
    }),
  };
}

function failureJson({ from, error }: Failure): object {
  return { from, code: error.code, message: error.message };
}

export function totals({ count, failures, leftOut, empty, aside }: Outcome): string {
  const parts = [`${count} ${count === 1 ? "trace" : "traces"} imported`];
  if (leftOut.length > 0) parts.push(`${leftOut.length} ${leftOut.length === 1 ? "item" : "items"} left out`);
  if (failures.length > 0) parts.push(`${failures.length} of the files could not be read`);
  if (empty.length > 0) parts.push(`${empty.length} of the files ${empty.length === 1 ? "holds" : "hold"} no run`);
  if (aside.length > 0) parts.push(asideText(aside));
  return parts.join(", ");
}

/** Text such as `2 other files left aside (a.md, b.md)`. */
export function asideText(aside: readonly string[]): string {
  const more = aside.length > named ? `, and ${aside.length - named} more` : "";
  const names = aside.slice(0, named).join(", ");
  return `${aside.length} other ${aside.length === 1 ? "file" : "files"} left aside (${oneLine(names)}${more})`;
}
