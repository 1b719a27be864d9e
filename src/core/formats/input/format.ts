import type { Platform } from "../../platform.ts";
import type { Json } from "../../schema/json.ts";
import type { TraceRun } from "../../schema/trace.ts";

/** What a reader gets: parsed JSON (one document, or one value per line), and bytes where the file is no text. */
export interface FormatInput {
  /** Name of the file or body, for messages; never used to recognise a format. */
  name: string;
  json?: Json;
  /** The values of a file of JSON lines. */
  lines?: Json[];
  text?: string;
  bytes?: Uint8Array;
  /** What was left out before anything was read. */
  notes?: string[];
  /** Where the value of an index stands among the lines of the text, from 0. */
  placeOf?: (index: number) => number;
  damaged?: DamagedLines;
}

/** Lines that begin as a value and are none: where lines are runs, each is one that was left out. */
export interface DamagedLines {
  /** From 1. */
  numbers: number[];
  /** What else was left out. */
  notes: string[];
}

export interface ReadContext {
  platform: Platform;
}

export interface ReadTrace {
  trace: TraceRun;
  /** What was missing, guessed or left aside, for people. */
  notes: string[];
}

export type ItemKind = "run" | "part";

/** What a user sets so that the next trace holds more; each a sentence's end, as in "record the outputs of tools (…)". */
export interface RecordingSettings {
  /** Turns the recording of content on, where none is in the trace. */
  off?: string;
  /** Adds content also where some is there. */
  content?: string;
  /** Adds what the model was told beside the messages: instructions, parameters, schemas of tools. */
  configuration?: string;
  /** Names the model. */
  model?: string;
}

/** One format of traces that others write. */
export interface TraceFormat {
  name: string;
  /** What is read, for people who look for their tool's name. */
  title: string;
  /** What a trace in this format can hold, for people who choose how to record. */
  carries: string;
  settings?: RecordingSettings;
  /** The most that `detect` answers (default 1): a format that is less sure than one that was found already is not asked. */
  surest?: number;
  /** How sure it is, by content, that it can read the input: 0 = no, 1 = certainly. */
  detect(input: FormatInput): number;
  /**
   * What one item of a list or of lines is: a run of its own, or a part of runs that several items make up; undefined where it is
   * none of this format. Absent: every item is a part.
   */
  itemKind?(item: Json): ItemKind | undefined;
  read(input: FormatInput, context: ReadContext): ReadTrace[];
}
