import { mkdirSync, readFileSync, cpSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { temporaryFolder } from "../support/temporary-folder.ts";
import { type Client, sharedWorker, type TestWorker } from "../worker/support/harness.ts";
import { type AgentRepository, guardYaml, startAgentRepository } from "./agent-repository.ts";

const added = "cases/wrong-refund-amount";
const files = Object.fromEntries(
  ["case.yaml", "source-trace.json", "fixtures/tools.json", "notes.md"].map((name) => [
    `${added}/${name}`,
    readFileSync(`${added}/${name}`, "utf8").replace(/^runner: .*$/m, "runner: agent"),
  ]),
);
const traceOf = (name: string): object => JSON.parse(readFileSync(`cases/${name}/source-trace.json`, "utf8"));

let repository: AgentRepository;
let worker: TestWorker;
let client: Client;
beforeAll(async () => {
  [repository, worker] = await Promise.all([startAgentRepository(), sharedWorker(import.meta.filename)]);
  client = await worker.project("agent", {}, ["ingest", "read"]);
  const of = (name: string, count: number) =>
    Array.from({ length: count }, (_, n) => ({ ...traceOf(name), run_id: `${name}-${n}` }));
  const runs = [...of("wrong-refund-amount", 2), ...of("search-loop", 5), ...of("reminder-sent-twice", 3)];
  expect((await client.post("/v1/runs", runs)).status).toBe(200);
});
afterAll(async () => {
  await repository[Symbol.asyncDispose]();
});

async function commentOf(
  branch: string,
  changed: Record<string, string>,
  inputs: Record<string, string>,
  where = repository,
) {
  const { number, log } = await where.pullRequest({ branch, files: changed, inputs: { comment: "always", ...inputs } });
  return { body: where.comments(number)[0]?.body ?? "", log };
}
const line =
  "The new case covers **2 (20 %)** of this week's 10 failed runs. Guards cover 50 %, and 70 % once it is one.";

it("one line says what the new case of a pull request covers; no line if no case is new or no Worker is named", async () => {
  const inputs = { "worker-url": worker.url, "worker-token": client.token };
  const { body } = await commentOf("adds", files, inputs);
  expect(body.split("\n").filter((text) => text.includes("this week"))).toEqual([line]);
  const unchanged = await commentOf("adds-none", { "notes.md": "x\n" }, inputs);
  expect(unchanged.body).toContain("search-loop");
  expect(unchanged.body).not.toContain("this week");
  expect((await commentOf("adds-alone", files, {})).body).not.toContain("this week");
});

it("a Worker that refuses costs the line and changes nothing else", async () => {
  const { body, log } = await commentOf("refused", files, { "worker-url": worker.url, "worker-token": "rk_unknown" });
  expect(body).toContain("wrong-refund-amount");
  expect(body).not.toContain("this week");
  expect(log).toContain("::notice::could not tell how many of this week's failures the new cases cover");
});

it("comment: auto speaks of new cases that hold, and of nothing where none is new", async () => {
  // Its one guard is retired, since a guard on the runner's word has something to say itself.
  await using quiet = await startAgentRepository({
    "cases/search-loop/case.yaml": guardYaml.replace("state: guard", "state: retired"),
  });
  const held = Object.fromEntries(
    Object.entries(files).map(([name, text]) => [name, text.replace(/^state: .*$/m, "state: quarantined")]),
  );
  const worked = { "worker-url": worker.url, "worker-token": client.token, comment: "auto" };
  expect((await commentOf("auto", held, worked, quiet)).body).toContain("covers **2 (20 %)**");
  expect((await commentOf("auto-unchanged", { "notes.md": "y\n" }, worked, quiet)).body).toBe("");
  // Without a Worker the same cases need nobody.
  expect((await commentOf("auto-alone", held, { comment: "auto" }, quiet)).body).toBe("");
});

it("a fork has no secret: no line, and no word of it in the log", async () => {
  const { number, exit, log } = await repository.pullRequest({
    branch: "forked",
    files,
    fork: true,
    inputs: { comment: "always", "worker-url": worker.url, "worker-token": "" },
  });
  const body = repository.comments(number)[0]?.body ?? "";
  expect({ exit, body: body.includes("wrong-refund-amount") }).toEqual({ exit: 0, body: true });
  expect(body).not.toContain("this week");
  expect(log).not.toContain("this week");
  expect(log).not.toContain("::error");
});

describe("shards", () => {
  const inputs = { shard: "1/2", comment: "never" };
  /** Both shards with these inputs, and the merge without a checkout's files, a Worker or a token of it. */
  async function merged(branch: string, changed: Record<string, string>, more: Record<string, string>, left?: string) {
    const pull = await repository.pullRequest({ branch, files: changed, inputs: { ...inputs, ...more } });
    const second = await pull.again({ shard: "2/2" });
    expect(repository.comments(pull.number)).toEqual([]);
    using folder = temporaryFolder();
    const temporary = folder.path;
    for (const [index, { outputs }] of [pull, second].entries()) {
      const place = join(temporary, `replaykit-shards/replaykit-shard-${index + 1}`);
      mkdirSync(dirname(place), { recursive: true });
      cpSync(outputs["result-path"] ?? "", place, { recursive: true });
    }
    const first = join(temporary, "replaykit-shards/replaykit-shard-1/coverage.json");
    if (left !== undefined) writeFileSync(first, left);
    const none = { shard: "", "worker-url": "", "worker-token": "", comment: "always" };
    const { log } = await pull.again({ mode: "merge", ...none }, { RUNNER_TEMP: temporary });
    const lines = (repository.comments(pull.number)[0]?.body ?? "").split("\n");
    return { lines: lines.filter((text) => text.includes("this week")), log };
  }

  it("say it once, in the comment of mode merge, which needs no Worker", async () => {
    const worked = { "worker-url": worker.url, "worker-token": client.token };
    expect((await merged("sharded", files, worked)).lines).toEqual([line]);
    expect((await merged("sharded-none", { "notes.md": "z\n" }, worked)).lines).toEqual([]);
    expect((await merged("sharded-alone", files, {})).lines).toEqual([]);
  });

  it("take numbers from a shard, and no text", async () => {
    const { lines, log } = await merged("sharded-text", files, {}, '{"failed":"@all","guarded":0,"adds":0,"cases":1}');
    expect(lines).toEqual([]);
    expect(log).toContain("::notice::could not tell how many of this week's failures the new cases cover");
  });
});
