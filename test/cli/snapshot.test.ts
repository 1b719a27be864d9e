import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { cli } from "../support/cli.ts";
import { copyOfRepository } from "../support/temporary-folder.ts";

const advice = "--update keeps what it is now in case.yaml\n";

it("compares a state of the last replay with the case's, and keeps it only when told to", async () => {
  using folder = copyOfRepository("cases", "examples", "replaykit.yaml");
  const { path: cwd } = folder;
  const yaml = () => readFileSync(join(cwd, "cases/search-loop/case.yaml"), "utf8");
  const before = yaml();
  const snapshot = (...args: string[]) => cli(["case", "snapshot", "search-loop", ...args], { cwd });
  expect(await snapshot()).toMatchObject({
    exit: 2,
    stderr: expect.stringContaining("no replay of search-loop is kept"),
  });
  const runner = `${process.execPath} -e ${JSON.stringify(
    `require("fs").writeFileSync(process.env.REPLAYKIT_OUTPUT_PATH, JSON.stringify({ status: "success", final_output: "no", state: { tries: 2 } }))`,
  )}`;
  await cli(["replay", "search-loop", "--runner-cmd", runner], { cwd });
  expect(await snapshot("--pointer", "/tries")).toEqual({
    exit: 1,
    stdout: "the case search-loop keeps no snapshot of /tries in the state at step -1; it is now 2\n",
    stderr: advice,
  });
  expect(await snapshot("--pointer", "/nothing", "--update")).toMatchObject({
    exit: 1,
    stdout: 'expected /nothing in the state at step -1 to be {"$any":true}; there is nothing\n',
  });
  expect(yaml()).toBe(before);
  expect(await snapshot("--pointer", "/tries", "--update")).toMatchObject({
    exit: 0,
    stdout: expect.stringContaining("written cases/search-loop/case.yaml: review the change, and commit it\n"),
  });
  expect(
    yaml()
      .split("\n")
      .filter((line) => !before.split("\n").includes(line)),
  ).toEqual(["  - state_at:", "      step: -1", "      pointer: /tries", "      value: 2"]);
  expect(await snapshot("--pointer", "/tries")).toEqual({
    exit: 0,
    stdout: "/tries in the state at step -1 is 2\n",
    stderr: "",
  });
  expect(await snapshot("--pointer", "tries")).toMatchObject({ exit: 2 });
});
