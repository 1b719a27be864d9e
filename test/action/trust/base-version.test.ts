import { execFile } from "node:child_process";
import { readFileSync } from "node:fs";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type AgentRepository, brokenAgent, guardYaml, startAgentRepository } from "../agent-repository.ts";

const run = promisify(execFile);
let repository: AgentRepository;
beforeAll(async () => {
  repository = await startAgentRepository();
});
afterAll(async () => {
  await repository[Symbol.asyncDispose]();
});

const folder = "cases/search-loop";
const fixtures = `${folder}/fixtures/tools.json`;
const body = (number: number) => repository.comments(number)[0]?.body ?? "";

it("a guard that was deleted commits ago is shown where it stands, and the command brings it back", async () => {
  const gone = Object.fromEntries(
    ["case.yaml", "source-trace.json", "fixtures/tools.json", "notes.md"].map((name) => [`${folder}/${name}`, null]),
  );
  const pull = await repository.pullRequest({ branch: "deleted", files: gone });
  await pull.push({ "agent.py": brokenAgent });
  expect(body(pull.number)).toContain(`/blob/${pull.base}/${folder}/case.yaml)<br>holding → **regressed**`);
  const restore = /^git checkout \S+ -- \S+$/m.exec(body(pull.number))?.[0] ?? "false";
  await run("sh", ["-c", `git commit --quiet --allow-empty -m later && ${restore}`], {
    cwd: pull.workspace,
    env: {
      ...process.env,
      GIT_AUTHOR_NAME: "a",
      GIT_AUTHOR_EMAIL: "a@example.com",
      GIT_COMMITTER_NAME: "a",
      GIT_COMMITTER_EMAIL: "a@example.com",
    },
  });
  expect(readFileSync(`${pull.workspace}/${folder}/case.yaml`, "utf8")).toBe(guardYaml);
});

it("a checkout with other ends of lines alters no guard; a changed recording in it does", async () => {
  const attributes = { ".gitattributes": "cases/** text eol=crlf\n" };
  const pull = await repository.pullRequest({ branch: "crlf", files: attributes });
  expect(readFileSync(`${pull.workspace}/${fixtures}`, "utf8")).toContain("\r\n");
  expect({ exit: pull.exit, holding: pull.outputs["holding"] }).toEqual({ exit: 0, holding: "1" });
  const recording = readFileSync(fixtures, "utf8");
  const changed = await pull.push({ [fixtures]: recording.replace(/"version": 1/, '"version":  1') });
  expect({ exit: changed.exit, says: changed.log.includes("recordings changed") }).toEqual({ exit: 1, says: true });
});
