import { existsSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { expect, it } from "vitest";
import { between, generatedDocs } from "../scripts/generated-docs.ts";

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

it("replaces only what stands between the markers", () => {
  const text = "a\n<!-- x:start -->\nold\n<!-- x:end -->\nb";
  expect(between(text, "x", "new")).toBe("a\n<!-- x:start -->\nnew\n<!-- x:end -->\nb");
  expect(between(text, "y", "new")).toBe(text);
});
