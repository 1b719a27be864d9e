import { execFile } from "node:child_process";
import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import { expect, it } from "vitest";
import { builtDist } from "../support/build-once.ts";
import { copyOfRepository } from "../support/temporary-folder.ts";

const root = resolve(import.meta.dirname, "../..");

it("docs/incident.md can be followed command by command", async () => {
  using folder = copyOfRepository("examples");
  // `npx replaykit` as it is shipped; nothing else is called replaykit.
  const npx = `npx() { shift; ${JSON.stringify(process.execPath)} ${JSON.stringify(join(builtDist, "cli.js"))} "$@"; }`;
  const page = readFileSync(join(root, "docs/incident.md"), "utf8");
  const blocks = [...page.matchAll(/^```sh\n([\s\S]*?)^```/gm)].map((match) => match[1] ?? "");
  expect(blocks.length).toBeGreaterThan(6);
  const script = ["set -e", npx, ...blocks].join("\n");
  const env = { PATH: process.env["PATH"], HOME: folder.path, NO_COLOR: "1" };
  const { stdout } = await promisify(execFile)("bash", ["-c", script], { cwd: folder.path, env, timeout: 300_000 });
  expect(stdout).toContain("×5");
  const standings = [...stdout.matchAll(/Standing: (\S+)/g)].map((match) => match[1]);
  expect(standings).toEqual(["still-failing", "holding", "regressed"]);
  const after: { cases: { standing: string }[] } = JSON.parse(
    readFileSync(join(folder.path, "practice/after.json"), "utf8"),
  );
  expect(after.cases.map(({ standing }) => standing)).toEqual(["newly-fixed"]);
});
