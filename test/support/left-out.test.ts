import { join } from "node:path";
import { expect, it } from "vitest";
import { leftOutLine } from "./left-out.ts";
import { runVitest } from "./run-vitest.ts";

const leftOut = join(import.meta.dirname, "left-out.ts");

it("names each thing once, by its reason", () => {
  const omissions = [
    { what: "Python's openai", why: "no index answers" },
    { what: "promptfoo itself", why: "it is not installed" },
    { what: "Python's aiohttp", why: "no index answers" },
    { what: "Python's openai", why: "no index answers" },
  ];
  expect(leftOutLine(omissions)).toBe(
    "left out: promptfoo itself (it is not installed); Python's aiohttp, Python's openai (no index answers)",
  );
});

/** The output of a vitest run after its own summary. Two of its test files leave these things out. */
function saidAtTheEnd(things: readonly string[]): string {
  const test = (what: string) => `import { it } from "vitest";
    import { leaveOut } from ${JSON.stringify(leftOut)};
    ${what && `leaveOut(${JSON.stringify(what)}, "it is not here");`}
    it("runs", () => {});`;
  const { stdout } = runVitest({
    "vitest.config.mjs": `export default { test: { globalSetup: [${JSON.stringify(leftOut)}] } };`,
    "one.test.mjs": test(things[0] ?? ""),
    "two.test.mjs": test(things[1] ?? ""),
  });
  return stdout
    .slice(stdout.indexOf("Test Files  2 passed"))
    .split("\n")
    .filter((line) => line.includes("left out"))
    .join("\n");
}

it("is one line at the end of a run, and none of a run that leaves nothing out", () => {
  expect(saidAtTheEnd(["the moon", "the sun"])).toBe("left out: the moon, the sun (it is not here)");
  expect(saidAtTheEnd([])).toBe("");
});
