import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import * as z from "zod";
import { projectSettingsSchema } from "../../src/api/schema/settings.ts";
import { prefixes } from "../../worker/store/save-delivery.ts";

const docs = readFileSync(new URL("../../docs/worker.md", import.meta.url), "utf8");
const config = readFileSync(new URL("../../worker/wrangler.jsonc", import.meta.url), "utf8");
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

test("a deploy is five commands, and they name what the configuration names", () => {
  const commands = /## Deploy in five commands\n```bash\n([^`]*)```/.exec(docs)?.[1]?.trim().split("\n") ?? [];
  expect(commands).toHaveLength(5);
  const names = commands.flatMap((line) => /(?:bucket|d1) (?:create|migrations apply) ([\w-]+)/.exec(line)?.[1] ?? []);
  expect(names).toEqual(["replaykit-traces", "replaykit", "replaykit"]);
  for (const name of names) expect(config).toContain(`"${name}"`);
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
