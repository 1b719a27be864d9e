import { expect, test } from "vitest";
import { createRedactor } from "../../../src/core/redact/redact.ts";
import { measureRecall } from "../../support/secrets/recall.ts";

/** Each secret alone, so that none is found because another one gave it away. */
function redact(value: unknown): unknown {
  return createRedactor({ keyedHash: () => "0badcafe" }).redact(value);
}

const least = { bare: 0.97, "named: ": 0.99, "foreign name: ": 0.97, "shell: ": 0.9 };

test("secrets of every type in the table are hidden, however they are written", () => {
  const measured = measureRecall({ redact, seed: 16, each: 1 });
  const short = measured.filter(({ context, hidden, planted }) => {
    const [, floor] = Object.entries(least).find(([beginning]) => context.startsWith(beginning)) ?? [];
    return hidden / planted < (floor ?? 1);
  });
  expect(short.map(({ context, hidden, planted, missed }) => ({ context, hidden, planted, missed }))).toEqual([]);
  expect(measured.length).toBeGreaterThan(60);
});

test("a redactor that does nothing hides none of them", () => {
  const measured = measureRecall({ redact: (value) => value, seed: 16, each: 1 });
  expect(measured.filter(({ hidden }) => hidden > 0).map(({ context }) => context)).toEqual([]);
});
