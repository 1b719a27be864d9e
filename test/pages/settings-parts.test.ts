import { expect, it } from "vitest";
import { projectSettingsSchema } from "../../src/api/schema/settings.ts";
import { settingsParts } from "../../worker/pages/settings-parts.ts";

it("shows what is kept in words, with whole shares, days and thousands", () => {
  const parts = settingsParts(projectSettingsSchema.parse({ sampling: { success: 0.07 } }));
  const entriesOf = (title: string) => parts.find((part) => part.title === title)?.entries;
  expect(entriesOf("What is kept")).toEqual([
    ["successes", "7 %"],
    ["failures of a group and day", "the first 20, then one in 10"],
    ["a success waits for feedback", "3 days"],
    ["success runs are kept for", "7 days"],
    ["failed runs are kept for", "30 days"],
    ["flagged runs are kept for", "90 days"],
    ["test runs are kept for", "1 day"],
  ]);
  expect(entriesOf("Limits")).toContainEqual(["runs_per_day", "10,000,000"]);
});
