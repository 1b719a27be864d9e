import { execFileSync } from "node:child_process";
import { cpSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { cli } from "../support/cli.ts";
import { type TemporaryFolder, temporaryFolder } from "../support/temporary-folder.ts";
import { type Client, sharedWorker, type TestWorker } from "../worker/support/harness.ts";

const [works, fails, tools] = ["fixed_runner", "reproduce_failure", "replay_tools"].map((name) =>
  readFileSync(`examples/runners/${name}.py`, "utf8"),
);
const config = "version: 1\nrunner: { command: [python3, agent.py] }\neffects: { lookup_billing: read }\n";
const commits = 24;
const culprit = 6;

let worker: TestWorker;
let folder: TemporaryFolder;
const git = (...args: string[]) =>
  execFileSync("git", ["-c", "user.name=a", "-c", "user.email=a@example.com", ...args], {
    cwd: folder.path,
    encoding: "utf8",
  }).trim();
const named = (change: number) => git("rev-parse", `HEAD~${commits - change}`);

/** Twenty-four commits, of which the sixth brings the failure. */
beforeAll(async () => {
  worker = await sharedWorker(import.meta.filename);
  folder = temporaryFolder({ "agent.py": works ?? "", "replay_tools.py": tools ?? "", "replaykit.yaml": config });
  git("init", "--quiet", "--initial-branch=main");
  for (let change = 0; change < commits; change += 1) {
    writeFileSync(join(folder.path, "notes.md"), `${change}\n`);
    if (change === culprit) writeFileSync(join(folder.path, "agent.py"), fails ?? "");
    git("add", "--all");
    git("commit", "--quiet", "--message", `change ${change}`);
  }
  const from = "cases/search-loop";
  cpSync(from, join(folder.path, from), { recursive: true });
  const yaml = readFileSync(`${from}/case.yaml`, "utf8");
  writeFileSync(
    join(folder.path, from, "case.yaml"),
    yaml.replace(/^runner: .*\n/m, "").replace("state: guard", "state: open"),
  );
  git("add", "--all");
  git("commit", "--quiet", "--message", "the case");
});
afterAll(async () => {
  folder[Symbol.dispose]();
});

/** A search without --good that asks this project's Worker. */
async function bisect(client: Client) {
  const env = { REPLAYKIT_WORKER_URL: worker.url, REPLAYKIT_WORKER_TOKEN: client.token };
  const { exit, stdout, stderr } = await cli(["case", "bisect", "search-loop", "--json"], { cwd: folder.path, env });
  const { first_bad, suspects, attempts } = JSON.parse(stdout);
  return { exit, stderr, culprit: first_bad?.name, suspects, replays: attempts.length };
}

it("searches from the release that first showed the failure, and without one says what would help", async () => {
  const failed = JSON.parse(readFileSync("cases/search-loop/source-trace.json", "utf8"));
  const run = (run_id: string, change: number, name: string) => ({
    ...failed,
    run_id,
    agent: { ...failed.agent, version: String(change), commit: named(change) },
    model: { name },
  });
  const good = { status: "success", events: [{ type: "final_output", content: "You were charged for a book." }] };
  const known = await worker.project("known", { sampling: { success: 1 } }, ["ingest", "read"]);
  const send = async (trace: object) => expect((await known.post("/v1/runs", trace)).status).toBe(200);
  await send({ ...run("before", 5, "small"), ...good });
  await send(run("first", 7, "large"));
  await send(run("later", 20, "large"));

  const told = await bisect(known);
  expect(told).toMatchObject({ exit: 0, culprit: named(culprit), suspects: { commit: named(7), before: named(5) } });
  expect(told.suspects.changes).toEqual(["version 5 → 7", `commit ${named(5)} → ${named(7)}`, "model small → large"]);
  expect(told.stderr).toContain("first seen in release ");

  // Another project's Worker knows nothing of it: the same commit is found, in more replays.
  const untold = await bisect(await worker.project("unknown", {}, ["ingest", "read"]));
  expect(untold).toMatchObject({ exit: 0, culprit: named(culprit) });
  expect(untold.suspects).toBeUndefined();
  expect(untold.stderr).toContain("--good <ref> names a version without it");
  expect(told.replays).toBeLessThan(untold.replays);
});

it("names the prompt and the schemas of tools that changed with the release, and none that stayed", async () => {
  const failed = JSON.parse(readFileSync("cases/search-loop/source-trace.json", "utf8"));
  const good = { status: "success", events: [{ type: "final_output", content: "You were charged for a book." }] };
  const changesIn = async (project: string, after: { prompt: string; tools: string }) => {
    const client = await worker.project(project, { sampling: { success: 1 } }, ["ingest", "read"]);
    const send = async (run: object, { prompt, tools: schemas }: { prompt: string; tools: string }, change: number) => {
      const trace = {
        ...failed,
        ...run,
        agent: { ...failed.agent, commit: named(change) },
        model: { name: "small", prompt_version: prompt },
        labels: { "replaykit.tools": schemas },
      };
      expect((await client.post("/v1/runs", trace)).status).toBe(200);
    };
    await send({ run_id: "before", ...good }, { prompt: "p-1", tools: "t-1" }, 5);
    await send({ run_id: "first" }, after, 7);
    const { suspects } = await bisect(client);
    return suspects.changes.filter((change: string) => !change.startsWith("commit"));
  };
  expect(await changesIn("both", { prompt: "p-2", tools: "t-2" })).toEqual(["prompt p-1 → p-2", "tools t-1 → t-2"]);
  expect(await changesIn("prompt", { prompt: "p-2", tools: "t-1" })).toEqual(["prompt p-1 → p-2"]);
  expect(await changesIn("neither", { prompt: "p-1", tools: "t-1" })).toEqual([]);
});
