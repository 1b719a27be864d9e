import { describe, expect, it } from "vitest";
import type { Json } from "../../../src/core/schema/json.ts";
import { ownSpecimens } from "./fuzz.ts";
import { faultsOfWideLists } from "./wide-lists.ts";

describe("long lists of every format", () => {
  it("take a time that grows as they do", () => {
    expect(ownSpecimens.length).toBeGreaterThan(30);
    expect(faultsOfWideLists(ownSpecimens, 2_000)).toEqual([]);
  });

  const one = [{ name: "one", json: { messages: [{ id: "a", text: '{"calls":[{"id":"b"}]}' }] } }];

  it("are reported where each item looks at all others", () => {
    const idsIn = (json: Json): string[] => JSON.stringify(json).match(/"id":"[^"]+"|"id\\":\\"[^"]+"/g) ?? [];
    const quadratic = (json: Json) => {
      const ids = idsIn(json);
      const distinct: string[] = [];
      for (const id of ids) if (!distinct.includes(id)) distinct.push(id);
    };
    const faults = faultsOfWideLists(one, 4_000, quadratic);
    expect(faults.map((fault) => fault.split(":")[0])).toEqual([
      "one /messages, each with its own ids",
      "one /messages/*/text/(text)/calls, each with its own ids",
    ]);
  });

  it("are reported where they overflow the stack", () => {
    const overflowing = (json: Json) => {
      const { messages } = json as { messages: Json[] };
      const all: Json[] = [];
      all.push(...messages);
    };
    expect(faultsOfWideLists(one, 1_000, overflowing)).toEqual([]);
    expect(faultsOfWideLists(one, 200_000, overflowing)[0]).toContain("Maximum call stack size exceeded");
  });
});
