import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import * as z from "zod";
import { projectSettingsSchema } from "../../src/api/schema/settings.ts";
import { prefixes } from "../../worker/store/runs/save-delivery.ts";

const docs = readFileSync(new URL("../../docs/operations.md", import.meta.url), "utf8");
const rules = z
  .object({
    rules: z.array(
      z.strictObject({
        id: z.string(),
        enabled: z.literal(true),
        conditions: z.strictObject({ prefix: z.string() }),
        deleteObjectsTransition: z.object({
          condition: z.strictObject({ type: z.literal("Age"), maxAge: z.number() }),
        }),
      }),
    ),
  })
  .parse(JSON.parse(readFileSync(new URL("../../worker/r2-lifecycle.json", import.meta.url), "utf8")));

const wordsOf = (text: string) => text.split(/\s+/).filter((word) => /\w/.test(word)).length;

test("the pages of the Worker are short, and lead to one another", () => {
  const worker = readFileSync(new URL("../../docs/worker.md", import.meta.url), "utf8");
  expect([wordsOf(docs), wordsOf(worker)].filter((words) => words > 1_800)).toEqual([]);
  for (const page of [docs, worker]) expect(page).toContain("(worker-reference.md)");
  expect(worker).toContain("(operations.md)");
});

test("what the page says of the GitHub App and of the key are variables that the Worker reads", () => {
  const read = readFileSync(new URL("../../worker/env.ts", import.meta.url), "utf8");
  const named = new Set(
    docs.match(/\b(?:REPLAYKIT_(?:KEY|PREVIOUS_KEYS|ADMIN_TOKEN)|GITHUB_[A-Z_]+|ACCESS_[A-Z]+)\b/g),
  );
  expect([...named].filter((name) => !read.includes(`  ${name}:`))).toEqual([]);
  expect([...named]).toEqual(expect.arrayContaining(["GITHUB_APP_ID", "GITHUB_APP_KEY", "ACCESS_TEAM"]));
});

test("each class has a rule that expires its bodies when its rows do, and the table says the same", () => {
  const { retention, sampling } = projectSettingsSchema.parse({});
  const ages = { ...retention, window: sampling.feedback_window };
  const expected = Object.entries(ages).map(([name, ms]) => [name, `${prefixes[name as keyof typeof prefixes]}/`, ms]);
  const found = rules.rules.map(({ id, conditions, deleteObjectsTransition }) => [
    id.replace("expire-", ""),
    conditions.prefix,
    deleteObjectsTransition.condition.maxAge * 1000,
  ]);
  expect(found).toEqual(expected);
  const table = found.map(([, prefix, ms]) => [prefix, Number(ms) / 86_400_000]);
  const rows = [...docs.matchAll(/^\| `(\w\/)` \| [^|]+ \| (\d+) \|$/gm)].map(([, prefix, days]) => [
    prefix,
    Number(days),
  ]);
  expect(rows).toEqual(table);
});
