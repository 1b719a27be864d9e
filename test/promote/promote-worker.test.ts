import { mkdirSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type GithubServer, startGithubServer } from "../github-server/server.ts";
import { runAction } from "../support/run-action.ts";
import { temporaryFolder } from "../support/temporary-folder.ts";
import { type Client, startWorker, type TestWorker } from "../worker/support/harness.ts";
import { agentThatRepeatsItsRun, loopingRun, quietRun } from "./traces.ts";

let github: GithubServer;
let worker: TestWorker;
let client: Client;

beforeAll(async () => {
  github = await startGithubServer({
    repositories: { "acme/agent": { files: { "replaykit.yaml": "version: 1\neffects: { get_order: read }\n" } } },
    tokens: { worker: { login: "replaykit[bot]" } },
  });
  worker = await startWorker({ GITHUB_TOKEN: "worker", GITHUB_API_URL: github.url });
  const settings = { repositories: ["acme/agent"], effects: { get_order: "read", get_policy: "read" } };
  client = await worker.project("promote", { ...settings, sampling: { success: 1 } });
});
afterAll(async () => {
  await worker.close();
  await github[Symbol.asyncDispose]();
});

async function send(run: unknown): Promise<string> {
  const { items }: { items: { id: string }[] } = JSON.parse(await (await client.post("/v1/runs", run)).text());
  return items[0]?.id ?? "";
}

interface GroupAnswer {
  group: { state: string; count: number; note: Record<string, string> };
}

async function readGroup(id: string): Promise<GroupAnswer["group"]> {
  const { group }: GroupAnswer = JSON.parse(await (await client.send(`/v1/groups/${id}`)).text());
  return group;
}

async function groupOfRun(id: string): Promise<string> {
  const { run }: { run: { group: string } } = JSON.parse(await (await client.send(`/v1/runs/${id}`)).text());
  return run.group;
}

/** What the tests read of an answer: one or the other. */
interface Answered {
  how: string;
  case_id: string;
  url: string;
  files: Record<string, string>;
  error: { code: string; message: string };
}

async function promote(id: string, body: object = {}) {
  const response = await client.post(`/v1/runs/${id}/promote`, body);
  const answered: Answered = JSON.parse(await response.text());
  return { status: response.status, body: answered };
}

describe("POST /v1/runs/:id/promote", () => {
  it("opens the pull request in the project's repository, and the group says so", async () => {
    await send(loopingRun("run-2", "o-2", { refunds: "30 days" }));
    const id = await send(loopingRun("run-1"));
    const dry = await promote(id, { dry_run: true });
    expect(dry.body).toMatchObject({ how: "dry_run", repository: "acme/agent" });
    expect(Object.keys(dry.body.files)).toContain("case.yaml");
    expect(github.writes).toEqual([]);
    const { status, body } = await promote(id);
    expect([status, body.how]).toEqual([200, "opened"]);
    expect(github.writes).toHaveLength(4);
    const text = github.repository("acme/agent").issues.get(1)?.body ?? "";
    expect(text).toMatch(/Seen 2 times, first ` 20\d\d-/);
    expect(text).toContain("recorded reads were added from another run");
    const { groups } = await client.json("/v1/groups?state=promoted");
    expect(groups).toMatchObject([{ note: { case: body.case_id, pull_request: body.url } }]);
    expect((await promote(id)).body).toMatchObject({ how: "unchanged", url: body.url });
    expect(github.writes).toHaveLength(4);
  });

  it("proposes a guard that came back to be open again, and the group leads there", async () => {
    const agent = { name: "returning-agent" };
    const first = await send({ ...loopingRun("run-20"), agent });
    const { body: made } = await promote(first, { dry_run: true });
    const guard = { ...made.files, "case.yaml": made.files["case.yaml"]?.replace("state: open", "state: guard") ?? "" };
    const files = Object.entries(guard).map(([name, text]) => [`cases/${made.case_id}/${name}`, text]);
    await github.commit("acme/agent", { branch: "main", files: Object.fromEntries(files) });
    const group = await groupOfRun(first);
    await client.post(`/v1/groups/${group}/state`, { state: "guarded", note: { case: made.case_id } });
    const writes = github.writes.length;
    expect((await promote(first)).body).toMatchObject({ how: "on_base" });
    expect((await readGroup(group)).state).toBe("guarded");
    const again = await send({ ...loopingRun("run-21", "o-2", { refunds: "30 days" }), agent });
    expect((await readGroup(group)).state).toBe("came_back");
    const { body } = await promote(again, { slug: "other-title" });
    expect(body).toMatchObject({ how: "reopened", existing: made.case_id, seen: { count: 2 } });
    expect(github.writes).toHaveLength(writes + 4);
    expect(await readGroup(group)).toMatchObject({
      state: "promoted",
      note: { case: made.case_id, pull_request: body.url },
    });
    expect((await promote(again)).body).toMatchObject({ how: "reopened", url: body.url });
    expect(github.writes).toHaveLength(writes + 4);
  });

  it("adds nothing for an open case, which the group counts", async () => {
    const agent = { name: "known-agent" };
    const first = await send({ ...loopingRun("run-30"), agent });
    const { body: made } = await promote(first, { dry_run: true });
    const files = Object.entries(made.files).map(([name, text]) => [`cases/${made.case_id}/${name}`, text]);
    await github.commit("acme/agent", { branch: "main", files: Object.fromEntries(files) });
    const second = await send({ ...loopingRun("run-31"), agent });
    const writes = github.writes.length;
    const { body } = await promote(second, { slug: "other-title" });
    expect(body).toMatchObject({ how: "known", existing: made.case_id, seen: { count: 2 } });
    expect(github.writes).toHaveLength(writes);
    const group = await groupOfRun(first);
    expect(await readGroup(group)).toMatchObject({ count: 2, note: { case: made.case_id } });
  });

  it("asks for an expectation, and takes it", async () => {
    const id = await send(quietRun("run-3"));
    const asked = await promote(id);
    expect([asked.status, asked.body.error.code]).toEqual([422, "expectation_needed"]);
    const told = await promote(id, { expectation: { rating: "bad", expected_calls: [] }, dry_run: true });
    expect(told.body.files["case.yaml"]).toContain("writes_are: []");
    expect(told.body.files["case.yaml"]).toContain(`url: ${worker.url}/runs/${id}?project=promote`);
  });

  it("refuses a repository that the project does not name, unknown runs, wrong checks and tokens without the scope", async () => {
    const id = await send(loopingRun("run-4"));
    expect((await promote(id, { repository: "acme/other" })).body.error).toMatchObject({
      code: "forbidden",
      message: "this project may not promote to acme/other",
    });
    expect((await promote("0".repeat(24))).status).toBe(404);
    const wrong = await promote(id, { signatures: [{ no_such_check: 1 }] });
    expect([wrong.status, wrong.body.error.message]).toEqual([400, expect.stringContaining("signatures.0")]);
    const reader = await worker.project("promote", { repositories: ["acme/agent"] }, ["read"]);
    expect((await reader.post(`/v1/runs/${id}/promote`, {})).status).toBe(403);
  });
});

describe("the Action's mode promote", () => {
  const replaykit = `version: 1\neffects: { get_order: read }\nrunner: { command: [${process.execPath}, agent.mjs] }\n`;

  async function act(folder: string) {
    const scratch = `${folder}/scratch`;
    mkdirSync(scratch, { recursive: true });
    return runAction({
      workspace: `${folder}/workspace`,
      scratch,
      inputs: { mode: "promote", token: "worker", "worker-url": worker.url, "worker-token": client.token },
      event: { name: "schedule", payload: {} },
      apiUrl: github.url,
    });
  }

  it("takes what was marked, opens one pull request with the rate measured, and takes the marks away", async () => {
    const run = { ...loopingRun("run-5"), agent: { name: "other-agent" } };
    const id = await send(run);
    await client.post(`/v1/runs/${id}/mark`, { mark: "promote" });
    using folder = temporaryFolder({
      "workspace/replaykit.yaml": replaykit,
      "workspace/agent.mjs": agentThatRepeatsItsRun,
    });
    const { exit, log } = await act(folder.path);
    expect([exit, log]).toEqual([0, expect.stringMatching(/::notice::a pull request adds \S+: \S+\/pull\/\d+/)]);
    const number = Number(/\/pull\/(\d+)/.exec(log)?.[1]);
    expect(github.repository("acme/agent").issues.get(number)?.body).toContain(
      "It reproduced in 1 of 1 attempt on the",
    );
    expect((await client.json("/v1/runs?mark=promote")).runs).toEqual([]);
    const again = await act(folder.path);
    expect([again.exit, again.log]).toEqual([0, expect.stringContaining("no run is marked for promotion")]);
  });

  it("names the command for a run of which somebody has to say what a right one does, and keeps its mark", async () => {
    const id = await send({ ...quietRun("quiet-marked"), feedback: { rating: "bad" } });
    const marked = await client.post(`/v1/runs/${id}/mark`, { mark: "promote" });
    expect([marked.status, await marked.text()]).toEqual([200, expect.any(String)]);
    using folder = temporaryFolder({ "workspace/replaykit.yaml": replaykit });
    const { exit, log } = await act(folder.path);
    expect([exit, log]).toEqual([
      1,
      expect.stringContaining(`say what a right run does → npx replaykit promote ${id}, with one of: `),
    ]);
    expect((await client.json("/v1/runs?mark=promote")).runs).toHaveLength(1);
    await client.post(`/v1/runs/${id}/mark`, { mark: null });
  });

  it("proposes a guard that came back to be open again", async () => {
    const agent = { name: "guarded-agent" };
    const { body: made } = await promote(await send({ ...loopingRun("run-40"), agent }), { dry_run: true });
    const guard = { ...made.files, "case.yaml": made.files["case.yaml"]?.replace("state: open", "state: guard") ?? "" };
    const files = Object.entries(guard).map(([name, text]) => [`cases/${made.case_id}/${name}`, text]);
    await github.commit("acme/agent", { branch: "main", files: Object.fromEntries(files) });
    const id = await send({ ...loopingRun("run-41"), agent });
    await client.post(`/v1/runs/${id}/mark`, { mark: "promote" });
    using folder = temporaryFolder({ "workspace/replaykit.yaml": replaykit });
    const { exit, log } = await act(folder.path);
    expect([exit, log]).toEqual([0, expect.stringContaining(`the failure of the guard ${made.case_id} is back`)]);
    expect((await client.json("/v1/runs?mark=promote")).runs).toEqual([]);
  });
});
