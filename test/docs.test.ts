import { existsSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { expect, it } from "vitest";
import { configLines } from "../scripts/config-page.ts";
import { between, generatedDocs } from "../scripts/generated-docs.ts";
import { readConfig } from "../src/core/config-yaml.ts";

const root = resolve(import.meta.dirname, "..");

it("the generated docs are what the code says now", () => {
  const stale = generatedDocs(root).filter(({ path, text }) => {
    const file = join(root, path);
    return !existsSync(file) || readFileSync(file, "utf8") !== text;
  });
  expect(
    stale.map(({ path }) => path),
    "run `npm run docs` and commit the result",
  ).toEqual([]);
});

it("the whole replaykit.yaml of the docs is one that is read, without a word that nobody knows", () => {
  const { warnings } = readConfig(configLines().join("\n"), "replaykit.yaml");
  expect(warnings).toEqual([]);
  const misspelt = configLines().join("\n").replace("hide_checks", "hide_check");
  expect(readConfig(misspelt, "replaykit.yaml").warnings).toEqual([
    expect.stringContaining('did you mean "hide_checks"'),
  ]);
});

it("replaces only what stands between the markers", () => {
  const text = "a\n<!-- x:start -->\nold\n<!-- x:end -->\nb";
  expect(between(text, "x", "new")).toBe("a\n<!-- x:start -->\nnew\n<!-- x:end -->\nb");
  expect(between(text, "y", "new")).toBe(text);
});
