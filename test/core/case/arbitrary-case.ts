import { fc } from "../../support/fast-check.ts";
import type { ReplayCase } from "../../../src/core/schema/case.ts";
import type { Check } from "../../../src/core/schema/check.ts";
import type { Json } from "../../../src/core/schema/json.ts";

/** Any JSON value; without -0, which JSON does not have. */
const json: fc.Arbitrary<Json> = fc
  .jsonValue({ maxDepth: 3 })
  .map((value) => JSON.parse(JSON.stringify(value)) as Json); // jsonValue makes nothing else
const text = fc.oneof(
  fc.string({ maxLength: 40 }),
  fc.string({ unit: "grapheme", maxLength: 20 }),
  fc.constantFrom(
    "a: b",
    "# x",
    "- y",
    "null",
    "2026-11-20",
    "0x1",
    "~",
    "line\nbreak\n",
    " pad ",
    "*a",
    "&b",
    "!c",
    "%d",
    "@e",
    "`f",
  ),
);
const words = text.filter((value) => value !== "");
const object = fc.dictionary(
  fc.string({ minLength: 1, maxLength: 8 }).filter((key) => key !== "__proto__"),
  json,
  { maxKeys: 3 },
);
const effect = fc.constantFrom("pure" as const, "read" as const, "write" as const);
const tool = fc.string({ minLength: 1, maxLength: 12 }).filter((name) => name !== "__proto__");
const count = fc.nat(50);

const anywhere: fc.Arbitrary<Check>[] = [
  fc.record({
    kind: fc.constant("status_is" as const),
    status: fc.constantFrom("success" as const, "error" as const, "unknown" as const),
  }),
  fc.record({ kind: fc.constant("final_output_exists" as const), exists: fc.boolean() }),
  fc.record({
    kind: fc.constant("output_contains" as const),
    text: words,
    in: fc.constantFrom("final" as const, "any" as const),
    not: fc.boolean(),
  }),
  fc.record({
    kind: fc.constant("tool_not_called" as const),
    tool,
    match: fc.constantFrom("exact" as const, "subset" as const, "ignore" as const),
  }),
  fc.record({ kind: fc.constant("min_tool_calls" as const), tool, count }),
  fc.record({ kind: fc.constant("min_tool_calls" as const), count }),
  fc.record({
    kind: fc.constant("repeated_call" as const),
    tool,
    times: count,
    unchanged: fc.boolean(),
    not: fc.boolean(),
  }),
  fc.record({ kind: fc.constant("error_ignored" as const), tool, not: fc.boolean() }),
  fc.record({ kind: fc.constant("error_ignored" as const), not: fc.boolean() }),
  fc.record({ kind: fc.constant("max_steps" as const), count }),
  fc.record({ kind: fc.constant("max_duration" as const), duration: fc.nat(10_000_000) }),
  fc.record({ kind: fc.constant("semantic" as const), statement: words }),
  fc.record({
    kind: fc.constant("writes_are" as const),
    calls: fc.array(fc.record({ tool, args: object, match: fc.constant("exact" as const) }), { maxLength: 2 }),
    include_failed: fc.boolean(),
  }),
];
const signature = fc.oneof(...anywhere);
const assertion = fc.oneof(...anywhere, fc.record({ kind: fc.constant("max_tool_calls" as const), tool, count }));

const mode = fc.constantFrom(
  "fixtures" as const,
  "static" as const,
  "simulate" as const,
  "deny" as const,
  "live" as const,
);

/** Valid cases, as `parseCaseYaml` would give them. */
export const arbitraryCase: fc.Arbitrary<ReplayCase> = fc.record({
  version: fc.constant(1 as const),
  id: fc.stringMatching(/^[a-z0-9]([a-z0-9-]{0,20}[a-z0-9])?$/),
  title: words,
  state: fc.constantFrom("open" as const, "guard" as const, "retired" as const),
  tags: fc.array(text, { maxLength: 3 }),
  effects: fc.dictionary(tool, effect, { maxKeys: 3 }),
  scenario: fc.record({
    input: fc.array(fc.record({ role: text, content: json }), { maxLength: 2 }),
    mode: fc.constantFrom("continue" as const, "scripted" as const, "simulated" as const),
    context: object,
  }),
  replay: fc.record({
    tools: fc.oneof(mode, fc.dictionary(tool, mode, { maxKeys: 2 })),
    on_read_miss: fc.constantFrom("fail" as const, "tool-error" as const),
    on_write_miss: fc.constantFrom("simulate" as const, "fail" as const),
    match: fc.record({
      args: fc.constantFrom("exact" as const, "subset" as const, "ignore" as const),
      ignore: fc.array(text, { maxLength: 2 }),
      tools: fc.dictionary(tool, fc.constantFrom("exact" as const, "ignore" as const), { maxKeys: 2 }),
    }),
    attempts: fc.oneof(fc.constant("auto" as const), fc.integer({ min: 1, max: 1000 })),
    timeout: fc.nat(10_000_000),
  }),
  signatures: fc.array(signature, { minLength: 1, maxLength: 4 }),
  assertions: fc.array(assertion, { minLength: 1, maxLength: 4 }),
  reviews: fc.array(
    fc.record({ assertion: text, verdict: fc.constantFrom("pass" as const, "fail" as const), by: text, at: text }),
    { maxLength: 2 },
  ),
});
