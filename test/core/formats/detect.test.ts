import { describe, expect, it } from "vitest";
import { surestFormat } from "../../../src/core/formats/input/detect-format.ts";
import type { FormatInput, TraceFormat } from "../../../src/core/formats/input/format.ts";
import { prepareInput } from "../../../src/core/formats/input/prepare-input.ts";
import { traceFormats } from "../../../src/core/formats/input/trace-formats.ts";
import { Chance, mutateValue } from "./mutations.ts";
import { samples } from "./samples.ts";

/** What the search by surest amounts to: every format is asked, and the first of those that are most sure is meant. */
function askAll(input: FormatInput): TraceFormat | undefined {
  const answers = traceFormats.map((format) => format.detect(input));
  const most = Math.max(...answers);
  return most === 0 ? undefined : traceFormats[answers.indexOf(most)];
}

const inputs = Object.entries(samples).flatMap(([name, json]) => {
  const damaged = Array.from({ length: 40 }, (_, seed) => {
    const copy = structuredClone(json);
    mutateValue(copy, samples["otlp"] ?? null, new Chance(seed));
    return copy;
  });
  return [json, ...damaged].map((value) => prepareInput({ name, json: value }));
});

describe("the format of an input", () => {
  it("is that of which the surest format is, though not all of them are asked", () => {
    const differing = inputs.filter((input) => surestFormat(input)?.name !== askAll(input)?.name);
    expect(differing.map(({ name }) => name)).toEqual([]);
    expect(new Set(inputs.map((input) => surestFormat(input)?.name)).size).toBeGreaterThan(traceFormats.length);
  });

  it("is never surer than the format says that it can be", () => {
    const surer = (format: TraceFormat) => inputs.some((input) => format.detect(input) > (format.surest ?? 1));
    expect(traceFormats.filter(surer).map(({ name }) => name)).toEqual([]);
    // Each has an input here that tells.
    const shy = traceFormats.map((format) => ({ ...format, surest: 0 }));
    expect(shy.filter(surer)).toHaveLength(traceFormats.length);
  });
});
