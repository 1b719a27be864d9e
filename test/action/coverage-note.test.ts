import { readFileSync } from "node:fs";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type Client, startWorker, type TestWorker } from "../worker/support/harness.ts";
import { type AgentRepository, startAgentRepository } from "./agent-repository.ts";

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
  [repository, worker] = await Promise.all([startAgentRepository(), startWorker()]);
  client = await worker.project("agent", {}, ["ingest", "read"]);
  const of = (name: string, count: number) =>
    Array.from({ length: count }, (_, n) => ({ ...traceOf(name), run_id: `${name}-${n}` }));
  const runs = [...of("wrong-refund-amount", 2), ...of("search-loop", 5), ...of("reminder-sent-twice", 3)];
  expect((await client.post("/v1/runs", runs)).status).toBe(200);
});
afterAll(async () => {
  await worker.close();
  await repository[Symbol.asyncDispose]();
});

async function commentOf(branch: string, changed: Record<string, string>, inputs: Record<string, string>) {
  const { number, log } = await repository.pullRequest({
    branch,
    files: changed,
    inputs: { comment: "always", ...inputs },
  });
  return { body: repository.comments(number)[0]?.body ?? "", log };
}
const line =
  "The new case stands for **2 (20 %)** of the 10 runs that failed this week; guards hold 50 %, and 70 % once it is one.";

it("one line says what the new case of a pull request stands for; none where no case is new or no Worker is named", async () => {
  const inputs = { "worker-url": worker.url, "worker-token": client.token };
  const { body } = await commentOf("adds", files, inputs);
  expect(body.split("\n").filter((text) => text.includes("this week"))).toEqual([line]);
  const unchanged = await commentOf("adds-none", { "notes.md": "x\n" }, inputs);
  expect(unchanged.body).toContain("search-loop");
  expect(unchanged.body).not.toContain("this week");
  expect((await commentOf("adds-alone", files, {})).body).not.toContain("this week");
});

it("a Worker that refuses takes the line, and nothing else", async () => {
  const { body, log } = await commentOf("refused", files, { "worker-url": worker.url, "worker-token": "rk_unknown" });
  expect(body).toContain("wrong-refund-amount");
  expect(body).not.toContain("this week");
  expect(log).toContain("::notice::not said how many of this week's failures the new cases stand for");
});
