import { globSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { describe, expect, it } from "vitest";
import { ReplayKitError } from "../../src/core/error.ts";
import { readAllTraces } from "../../src/core/formats/input/read-traces.ts";
import { traceJsonSchema } from "../../src/core/json/json-schema.ts";
import { readSourceTrace } from "../../src/core/case/load-case.ts";
import { minimalTrace, traceShape } from "../../src/core/schema/trace.ts";
import { scaffolded } from "./case/samples.ts";
import { nodePlatform } from "../../src/node/platform.ts";

const root = resolve(import.meta.dirname, "../..");

function read(text: string) {
  return readAllTraces({ name: "trace.json", text }, { platform: nodePlatform });
}

function refusal(make: () => unknown): string {
  try {
    make();
  } catch (error) {
    if (error instanceof ReplayKitError) return `${error.message}\n${error.hint ?? ""}`;
    throw error;
  }
  throw new Error("was not refused");
}

describe("the shape that errors about a trace show", () => {
  it("is a trace, and so is the example of the docs", () => {
    const shown = /^a trace is (\{.*\}); /.exec(traceShape)?.[1] ?? "";
    const page = readFileSync(join(root, "docs/trace.md"), "utf8");
    const example = /```json\n(.*?)```/s.exec(page)?.[1] ?? "";
    expect(JSON.parse(example)).toEqual(minimalTrace);
    for (const text of [shown, example]) {
      const { traces, refused } = read(text);
      expect(refused).toEqual([]);
      expect(traces.map(({ format, notes }) => [format, notes])).toEqual([["replaykit", []]]);
      expect(traces[0]?.trace.events).toHaveLength(4);
    }
    expect(scaffolded(read(example).traces[0]?.trace as never).case.signatures[1]).toEqual({
      kind: "error_matches",
      text: "KeyError: 'plan'",
    });
    expect(refusal(() => read(shown.replace('"tool_call"', '"toolcall"')))).toContain("events[1].type");
  });

  it.each([
    ["an event of no known kind", '{"run_id": "r", "events": [{"type": "call"}]}', "events[0].type"],
    ["no id", '{"version": 1, "events": []}', "trace.json"],
    ["no trace at all", '{"hello": 1}', "no trace in a format"],
  ])("is shown for %s", (_name, text, message) => {
    const said = refusal(() => read(text));
    expect(said).toContain(message);
    expect(said).toContain(traceShape);
  });

  it("is shown for a source trace that cannot be read, and not for one that is newer", () => {
    expect(refusal(() => readSourceTrace('{"run_id": 7}', "source-trace.json"))).toContain(traceShape);
    expect(refusal(() => readSourceTrace('{"version": 99}', "source-trace.json"))).not.toContain(traceShape);
  });

  it("is a JSON Schema too, with every kind of event", () => {
    const text = JSON.stringify(traceJsonSchema());
    for (const kind of ["input_message", "model_call", "tool_call", "tool_result", "state", "error", "final_output"])
      expect(text).toContain(`"const":"${kind}"`);
  });
});

it("every page that a message names is there, and none sends people to look for something in the README", () => {
  const files = globSync("{src,worker}/**/*.{ts,tsx}", { cwd: root });
  const strings = files.flatMap((file) =>
    readFileSync(join(root, file), "utf8")
      .split("\n")
      .filter((line) => /["'`].*["'`]/.test(line) && !/^\s*(?:\*|\/\/|import )/.test(line)),
  );
  const named = strings.flatMap((line) => [...line.matchAll(/\bdocs\/[\w.-]+\.(?:md|json)\b/g)].map(([path]) => path));
  expect(new Set(named)).toContain("docs/trace.md");
  for (const path of new Set(named)) expect(globSync(path, { cwd: root }), path).toEqual([path]);
  expect(strings.filter((line) => /see .{0,40}README/i.test(line))).toEqual([]);
});
