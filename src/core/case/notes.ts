import type { Check } from "../schema/check.ts";
import type { TraceRun } from "../schema/trace.ts";
import { untrustedText } from "../report/untrusted.ts";
import { timeline } from "../timeline.ts";
import { describeCheck } from "../checks/write-check.ts";

export interface NotesInput {
  trace: TraceRun;
  title: string;
  signatures: { check: Check; why: string }[];
  assertions: Check[];
  /** The purpose of each derived assertion. */
  reasons?: ReadonlyMap<Check, string>;
  /** Sentences for the reader: guesses, redactions, open questions. */
  notes: string[];
}

/** `notes.md`: what failed, what must happen instead, and the run's timeline. Text of the trace appears only in code. */
export function caseNotes({ trace, title, signatures, assertions, reasons, notes }: NotesInput): string {
  const parts = [
    `# ${heading(title)}`,
    "## What went wrong",
    signatures.map(({ check, why }) => `- ${inlineCode(why)} (${inlineCode(describeCheck(check))})`).join("\n"),
    "## What must happen instead",
    assertions.map((check) => assertionLine(check, reasons?.get(check))).join("\n"),
    ...(notes.length > 0 ? ["## To check", notes.map((note) => `- ${inlineCode(note)}`).join("\n")] : []),
    "## Timeline",
    codeBlock(timeline(trace)),
  ];
  return `${parts.join("\n\n")}\n`;
}

function assertionLine(check: Check, why: string | undefined): string {
  const text = inlineCode(describeCheck(check));
  return why === undefined ? `- ${text}` : `- ${why} (${text})`;
}

/** Plain text if it contains no markup, link or mention, else a code span. */
function heading(text: string): string {
  return /^[A-Za-z0-9 ,;:'()-]+$/.test(text.replaceAll("_", "")) && !text.includes("__") ? text : inlineCode(text);
}

/** A code span whose fence is longer than any run of backticks inside, so that the text cannot end it. */
export function inlineCode(text: string): string {
  const flat = untrustedText(text).replace(/\s+/g, " ").trim();
  const fence = "`".repeat(longestRun(flat) + 1);
  const pad = flat === "" || flat.startsWith("`") || flat.endsWith("`") ? " " : "";
  return `${fence}${pad}${flat}${pad}${fence}`;
}

/** A fenced block that its text cannot end. */
export function codeBlock(text: string): string {
  const body = untrustedText(text);
  const fence = "`".repeat(Math.max(3, longestRun(body) + 1));
  return `${fence}text\n${body}\n${fence}`;
}

function longestRun(text: string): number {
  return (text.match(/`+/g) ?? []).reduce((longest, run) => Math.max(longest, run.length), 0);
}
