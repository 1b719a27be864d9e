import { expect, it } from "vitest";
import { formatSummaries } from "../../../src/core/formats/carries.ts";
import { traceFormats } from "../../../src/core/formats/trace-formats.ts";

it("says of every format what it carries", () => {
  const summaries = formatSummaries();
  expect(summaries.map(({ name }) => name)).toEqual(traceFormats.map(({ name }) => name));
  expect(summaries.filter(({ carries }) => carries === "")).toEqual([]);
});
