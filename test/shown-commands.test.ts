import { globSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { commands } from "../src/cli/commands.ts";

const names = [...new Set(commands.flatMap(({ name }) => name.split(" ")[0] ?? []))].join("|");
/** A command that somebody may copy, as only those can run it who have installed ReplayKit for the whole machine. */
const bare = new RegExp(`(?<!npx (?:--yes )?)(?<![\\w./@$-])replaykit (?:(?:${names})(?![\\w:-])|--help)`);

/** The lines of a source that are no comment. */
function bareLines(text: string): string[] {
  const code = text.replaceAll(/\/\*\*[^]*?\*\//g, "").replaceAll(/(?<=^|\s)\/\/ .*$/gm, "");
  return code.split("\n").filter((line) => bare.test(line));
}

it("every command that is shown runs where it is copied to: it begins with npx", () => {
  const files = globSync(["src/**/*.{ts,tsx}", "worker/**/*.{ts,tsx}"]);
  expect(files.length).toBeGreaterThan(500);
  const found = files.flatMap((file) => bareLines(readFileSync(file, "utf8")).map((line) => `${file}: ${line.trim()}`));
  expect(found).toEqual([]);
});

it("one that does not is found; comments, labels and comments on pull requests are none", () => {
  expect(bareLines('hint: "replaykit lint --fix",\nnext: `run replaykit case review ${id}`')).toHaveLength(2);
  expect(
    bareLines(
      '/** `replaykit lint` */\ncall(); // replaykit lint\nhint: "npx replaykit lint",\n`replaykit mcp-proxy: gone`\n"/replaykit guard x"',
    ),
  ).toEqual([]);
});
