import { ReplayKitError } from "../../core/error.ts";
import { parseJson } from "../../core/json/json-limits.ts";
import { parseRunOutput } from "../../core/run/parse-run-output.ts";
import type { RunOutput } from "../../core/schema/run-output.ts";
import { readTextFile } from "../files/read-file.ts";
import { maxOutputBytes } from "../sandbox/room-memory.ts";

const shownBytes = 64 * 1024;

export type ReadOutput =
  | { kind: "output"; output: RunOutput }
  | { kind: "nothing" }
  | { kind: "unreadable"; reason: string; text?: string };

/** Reads what the runner wrote: an output, nothing, or text that breaks the contract. */
export function readOutputFile(path: string): ReadOutput {
  try {
    const text = readTextFile(path, {
      name: "the runner's output",
      maxBytes: maxOutputBytes,
      invalid: "invalid_run_output",
    });
    return text === undefined || text.trim() === "" ? { kind: "nothing" } : readOutput(text);
  } catch (error) {
    return { kind: "unreadable", reason: reasonOf(error) };
  }
}

export function readOutput(text: string): ReadOutput {
  try {
    const json = parseJson(text, { name: "the runner's output", maxBytes: maxOutputBytes });
    const read = parseRunOutput(json);
    if (read.kind === "output") return read;
    const reason = `the runner's output breaks the contract: ${read.problem}`;
    return { kind: "unreadable", reason, text: text.slice(0, shownBytes) };
  } catch (error) {
    return { kind: "unreadable", reason: reasonOf(error), text: text.slice(0, shownBytes) };
  }
}

function reasonOf(error: unknown): string {
  if (error instanceof ReplayKitError) return error.message;
  return `the runner's output cannot be read: ${error instanceof Error ? error.message : String(error)}`;
}
