import { noteOnText } from "../../run/error-text.ts";
import { normaliseTrace } from "../../run/normalise.ts";
import type { ReadTrace } from "./format.ts";

/** Normalises a trace, and notes each kind of error that was guessed from text. */
export function normalised({ trace: read, notes }: ReadTrace): ReadTrace {
  const trace = normaliseTrace(read);
  const guessed = new Set<string>();
  for (const event of trace.events) {
    if (event.type === "tool_result" && event.error?.heuristic === true) guessed.add(noteOnText(event.error));
  }
  const more = [...guessed].filter((note) => !notes.includes(note));
  return { trace, notes: more.length === 0 ? notes : [...notes, ...more] };
}
