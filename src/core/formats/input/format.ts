import type { Platform } from "../../platform.ts";
import type { Json } from "../../schema/json.ts";
import type { TraceRun } from "../../schema/trace.ts";

/** A reader's input: parsed JSON (one document, or one value per line), or bytes if the file is not text. */
export interface FormatInput {
  /** Name of the file or body, for messages. It is never used to recognise a format. */
  name: string;
  json?: Json;
  /** The values of a file of JSON lines. */
  lines?: Json[];
  text?: string;
  bytes?: Uint8Array;
  /** Notes on what was left out before reading. */
  notes?: string[];
  /** The line of each value in the text, from 0. */
  placeOf?: (index: number) => number;
  damaged?: DamagedLines;
}

/** Lines that begin like a value but cannot be parsed. If each line is a run, each of these is a run left out. */
export interface DamagedLines {
  /** Line numbers, from 1. */
  numbers: number[];
  /** Notes on the other lines left out. */
  notes: string[];
}

export interface ReadContext {
  platform: Platform;
}

export interface ReadTrace {
  trace: TraceRun;
  /** What was missing, guessed or left out, for people. */
  notes: string[];
}

export type ItemKind = "run" | "part";

/** Settings that make the next trace hold more. Each completes a sentence, as in "record the outputs of tools (…)". */
export interface RecordingSettings {
  /** Turns on the recording of content, if the trace has none. */
  off?: string;
  /** Adds more content, even if there is some. */
  content?: string;
  /** Adds instructions, parameters and tool schemas. */
  configuration?: string;
  /** Names the model. */
  model?: string;
}

/** The reader of one trace format. */
export interface TraceFormat {
  name: string;
  /** What it reads, for people who look for their tool's name. */
  title: string;
  /** What a trace in this format holds or lacks, beyond messages, calls and results; for people who choose how to record. */
  carries: string;
  settings?: RecordingSettings;
  /** The highest result of `detect` (default 1). A format that cannot exceed the best so far is skipped. */
  surest?: number;
  /** How sure it is, by content, that it can read the input: 0 = no, 1 = certainly. */
  detect(input: FormatInput): number;
  /**
   * What one item of a list or of lines is: a whole run, or a part of one; undefined if it is not in this format.
   * Without this, every item is a part.
   */
  itemKind?(item: Json): ItemKind | undefined;
  read(input: FormatInput, context: ReadContext): ReadTrace[];
}
