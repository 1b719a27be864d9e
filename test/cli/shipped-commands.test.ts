import { expect, it } from "vitest";
import { commands } from "../../src/cli/commands.ts";
import { type CliOptions, type CliResult, cli } from "../support/cli.ts";
import { shippedCli } from "../support/shipped-cli.ts";
import { copyOfRepository } from "../support/temporary-folder.ts";

const trace = "examples/traces/search-loop.json";

/** One command line for each command: what it does, or how it refuses, shows that its code is in the package. */
const lines = [
  "init --dry-run",
  "record -- node -e 0",
  `scaffold ${trace} --out cases/again`,
  "replay search-loop",
  "rehearse search-loop",
  "guard search-loop",
  `promote ${trace} --to nowhere`,
  "show search-loop",
  "diff search-loop wrong-refund-amount",
  `import ${trace}`,
  "worker project --list",
  `worker push ${trace}`,
  "worker pull",
  "worker groups",
  "worker releases",
  "worker coverage",
  "worker find ann",
  "worker feedback 3f9a1c02d4e5f60718293a4b --comment late",
  "worker erase 3f9a1c02d4e5f60718293a4b --yes",
  "doctor",
  "lint",
  "schema case",
  "case",
  "case bisect search-loop",
  "case brief search-loop",
  "case minimise search-loop --dry-run",
  "case verify search-loop",
  "case fixtures add search-loop --tool find --output 1",
  "case review search-loop --verdict pass --by ann --note fine",
  "case snapshot search-loop --step 1",
  "case calibrate",
  "case export search-loop --to otlp",
  "case migrate --dry-run",
  "runs",
  "runs watch --budget 1",
  "runs resume run-1",
  "runs fork run-1 --step 1",
  "runs tree run-1",
  "runs bisect run-1 run-2",
  "runs store stats",
  `trace redact ${trace}`,
  `trace fingerprint ${trace}`,
  "trace formats",
];
/** Those that serve until they are stopped have tests that speak with them as they are shipped. */
const serving = ["ui", "mcp", "mcp-proxy"];

async function answered(run: (args: string[], options: CliOptions) => Promise<CliResult>, line: string) {
  using folder = copyOfRepository("examples", "cases", "replaykit.yaml");
  const { exit, stdout, stderr } = await run(line.split(" "), { cwd: folder.path });
  const steady = (text: string) =>
    text
      .replaceAll(folder.path, "<here>")
      .replace(/\b\d{8}-\d{6}\b/g, "<time>")
      .replace(/\b\d+(\.\d+)? m?s\b/g, "<duration>");
  return { exit, stdout: steady(stdout), stderr: steady(stderr) };
}

it.each(lines)("the shipped command does what its sources do: %s", async (line) => {
  const shipped = await answered(shippedCli, line);
  expect(shipped).toEqual(await answered(cli, line));
  expect(shipped.stdout + shipped.stderr).not.toContain("[internal]");
});

it("a command that is not in the package is found", async () => {
  expect(await answered(shippedCli, "case brieff search-loop")).not.toEqual(
    await answered(cli, "case brief search-loop"),
  );
});

it("every command has a line in the table", () => {
  const named = commands.filter(({ name }) => lines.some((line) => `${line} `.startsWith(`${name} `)));
  expect([...named.map(({ name }) => name), ...serving].toSorted()).toEqual(
    commands.map(({ name }) => name).toSorted(),
  );
});
