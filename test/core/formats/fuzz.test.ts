import { describe, expect, it } from "vitest";
import { traceFormats } from "../../../src/core/formats/input/trace-formats.ts";
import type { Json, JsonObject } from "../../../src/core/schema/json.ts";
import { faultIn, fuzz, ownSpecimens as own, realSpecimens } from "./fuzz.ts";
import { withEachText } from "./mutations.ts";

describe("damaged files of every format", () => {
  it("are read or refused, and nothing else", () => {
    const { faults, mutations, read, refused } = fuzz(own, { each: 150, seed: 7 });
    expect(faults).toEqual([]);
    expect(mutations).toBe(traceFormats.length * 150);
    // Neither reader nor damage does nothing.
    expect(Math.min(read, refused)).toBeGreaterThan(mutations / 20);
  });

  it("take no word for one that every object inherits", () => {
    const inherited = ["__proto__", "constructor", "toString"];
    const copies = own.flatMap(({ name, json = null }) =>
      inherited.flatMap((word) => withEachText(json, word).map((copy) => ({ name, json: copy }))),
    );
    expect(copies.length).toBeGreaterThan(1000);
    const line = (payload: JsonObject): Json => ({ type: "event_msg", payload });
    const events = inherited.map((type) => [line({ type: "task_started" }), line({ type, message: "agent_message" })]);
    copies.push(...events.map((json) => ({ name: "codex", json })));
    const faults = copies.flatMap(({ name, json }) => faultIn(json)?.concat(` in ${name}`) ?? []);
    expect([...new Set(faults)]).toEqual([]);
  });

  const real = realSpecimens();
  it.skipIf(real.length === 0)("are so for real files too", () => {
    const { faults, slowest } = fuzz(real, { each: 3, seed: 7 });
    expect(faults).toEqual([]);
    expect(slowest).toBeLessThan(5000);
  });

  it("are the same for the same seed", () => {
    const [a, b] = [1, 1].map((seed) => fuzz(own.slice(0, 3), { each: 20, seed }));
    expect([a?.read, a?.refused]).toEqual([b?.read, b?.refused]);
  });
});
