import { globSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { ReplayKitError } from "../../../src/core/error.ts";
import type { ImportedTrace } from "../../../src/core/formats/input/read-traces.ts";
import { traceSchema } from "../../../src/core/schema/trace.ts";
import { corpusPath } from "../../support/corpora.ts";
import { counted, countsOf, expected, gist, readFile } from "./corpora-truth.ts";

describe("files that truth.py counted without our readers", () => {
  for (const { file, runs } of counted) {
    const path = corpusPath(file);
    it.skipIf(path === undefined)(file, () => {
      expect(readFile(path ?? "").map(countsOf)).toEqual(runs);
    });
  }

  it("are three or more for every format that has real files", () => {
    const folders = counted.map(({ file }) =>
      file
        .split("/")
        .slice(0, file.startsWith("sdk-generated") ? 2 : 1)
        .join("/"),
    );
    const few = [...new Set(folders)].filter((folder) => folders.filter((other) => other === folder).length < 3);
    // One file with a hundred runs.
    expect(few).toEqual(["tau-bench"]);
    expect(counted.flatMap(({ runs }) => runs).length).toBeGreaterThan(250);
  });
});

describe("hand-checked files of the corpora", () => {
  for (const [name, wanted] of Object.entries(expected)) {
    const path = corpusPath(name);
    it.skipIf(path === undefined)(name, () => {
      expect(gist(readFile(path ?? ""))).toBe(wanted);
    });
  }
});

/** Files of the corpora that are no traces: normalisations of parts of other files, and a home-made dump. */
const noTraces = /chatml\.json$|manual_traces|negative__(?:future|missing)_version|ATTRIBUTE|attribute_variants/;

/** A result answers a call once, and no call id is used by two calls. */
function problemsOf({ trace }: ImportedTrace): string[] {
  const calls = trace.events.flatMap((event) => (event.type === "tool_call" ? (event.call_id ?? []) : []));
  const results = trace.events.flatMap((event) => (event.type === "tool_result" ? (event.call_id ?? []) : []));
  const twice = (ids: string[]) => ids.filter((id, index) => ids.indexOf(id) !== index);
  const finals = trace.events.filter(({ type }) => type === "final_output").length;
  return [
    ...(traceSchema.safeParse(trace).success ? [] : ["not a valid trace"]),
    ...(results.length > calls.length && calls.length > 0
      ? [`${results.length} results for ${calls.length} calls`]
      : []),
    ...twice(results).map((id) => `two results for ${id}`),
    ...(finals > 1 ? ["two final outputs"] : []),
  ];
}

describe("every file of the corpora", () => {
  const root = corpusPath(".");
  it.skipIf(root === undefined)("imports every run with the counts of the corpus", () => {
    const files = globSync("**/*.{json,jsonl,eval,traj}", { cwd: root ?? "." }).filter((file) => !noTraces.test(file));
    const found = files.flatMap((file) => {
      const read = readFile(join(root ?? ".", file));
      const empty = read.length === 0 && !file.includes("no-samples") ? ["no trace"] : [];
      return [...empty, ...read.flatMap(problemsOf)].map((problem) => `${file}: ${problem}`);
    });
    expect(found).toEqual([]);
    expect(files.length).toBeGreaterThan(150);
  });

  it.skipIf(root === undefined)("says of the others that they are no traces", () => {
    const files = globSync("**/*.{json,jsonl}", { cwd: root ?? "." }).filter((file) => noTraces.test(file));
    for (const file of files) {
      try {
        readFile(join(root ?? ".", file));
      } catch (error) {
        expect(error).toBeInstanceOf(ReplayKitError);
      }
    }
    expect(files.length).toBeGreaterThan(0);
  });
});
