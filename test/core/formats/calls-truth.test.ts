import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import type { ImportedTrace } from "../../../src/core/formats/input/read-traces.ts";
import { corpusPath } from "../../support/corpora.ts";
import { readFile } from "./corpora-truth.ts";
import { factsOf } from "./month-truth.ts";

/** What calls_truth.py found in the files without our readers: name and arguments of each call of the first run. */
const truth: { file: string; calls: [string, string][] }[] = readFileSync(
  join(import.meta.dirname, "calls_truth.jsonl"),
  "utf8",
)
  .split("\n")
  .flatMap((line) => (line === "" ? [] : [JSON.parse(line)]));

function callsOf([first]: ImportedTrace[]): (string | null)[][] {
  return first ? factsOf(first).calls.map(([name, args]) => [name, args]) : [];
}

describe("calls and their arguments as calls_truth.py found them", () => {
  for (const { file, calls } of truth) {
    const path = corpusPath(file);
    it.skipIf(path === undefined)(file, () => {
      expect(callsOf(readFile(path ?? ""))).toEqual(calls);
    });
  }

  it("are of three files of each format, where so many are there, and none is without a call", () => {
    expect(truth.filter(({ calls }) => calls.length === 0)).toEqual([]);
    // Two files of managed agents are all there are, and one of tau-bench holds a hundred runs.
    expect(truth).toHaveLength(9 * 3 + 2 + 1);
  });
});
