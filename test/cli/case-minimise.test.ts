import { execFile } from "node:child_process";
import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { afterEach, beforeEach, expect, it } from "vitest";
import { caseFileNames } from "../../src/core/schema/case.ts";
import { builtDist } from "../support/build-once.ts";
import { cli } from "../support/cli.ts";
import { copyOfRepository, type TemporaryFolder } from "../support/temporary-folder.ts";

const id = "wrong-refund-amount";
const fixed = `node examples/runners/${id}-fixed.mjs`;
const broken = `node examples/runners/${id}-broken.mjs`;

let folder: TemporaryFolder;
beforeEach(() => {
  folder = copyOfRepository(`cases/${id}`, "examples/runners", "replaykit.yaml");
});
afterEach(() => folder[Symbol.dispose]());

const path = (name: string) => join(folder.path, "cases", id, name);
const read = (name: string) => readFileSync(path(name), "utf8");
const minimise = (...args: string[]) => cli(["case", "minimise", ...args], { cwd: folder.path });
const files = () => caseFileNames.filter((name) => name !== "fixtures/model.json").map(read);

it("does what the page shows, and the case stays one that holds for the fix and fails before it", async () => {
  const page = readFileSync("docs/minimise.md", "utf8");
  const [shown = ""] = /(?<=```console\n).*?(?=```)/s.exec(page) ?? [];
  const checks = read("case.yaml");
  const shim = `npx() { shift; ${JSON.stringify(process.execPath)} ${JSON.stringify(join(builtDist, "cli.js"))} "$@"; }\n`;
  const env = { PATH: `${dirname(process.execPath)}:${process.env["PATH"] ?? ""}`, HOME: folder.path, NO_COLOR: "1" };
  let printed = "";
  for (const [, command = ""] of shown.matchAll(/^\$ (.*)$/gm)) {
    const { stdout } = await promisify(execFile)("bash", ["-c", shim + command], { cwd: folder.path, env });
    printed += `$ ${command}\n${stdout}`;
  }
  const undated = (text: string) => text.replaceAll(/\d{4}-\d\d-\d\d/g, "<day>");
  expect(undated(printed)).toBe(undated(shown));
  expect(read("case.yaml")).toBe(checks);
  const replay = (command: string) => cli(["replay", id, "--runner-cmd", command, "--json"], { cwd: folder.path });
  const [after, before] = [await replay(fixed), await replay(broken)];
  expect([after, before].map(({ stdout }) => JSON.parse(stdout).cases[0].standing)).toEqual(["holding", "regressed"]);
});

it("writes nothing on a dry run, and ends at --max-replays with what it reached", async () => {
  const before = files();
  const all = await minimise(id, "--dry-run");
  expect([all.exit, all.stdout]).toEqual([0, expect.stringContaining("nothing was written (--dry-run)")]);
  const few = await minimise(id, "--dry-run", "--max-replays", "4", "--json", "--against", broken);
  expect(JSON.parse(few.stdout)).toMatchObject({ written: false, complete: false, replays: 4, removed: [] });
  expect(files()).toEqual(before);
});

it.each([
  ["no such case", ["other"], 'there is no case at "other"'],
  ["no case", [], "case minimise takes one case"],
  ["too few replays", [id, "--max-replays", "1"], "--max-replays"],
  ["a guard that fails", [id, "--runner-cmd", broken], `${id} cannot be minimised: `],
])("refuses %s, and writes nothing", async (_what, args, words) => {
  const before = files();
  const { exit, stderr } = await minimise(...args);
  expect([exit, stderr]).toEqual([2, expect.stringContaining(words)]);
  expect(files()).toEqual(before);
});
