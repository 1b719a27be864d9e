import { ReplayKitError } from "../../error.ts";
import { traceShape } from "../../schema/trace.ts";
import { nearestName } from "../../text/nearest-name.ts";
import type { FormatInput, TraceFormat } from "./format.ts";
import { traceFormats } from "./trace-formats.ts";

/** The format that is surest of the input. Throws `unknown_format` if there is none. */
export function detectFormat(input: FormatInput): TraceFormat {
  const found = surestFormat(input);
  if (found) return found;
  throw notKnown(input.name);
}

export function notKnown(name: string): ReplayKitError {
  return new ReplayKitError("unknown_format", `${name} holds no trace in a format that ReplayKit reads`, {
    hint: `docs/formats.md lists what is read; ${traceShape}`,
    option: "format",
  });
}

/** The formats, surest first, each with its place in the list. Of equally sure formats, the first in the list wins. */
const bySurest = traceFormats
  .map((format, place) => ({ format, place, surest: format.surest ?? 1 }))
  .toSorted((a, b) => b.surest - a.surest);

/** The format that is surest of the input; undefined if there is none. */
export function surestFormat(input: FormatInput): TraceFormat | undefined {
  const sample = beginning(input);
  let best: TraceFormat | undefined;
  let most = 0;
  let at = 0;
  for (const { format, place, surest } of bySurest) {
    if (surest < most) break;
    if (surest === most && place > at) continue;
    const sure = format.detect(sample);
    if (sure < most || sure === 0 || (sure === most && place > at)) continue;
    best = format;
    most = sure;
    at = place;
  }
  return best;
}

const enough = 64;

/** The first values are enough to recognise the format. */
function beginning(input: FormatInput): FormatInput {
  if (input.lines) return { ...input, lines: input.lines.slice(0, enough) };
  return Array.isArray(input.json) ? { ...input, json: input.json.slice(0, enough) } : input;
}

/** The format that a user named. Throws if there is none. */
export function namedFormat(name: string): TraceFormat {
  const found = traceFormats.find((format) => format.name === name);
  if (found) return found;
  if (name === "table") {
    throw new ReplayKitError("invalid_input", "the format table needs a mapping that names the columns", {
      hint: "`npx replaykit import --mapping <file>` reads tables; other commands take its output",
    });
  }
  const known = traceFormats.map((format) => format.name);
  const near = nearestName(name, known);
  throw new ReplayKitError("unknown_format", `there is no trace format "${name}"`, {
    hint: `${near === undefined ? "" : `did you mean ${near}? `}the formats are ${known.join(", ")}`,
  });
}
