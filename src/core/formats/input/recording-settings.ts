import type { TraceRun } from "../../schema/trace.ts";
import type { RecordingSettings } from "./format.ts";
import { traceFormats } from "./trace-formats.ts";

export type MissingPart =
  | "results"
  | "arguments"
  | "input"
  | "outputs"
  | "model"
  | "instructions"
  | "parameters"
  | "tools";

const besides = "record the whole request to the model, not only its messages";

const otherwise: Record<MissingPart, string> = {
  results: "record the outputs of tools",
  arguments: "record the inputs of tools",
  input: "record what the user asked",
  outputs: "record what the model answered; without it replay needs a live model",
  model: "record which model answered; replay with a live model must know it",
  instructions: besides,
  parameters: besides,
  tools: besides,
};

/**
 * Settings that turn on content in the dialects of spans, which are not formats. They apply only to traces without
 * content.
 */
const dialects: Record<string, RecordingSettings> = {
  gen_ai: { off: "set OTEL_INSTRUMENTATION_GENAI_CAPTURE_MESSAGE_CONTENT=true in the agent" },
  openllmetry: { off: "set TRACELOOP_TRACE_CONTENT=true in the agent" },
  openinference: { off: "set OPENINFERENCE_HIDE_INPUTS and OPENINFERENCE_HIDE_OUTPUTS to false in the agent" },
  "ai-sdk": { off: "set recordInputs and recordOutputs to true in experimental_telemetry" },
};

const ofFormats = new Map(
  [...Object.entries(dialects), ...traceFormats.map(({ name, settings }) => [name, settings] as const)].flatMap(
    ([name, settings]) => (settings === undefined ? [] : [[name, settings] as const]),
  ),
);

const adding: Record<MissingPart, Exclude<keyof RecordingSettings, "off">> = {
  results: "content",
  arguments: "content",
  input: "content",
  outputs: "content",
  model: "model",
  instructions: "configuration",
  parameters: "configuration",
  tools: "configuration",
};

/** Parts that content settings do not affect: instrumentations record them always or never. */
const always = new Set<MissingPart>(["model", "parameters"]);

/** Advice with the setting that adds a missing part. `captured` is true if the trace has this kind of content. */
export function settingFor(part: MissingPart, { source }: TraceRun, captured: boolean): string {
  const dialectNames: unknown = source?.["dialects"];
  const names = [...(Array.isArray(dialectNames) ? dialectNames : []), source?.["format"]].map(String);
  const on = captured || always.has(part);
  const settings = names.flatMap((name) => ofFormats.get(name) ?? []);
  const advice = settings.flatMap((one) => one[adding[part]] ?? (on ? [] : (one.off ?? [])))[0];
  return advice === undefined ? otherwise[part] : `${otherwise[part]} (${advice})`;
}
