import { ReplayKitError } from "../error.ts";
import { traceShape } from "../schema/minimal-trace.ts";
import type { FormatInput, TraceFormat } from "./format.ts";
import { traceFormats } from "./trace-formats.ts";

/** The format that is surest of the input; an error where none is. */
export function detectFormat(input: FormatInput): TraceFormat {
  const found = surestFormat(input);
  if (found) return found;
  throw notKnown(input.name);
}

export function notKnown(name: string): ReplayKitError {
  return new ReplayKitError("unknown_format", `${name} is no trace in a format that ReplayKit reads`, {
    hint: `\`replaykit formats\` lists them; name one with --format where the content does not tell; ${traceShape}`,
  });
}

/** The format that is surest of the input, if any is. */
export function surestFormat(input: FormatInput): TraceFormat | undefined {
  const sample = beginning(input);
  let best: TraceFormat | undefined;
  let most = 0;
  for (const format of traceFormats) {
    const sure = format.detect(sample);
    if (sure <= most) continue;
    best = format;
    most = sure;
    // None is surer than certain.
    if (most === 1) break;
  }
  return best;
}

const enough = 64;

/** The first values tell the format as well as all of them. */
function beginning(input: FormatInput): FormatInput {
  if (input.lines) return { ...input, lines: input.lines.slice(0, enough) };
  return Array.isArray(input.json) ? { ...input, json: input.json.slice(0, enough) } : input;
}

/** The format that a user named; an error where there is none of that name. */
export function namedFormat(name: string): TraceFormat {
  const found = traceFormats.find((format) => format.name === name);
  if (found) return found;
  if (name === "table") {
    throw new ReplayKitError("invalid_input", "the format table needs a mapping that names the columns", {
      hint: "`replaykit import --mapping <file>` reads tables; the other commands take what it writes",
    });
  }
  throw new ReplayKitError("unknown_format", `there is no trace format "${name}"`, {
    hint: `the formats are ${traceFormats.map((format) => format.name).join(", ")}`,
  });
}
