import { strFromU8 } from "fflate";
import { globSync, readFileSync, statSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, it } from "vitest";
import { type ImportedTrace, readTraces } from "../../../src/core/formats/input/read-traces.ts";
import type { Json } from "../../../src/core/schema/json.ts";
import { nodePlatform } from "../../../src/node/platform.ts";
import { corpusPath } from "../../support/corpora.ts";
import { allExceptions, exceptionFor } from "./leaf-exceptions.ts";
import { leavesOf, rawJson, TraceTexts, withAttachments } from "./leaves.ts";
import { traceFormats } from "../../../src/core/formats/input/trace-formats.ts";
import { samples } from "./samples.ts";

const options = { platform: nodePlatform };
const largest = 5_000_000;
/** Parts of other formats, and what stands beside the traces. */
const noTraces = /chatml\.json$|manual_traces|LICENSE|SOURCE/;

/** Formats of which no real file lies beside the checkout: their samples are looked at. */
const withoutFiles = [
  "replaykit",
  "codex",
  "agentdojo",
  "ai-sdk-ui",
  "pydantic-ai",
  "opencode",
  "promptfoo",
  "autogen",
  "cline",
  "braintrust",
  "smolagents",
];

/** Exceptions that some file needed. */
const used = new Set<unknown>();

/** Texts of a file that are in none of its traces, and in no list of exceptions. */
function lostOf(format: string, raw: Json, read: readonly ImportedTrace[]): string[] {
  const texts = new TraceTexts(read);
  return leavesOf(raw).flatMap(({ path, text }) => {
    if (texts.hold(text)) return [];
    const exception = exceptionFor(format, path);
    const inside = exception?.around === undefined ? undefined : text.replace(exception.around, "");
    if (!exception || (inside !== undefined && !texts.hold(inside))) return [`${path}: ${text.slice(0, 80)}`];
    used.add(exception);
    return [];
  });
}

describe("every text of a trace that others wrote", () => {
  for (const [name, json] of Object.entries(samples)) {
    it(`is in the trace of the sample of ${name}`, () => {
      const read = readTraces({ name: "sample", json }, options);
      expect(lostOf(name, withAttachments(json), read)).toEqual([]);
    });
  }

  it("is missed where a trace lost some", () => {
    const json = samples["openai-chat"] ?? null;
    const [one] = readTraces({ name: "sample", json }, options);
    if (!one) throw new Error("no trace");
    const without = { ...one, trace: { ...one.trace, events: one.trace.events.slice(1) } };
    expect(lostOf("openai-chat", json, [without])).toEqual(["[].content: Where is order 7?"]);
  });

  const root = corpusPath(".");
  it.skipIf(root === undefined)("is in the traces of the real files, or on purpose in none", () => {
    const shared = dirname(root ?? ".");
    const files = globSync(["corpora/**/*.{json,jsonl,traj,yaml,eval}", "traces-*/*"], { cwd: shared })
      .filter((file) => !noTraces.test(file) && statSync(join(shared, file)).size < largest)
      .toSorted();
    const formats = new Set<string>();
    const lost = files.flatMap((file) => {
      const bytes = new Uint8Array(readFileSync(join(shared, file)));
      const read = tried(file, bytes);
      const format = read[0]?.format;
      if (format === undefined) return [];
      formats.add(format);
      const raw = rawJson(bytes);
      if (raw === undefined) return [`${file} cannot be looked at`];
      return lostOf(format, raw, read).map((leaf) => `${file} ${leaf}`);
    });
    expect(lost.slice(0, 40)).toEqual([]);
    // An exception that nothing needs any more is none.
    const unused = allExceptions.filter((exception) => !used.has(exception));
    expect(unused.map(({ where }) => where.source)).toEqual([]);
    expect(files.length).toBeGreaterThan(200);
    const without = traceFormats.map(({ name }) => name).filter((name) => !formats.has(name));
    expect(without, "a format with no real file in ../shared stands in `withoutFiles`").toEqual(withoutFiles);
  });
});

function tried(file: string, bytes: Uint8Array): ImportedTrace[] {
  const content = file.endsWith(".eval") ? { bytes } : { text: strFromU8(bytes) };
  try {
    return readTraces({ name: "file", ...content }, options);
  } catch {
    // Files that are no traces are another test's.
    return [];
  }
}
