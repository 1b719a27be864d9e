import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import {
  type AgentRepository,
  brokenAgent,
  guardYaml,
  startAgentRepository,
  withoutCase,
} from "../agent-repository.ts";

let repository: AgentRepository;
const temporary = mkdtempSync(join(tmpdir(), "replaykit-shards-"));
beforeAll(async () => {
  repository = await startAgentRepository();
});
afterAll(async () => {
  await repository[Symbol.asyncDispose]();
  rmSync(temporary, { recursive: true, force: true });
});

const folder = ".replaykit/shards/replaykit-shard-1";
const push = { name: "push", payload: {} };

/** The report of the only shard, green or red. */
async function shardReport(branch: string, files: Record<string, string>): Promise<string> {
  const { outputs } = await repository.pullRequest({ branch, files, inputs: { shard: "1/1" } });
  return readFileSync(outputs["report-json"] ?? "", "utf8");
}

it("mode merge takes no report that the pull request committed, and takes those that the workflow downloaded", async () => {
  const green = await shardReport("green", { "README.md": "x\n" });
  await repository.github.commit("acme/agent", {
    branch: "forged-shards",
    files: { [`${folder}/report.json`]: green, "agent.py": brokenAgent },
  });
  const forged = await repository.onBranch("forged-shards", { mode: "merge" }, push);
  expect(forged.exit).toBe(1);
  expect(forged.log).toContain(".replaykit/shards is part of the checkout: a pull request could bring its own");

  const red = await shardReport("red", { "agent.py": brokenAgent });
  const place = join(temporary, "replaykit-shards/replaykit-shard-1");
  mkdirSync(place, { recursive: true });
  writeFileSync(join(place, "report.json"), red);
  const env = { RUNNER_TEMP: temporary };
  const merged = await repository.onBranch("forged-shards", { mode: "merge" }, push, env);
  expect({ exit: merged.exit, regressed: merged.outputs["regressed"] }).toEqual({ exit: 1, regressed: "1" });
  writeFileSync(join(place, "report.json"), green);
  const twin = await repository.onBranch("main", { mode: "merge" }, push, env);
  expect({ exit: twin.exit, holding: twin.outputs["holding"] }).toEqual({ exit: 0, holding: "1" });
});

it("a guard with a trace of many megabytes is protected like any other", async () => {
  const path = "cases/search-loop/source-trace.json";
  const large = `${readFileSync(path, "utf8")}${" ".repeat(17 * 1024 * 1024)}`;
  await repository.github.commit("acme/agent", { branch: "main", files: { [path]: large } });
  const quarantined = guardYaml
    .replace("state: guard", "state: quarantined")
    .concat('\nquarantine: { owner: mallory, reason: "flaky", until: 2099-01-01 }\n');
  const weakened = await repository.pullRequest({
    branch: "large",
    files: { "agent.py": brokenAgent, "cases/search-loop/case.yaml": quarantined },
  });
  expect({ exit: weakened.exit, regressed: weakened.outputs["regressed"] }).toEqual({ exit: 1, regressed: "1" });
  const twin = await repository.pullRequest({ branch: "large-kept", files: { "README.md": "x\n" } });
  expect({ exit: twin.exit, holding: twin.outputs["holding"] }).toEqual({ exit: 0, holding: "1" });
});

it("shards say once what became of a guard that was deleted, and join", async () => {
  const quiet = guardYaml.replaceAll("search-loop", "other-guard");
  const copies = ["source-trace.json", "fixtures/tools.json"].map((name) => [
    `cases/other-guard/${name}`,
    readFileSync(`cases/search-loop/${name}`, "utf8"),
  ]);
  const files = { ...Object.fromEntries(copies), "cases/other-guard/case.yaml": quiet };
  await repository.github.commit("acme/agent", { branch: "main", files });
  const deleting = { branch: "deleting", files: { ...withoutCase("search-loop") }, inputs: { shard: "1/2" } };
  const first = await repository.pullRequest(deleting);
  const second = await first.again({ shard: "2/2" });
  [first, second].forEach(({ outputs }, index) => {
    const place = join(temporary, `two/replaykit-shards/${index}`);
    mkdirSync(place, { recursive: true });
    writeFileSync(join(place, "report.json"), readFileSync(outputs["report-json"] ?? "", "utf8"));
  });
  const env = { RUNNER_TEMP: join(temporary, "two") };
  const merged = await repository.onBranch("main", { mode: "merge" }, push, env);
  expect(merged.log).toContain("the guard was deleted");
  // The other guard, and the base's version of the deleted one.
  expect({ exit: merged.exit, holding: merged.outputs["holding"] }).toEqual({ exit: 1, holding: "2" });
});
