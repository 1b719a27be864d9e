import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { readTraces } from "../../src/core/formats/input/read-traces.ts";
import { releaseOf } from "../../src/core/release/release.ts";
import { traceSchema } from "../../src/core/schema/trace.ts";
import { workerPlatform } from "../../worker/http/platform.ts";

const hash = (text: string) => createHash("sha256").update(text).digest("hex");
const of = (trace: object) => releaseOf(traceSchema.parse({ run_id: "r", events: [], ...trace }), hash);

test("each part that a run says makes another release", () => {
  const whole = {
    agent: { name: "shop", version: "1", commit: "c0ffee" },
    model: { name: "m", prompt_version: "7" },
    labels: { "replaykit.tools": "t1", tier: "gold" },
  };
  expect(of(whole).parts).toEqual({
    agent: "shop",
    version: "1",
    commit: "c0ffee",
    prompt: "7",
    model: "m",
    tools: "t1",
  });
  const others = [
    { ...whole, agent: { ...whole.agent, version: "2" } },
    { ...whole, agent: { ...whole.agent, commit: "decade" } },
    { ...whole, agent: { ...whole.agent, name: "desk" } },
    { ...whole, model: { ...whole.model, prompt_version: "8" } },
    { ...whole, model: { ...whole.model, name: "n" } },
    { ...whole, labels: { "replaykit.tools": "t2" } },
  ];
  const ids = [whole, ...others].map((trace) => of(trace).id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids[0]).toMatch(/^[0-9a-f]{12}$/);
  // What varies with each run is no part of it.
  expect(of({ ...whole, run_id: "other", user_id: "u", labels: { "replaykit.tools": "t1" } }).id).toBe(ids[0]);
});

test("a run that says nothing but its agent's name is of no release that anybody knows", () => {
  expect(of({ agent: { name: "shop" } })).toEqual({ id: "unknown", parts: {} });
});

test("OTLP says commit, prompt and tools in attributes of the resource", () => {
  const attribute = (key: string, stringValue: string) => ({ key, value: { stringValue } });
  const read = (attributes: object[]) => {
    const span = {
      traceId: "a".repeat(32),
      spanId: "b".repeat(16),
      name: "invoke_agent shop",
      startTimeUnixNano: "1795046400000000000",
      endTimeUnixNano: "1795046401000000000",
      attributes: [attribute("gen_ai.operation.name", "invoke_agent"), attribute("gen_ai.agent.name", "shop")],
    };
    const json = { resourceSpans: [{ resource: { attributes }, scopeSpans: [{ scope: {}, spans: [span] }] }] };
    const [found] = readTraces(
      { name: "x", json: JSON.parse(JSON.stringify(json)) },
      { format: "otlp", platform: workerPlatform },
    );
    return found && releaseOf(found.trace, hash).parts;
  };
  expect(
    read([
      attribute("service.version", "1.2"),
      attribute("vcs.ref.head.revision", "c0ffee"),
      attribute("replaykit.prompt", "p7"),
      attribute("replaykit.tools", "t1"),
    ]),
  ).toEqual({ agent: "shop", version: "1.2", commit: "c0ffee", prompt: "p7", tools: "t1" });
  expect(read([attribute("tier", "gold")])).toEqual({});
});
