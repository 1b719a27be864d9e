import { expect, it } from "vitest";
import { parseConfig } from "../../../src/core/config/config-yaml.ts";
import { effectLookup } from "../../../src/core/effects.ts";
import { createToolReplay } from "../../../src/core/replay/tool-replay.ts";
import { replayRulesSchema } from "../../../src/core/schema/case.ts";
import { toolFixturesSchema } from "../../../src/core/schema/fixtures.ts";
import { parseJson } from "../../../src/core/json/json-limits.ts";

const read = (text: string) => parseJson(text, { name: "test" });

it("keeps what is said of a tool that is called __proto__ or constructor", () => {
  const config = parseConfig("effects: { __proto__: write, constructor: read }\naliases: { toString: __proto__ }", "f");
  const fixtures = toolFixturesSchema.parse(
    read(
      '{"version":1,"static":{"__proto__":{"output":"kept"}},"calls":[{"tool":"constructor","args":{"__proto__":1},"output":"c"}]}',
    ),
  );
  const replay = (rules: string) => {
    const effects = effectLookup(config.effects, {}, config.aliases);
    const options = { fixtures, effects, aliases: config.aliases, rules: replayRulesSchema.parse(read(rules)) };
    return createToolReplay(options);
  };
  const tools = replay("{}");
  const kept = { how: "simulated", effect: "write", output: "kept" };
  expect(["__proto__", "toString"].map((tool) => tools.ask({ tool, args: {} }))).toEqual([kept, kept]);
  const ask = (args: string) => tools.ask({ tool: "constructor", args: read(args) });
  expect(ask('{"__proto__":1}')).toEqual({ how: "served", effect: "read", output: "c" });
  expect(ask('{"__proto__":2}')).toMatchObject({ how: "missed", miss: { differs_at: "/__proto__" } });
  expect(ask("{}")).toMatchObject({ how: "missed", miss: { differs_at: "/__proto__" } });
  const denied = replay('{"tools":{"__proto__":"deny"}}');
  expect(denied.ask({ tool: "__proto__", args: {} })).toMatchObject({ how: "blocked" });
  expect(denied.ask({ tool: "constructor", args: read('{"__proto__":1}') })).toMatchObject({ how: "served" });
});

it("refuses a wrong value of that name, too", () => {
  expect(() => parseConfig("effects: { __proto__: writes }", "f")).toThrow(
    'f:1: effects.__proto__ is "writes"; expected pure | read | write',
  );
  expect(Object.hasOwn(parseConfig("effects: {}", "f").effects, "__proto__")).toBe(false);
});
