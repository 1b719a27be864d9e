import { describe, expect, it } from "vitest";
import { effectLookup } from "../../../src/core/effects.ts";
import {
  createReadPool,
  indexReads,
  type PoolAnswer,
  pooledReads,
  type PoolSource,
} from "../../../src/core/fixtures/read-pool.ts";
import { type RecordedCall, recordedCallSchema } from "../../../src/core/schema/fixtures.ts";
import type { Json } from "../../../src/core/schema/json.ts";

const effects = effectLookup({ get_order: "read", get_user: "read", list_orders: "read", cancel: "write" });
const day = 86_400_000;
const at = "2026-11-01T00:00:00Z";

function call(tool: string, args: Json, output: Json, rest: object = {}): RecordedCall {
  return recordedCallSchema.parse({ tool, args, output, recorded_at: at, ...rest });
}

const order = (id: string, status: Json = "open", rest: object = {}) => call("get_order", { id }, { id, status }, rest);
const cancelled = (id: string) => call("cancel", { id }, { ok: true });

interface Question {
  sources: Partial<PoolSource>[];
  own?: RecordedCall[];
  written?: RecordedCall[];
  asked?: { tool: string; args: Json };
  exclude?: string[];
  maxAge?: number;
}

function find({ sources, own = [], written = [], asked, exclude = [], maxAge = 30 * day }: Question): PoolAnswer {
  const named = sources.map((source, index): PoolSource => ({ name: `case-${index}`, calls: [], ...source }));
  const index = indexReads(named.flatMap((source) => pooledReads(source, effects)));
  const pool = createReadPool({
    index: () => index,
    own,
    exclude: new Set(exclude),
    fingerprint: "v1:mine",
    at: Date.parse(at) + 2 * day,
    maxAge,
  });
  return pool.find(asked ?? { tool: "get_order", args: { id: "W1" } }, written);
}

const outputOf = (answer: PoolAnswer) =>
  answer === undefined ? undefined : "read" in answer ? answer.read.call.output : answer.refused;

const open = { id: "W1", status: "open" };

describe("a read without a recording", () => {
  it("is answered by another case, with its age; nobody answers what nobody recorded", () => {
    expect(find({ sources: [{ calls: [order("W1")] }] })).toMatchObject({
      read: { call: { output: open }, source: { name: "case-0" } },
      age_ms: 2 * day,
    });
    expect(find({ sources: [{ calls: [order("W2")] }] })).toBeUndefined();
    expect(find({ sources: [{ calls: [order("W1")] }], exclude: ["case-0"] })).toBeUndefined();
  });

  it("is not answered from too long before or after, nor by what has no time, failed or is stale", () => {
    expect(outputOf(find({ sources: [{ calls: [order("W1")] }], maxAge: day }))).toContain("too old");
    const late = [{ calls: [order("W1", "open", { recorded_at: "2026-12-24T00:00:00Z" })] }];
    expect(outputOf(find({ sources: late }))).toContain("too old");
    const without = [order("W1", "open", { recorded_at: undefined }), order("W1", "open", { stale: true })];
    expect(find({ sources: [{ calls: without }] })).toBeUndefined();
    const failed = recordedCallSchema.parse({
      ...order("W1"),
      output: undefined,
      error: { kind: "timeout", message: "late" },
    });
    expect(find({ sources: [{ calls: [failed] }] })).toBeUndefined();
    const [undated = order("W1")] = without;
    expect(outputOf(find({ sources: [{ at, calls: [undated] }] }))).toEqual(open);
  });

  it("is answered by its group first, which may say otherwise than others", () => {
    const others = { calls: [order("W1", "shipped")] };
    const group = { fingerprint: "v1:mine", calls: [order("W1")] };
    expect(outputOf(find({ sources: [others, group] }))).toEqual(open);
    expect(outputOf(find({ sources: [others, { ...group, fingerprint: "v1:other" }] }))).toContain(
      "contradict each other",
    );
  });
});

describe("a write", () => {
  it("of this attempt refuses what it may have changed, and only that", () => {
    const sources = [{ calls: [order("W1")] }];
    expect(outputOf(find({ sources, written: [cancelled("W1")] }))).toContain("a write may have changed");
    expect(outputOf(find({ sources, written: [cancelled("W2")] }))).toEqual(open);
  });

  it("may show in a list, and in whatever names what was written", () => {
    const list = { tool: "list_orders", args: {} };
    const user = { tool: "get_user", args: { user: "kim" } };
    const sources = [
      {
        calls: [call("list_orders", {}, []), call("get_user", user.args, { name: "Kim", orders: ["W77"] })],
      },
    ];
    expect(outputOf(find({ sources, asked: list }))).toEqual([]);
    expect(outputOf(find({ sources, asked: list, written: [cancelled("W2")] }))).toContain("a write may");
    expect(outputOf(find({ sources, asked: user, written: [cancelled("W771")] }))).toMatchObject({ name: "Kim" });
    expect(outputOf(find({ sources, asked: user, written: [cancelled("kim")] }))).toContain("a write may");
    const named = [{ calls: [call("get_user", user.args, { orders: ["W7701"] })] }];
    expect(outputOf(find({ sources: named, asked: user, written: [cancelled("w7701")] }))).toContain("a write may");
  });

  it("before it in its own run makes an answer another world's, one that failed or of another run does not", () => {
    expect(outputOf(find({ sources: [{ calls: [cancelled("W1"), order("W1", "cancelled")] }] }))).toContain(
      "a write may",
    );
    expect(outputOf(find({ sources: [{ calls: [order("W1"), cancelled("W1")] }] }))).toEqual(open);
    const refused = { ...cancelled("W1"), output: undefined, error: { kind: "tool", message: "no" } };
    expect(outputOf(find({ sources: [{ calls: [recordedCallSchema.parse(refused), order("W1")] }] }))).toEqual(open);
    const runs = [
      { ...cancelled("W1"), source: { run_id: "a", index: 0 } },
      { ...order("W1"), source: { run_id: "b", index: 0 } },
    ];
    expect(outputOf(find({ sources: [{ calls: runs }] }))).toEqual(open);
  });
});

describe("a source that contradicts the case", () => {
  const asked = { tool: "get_user", args: { user: "kim", order: "W1" } };
  const source = (status: string) => ({ calls: [order("W1", status), call("get_user", asked.args, "Kim")] });

  it("about the same thing is not asked", () => {
    const own = [order("W1", "open")];
    expect(outputOf(find({ sources: [source("shipped")], own, asked }))).toContain("contradict this one");
    expect(outputOf(find({ sources: [source("open")], own, asked }))).toBe("Kim");
    expect(outputOf(find({ sources: [source("shipped"), source("open")], own, asked }))).toBe("Kim");
  });

  it("about something else is", () => {
    const other = { calls: [order("W9", "shipped"), call("get_user", asked.args, "Kim")] };
    expect(outputOf(find({ sources: [other], own: [order("W9", "open")], asked }))).toBe("Kim");
  });
});
