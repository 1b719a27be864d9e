import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { cli } from "../support/cli.ts";
import { copyOfRepository } from "../support/temporary-folder.ts";

const judge = (key: string) => `judge: { api: command, command: [node, judge.mjs], ${key}: 1 }\n`;

it("replay, lint and doctor name a key of replaykit.yaml that does nothing, and what may be meant", async () => {
  using folder = copyOfRepository("examples", "cases", "replaykit.yaml");
  const { path: cwd } = folder;
  const file = join(cwd, "replaykit.yaml");
  const config = readFileSync(file, "utf8");
  writeFileSync(file, `${config}${judge("vote")}`);
  const line = config.split("\n").length;
  const warning = `replaykit.yaml:${line}: judge.vote is not a key that ReplayKit knows and does nothing; did you mean "votes"?`;
  for (const command of [["replay", "search-loop", "--json"], ["lint"]])
    expect((await cli(command, { cwd })).stderr, command[0]).toBe(`warning: ${warning}\n`);
  const { findings } = JSON.parse((await cli(["doctor", "--json"], { cwd })).stdout);
  expect(findings[1]).toEqual({ level: "advice", message: warning, next: "npx replaykit schema config" });

  writeFileSync(file, `${config}${judge("votes")}`);
  expect((await cli(["lint"], { cwd })).stderr).toBe("");
});
