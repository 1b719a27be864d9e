import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { Client } from "langsmith";
import { describe, expect, it } from "vitest";
import { type CliResult, cli } from "../support/cli.ts";
import { temporaryFolder } from "../support/temporary-folder.ts";
import { ago, langfuseTrace, type LangSmithRow, startLangfuse, startLangSmithRuns } from "./trace-services.ts";

function runsOf({ stdout }: CliResult): string[] {
  const lines = stdout.split("\n").filter((line) => line !== "");
  return lines.map((line) => (JSON.parse(line) as { run_id: string }).run_id).toSorted();
}

describe("import --from langfuse", () => {
  const env = (url: string, secret = "sk-lf-1") => ({
    LANGFUSE_PUBLIC_KEY: "pk-lf-1",
    LANGFUSE_SECRET_KEY: secret,
    LANGFUSE_HOST: url,
  });
  const args = ["import", "--from", "langfuse"];

  it("brings what is over, the next time only what is new, and what went on once it is over", async () => {
    await using langfuse = await startLangfuse("pk-lf-1:sk-lf-1");
    using folder = temporaryFolder({});
    const pull = (...more: string[]) => cli([...args, ...more], { cwd: folder.path, env: env(langfuse.url) });
    for (let index = 0; index < 60; index += 1) langfuse.traces.push(langfuseTrace(`run-${index}`, 200 - index));
    langfuse.traces.push(langfuseTrace("old", 3 * 24 * 60), langfuseTrace("goes-on", 30, null));
    const first = await pull("--since", "1d");
    expect(first).toMatchObject({ exit: 0, stderr: expect.stringMatching(/60 traces imported, 1 still going on\n$/) });
    expect(runsOf(first)).toHaveLength(60);
    expect(langfuse.asked.filter((one) => one === "GET /api/public/traces")).toHaveLength(2);

    expect(runsOf(await pull())).toEqual([]);
    langfuse.traces.splice(-1, 1, langfuseTrace("goes-on", 30, ago(2)));
    langfuse.traces.push(langfuseTrace("new", 3), langfuseTrace("sent-late", 40));
    langfuse.asked.splice(0);
    expect(runsOf(await pull())).toEqual(["goes-on", "new", "sent-late"]);
    // Of what is taken nothing is asked again.
    expect(langfuse.asked.filter((one) => one.includes("run-"))).toEqual([]);
    expect(runsOf(await pull())).toEqual([]);
    expect(runsOf(await pull("--since", "7d"))).toHaveLength(64);
  });

  it("waits where it is asked to, and goes on after a fault", async () => {
    await using langfuse = await startLangfuse("pk-lf-1:sk-lf-1");
    using folder = temporaryFolder({});
    langfuse.traces.push(langfuseTrace("run-1", 20), langfuseTrace("run-2", 10));
    langfuse.faults.push({ status: 429, body: { message: "Rate limit exceeded" }, headers: { "retry-after": "1" } });
    const began = performance.now();
    const pulled = await cli(args, { cwd: folder.path, env: env(langfuse.url) });
    expect(performance.now() - began).toBeGreaterThanOrEqual(1_000);
    expect({ exit: pulled.exit, runs: runsOf(pulled), asked: langfuse.asked.length }).toEqual({
      exit: 0,
      runs: ["run-1", "run-2"],
      asked: 4,
    });
  });

  it.each([
    { how: "in one document", more: ["--json"], lost: [], next: ["run-1", "run-2"] },
    { how: "line by line", more: [], lost: ["run-1"], next: ["run-2"] },
  ])("loses nothing that it printed $how at a fault", async ({ more, lost, next }) => {
    await using langfuse = await startLangfuse("pk-lf-1:sk-lf-1");
    using folder = temporaryFolder({});
    const first = langfuseTrace("run-1", 20);
    // The answer after this one is a refusal.
    const toJSON = () => {
      langfuse.faults.push({ status: 403, body: { message: "Forbidden" } });
      Reflect.deleteProperty(first, "toJSON");
      return first;
    };
    Object.defineProperty(first, "toJSON", { value: toJSON, configurable: true });
    langfuse.traces.push(first, langfuseTrace("run-2", 10));
    const pull = (...words: string[]) => cli([...args, ...words], { cwd: folder.path, env: env(langfuse.url) });
    const cut = await pull(...more);
    expect(cut.exit).toBe(2);
    expect(more.length > 0 ? [] : runsOf(cut)).toEqual(lost);
    expect(runsOf(await pull())).toEqual(next);
  });

  it("leaves out a trace that the server does not give, and says which", async () => {
    await using langfuse = await startLangfuse("pk-lf-1:sk-lf-1");
    using folder = temporaryFolder({});
    langfuse.traces.push(langfuseTrace("gone/..", 20), langfuseTrace("run-2", 10));
    const pulled = await cli(args, { cwd: folder.path, env: env(langfuse.url) });
    expect({ exit: pulled.exit, runs: runsOf(pulled) }).toEqual({ exit: 0, runs: ["run-2"] });
    expect(pulled.stderr).toMatch(/Langfuse: .*: 404: /);
    expect(pulled.stderr).toMatch(/1 trace imported, 1 item left out\n$/);
  });

  it("says which variable is wrong", async () => {
    await using langfuse = await startLangfuse("pk-lf-1:sk-lf-1");
    using folder = temporaryFolder({});
    const refused = (given: Record<string, string>, more: string[] = []) =>
      cli([...args, ...more], { cwd: folder.path, env: given }).then(({ exit, stderr }) => ({ exit, stderr }));
    expect(await refused(env(langfuse.url, "sk-lf-other"))).toEqual({
      exit: 2,
      stderr: expect.stringMatching(/Langfuse refused the key \(401\).*LANGFUSE_PUBLIC_KEY and LANGFUSE_SECRET_KEY/s),
    });
    expect(await refused({})).toEqual({ exit: 2, stderr: expect.stringContaining("LANGFUSE_PUBLIC_KEY is not set") });
    expect(await refused(env("localhost:1"))).toEqual({
      exit: 2,
      stderr: expect.stringContaining('LANGFUSE_BASE_URL is "localhost:1", which is not an address'),
    });
    expect(await refused(env(langfuse.url), ["trace.json"])).toEqual({
      exit: 2,
      stderr: expect.stringContaining("--from takes no files"),
    });
    const { exit, stderr } = await cli(["import", "--from", "phoenix"], { cwd: folder.path });
    expect({ exit, stderr }).toEqual({ exit: 2, stderr: expect.stringContaining("expected langfuse or langsmith") });
  });

  it("keeps its cursor where git leaves it, without a key in it, and names a broken one", async () => {
    await using langfuse = await startLangfuse("pk-lf-1:sk-lf-1");
    using folder = temporaryFolder({});
    langfuse.traces.push(langfuseTrace("run-1", 10));
    const { exit } = await cli([...args, "--out", "traces"], { cwd: folder.path, env: env(langfuse.url) });
    expect({ exit, files: readdirSync(join(folder.path, "traces")).length }).toEqual({ exit: 0, files: 1 });
    const [name = "", ...others] = readdirSync(join(folder.path, ".replaykit/pulls")).filter(
      (file) => file !== ".gitignore",
    );
    const text = readFileSync(join(folder.path, ".replaykit/pulls", name), "utf8");
    expect({ others, taken: Object.keys(JSON.parse(text).taken) }).toEqual({ others: [], taken: ["run-1"] });
    expect(text).not.toMatch(/pk-lf|sk-lf/);
    writeFileSync(join(folder.path, ".replaykit/pulls", name), "{}");
    const broken = await cli(args, { cwd: folder.path, env: env(langfuse.url) });
    expect(broken).toMatchObject({ exit: 2, stderr: expect.stringContaining(`${name} is not a cursor of a pull`) });
  });
});

function langsmithRows(id: string, minutes: number, { end = minutes - 1, children = 1 } = {}): LangSmithRow[] {
  const trace_id = `00000000-0000-4000-8000-${id.padStart(12, "0")}`;
  const endTime = end === 0 ? null : ago(end);
  const root = {
    id: trace_id,
    trace_id,
    parent_run_id: null,
    name: "support",
    run_type: "chain",
    dotted_order: `20261101T000000000000Z${trace_id}`,
    start_time: ago(minutes),
    end_time: endTime,
    inputs: { input: "Where is order 17?" },
    outputs: endTime === null ? null : { output: "It has been shipped." },
    status: endTime === null ? "pending" : "success",
    session_id: "left out by select",
  };
  const tools = Array.from({ length: children }, (_, index) => {
    const child = `${trace_id.slice(0, 35)}${index % 10}`.replace(
      "00000000-",
      `${String(index + 1).padStart(8, "0")}-`,
    );
    return {
      ...root,
      id: child,
      parent_run_id: trace_id,
      name: "get_order",
      run_type: "tool",
      dotted_order: `${root.dotted_order}.20261101T000001000000Z${child}`,
      inputs: { id: 17 },
      outputs: { output: "shipped" },
    };
  });
  return [root, ...tools];
}

describe("import --from langsmith", () => {
  const env = (url: string, more: Record<string, string> = {}) => ({
    LANGSMITH_API_KEY: "lsv2_pt_1",
    LANGSMITH_ENDPOINT: url,
    LANGSMITH_PROJECT: "billing",
    ...more,
  });
  const args = ["import", "--from", "langsmith"];
  const ids = (...names: string[]) => names.map((name) => `00000000-0000-4000-8000-${name.padStart(12, "0")}`);

  it("brings whole traces over all pages, and the next time only what is new", async () => {
    await using langsmith = await startLangSmithRuns("lsv2_pt_1");
    using folder = temporaryFolder({});
    const pull = () => cli(args, { cwd: folder.path, env: env(langsmith.url) });
    langsmith.rows.push(
      ...langsmithRows("1", 60, { end: 30, children: 120 }),
      ...langsmithRows("2", 50),
      ...langsmithRows("3", 20, { end: 0 }),
    );
    const first = await pull();
    expect(first).toMatchObject({ exit: 0, stderr: expect.stringMatching(/2 traces imported, 1 still going on\n$/) });
    expect(runsOf(first)).toEqual(ids("1", "2"));
    const calls = first.stdout.split("\n").map((line) => line.split('"tool_call"').length - 1);
    expect(Math.max(...calls)).toBe(120);
    expect(langsmith.asked).toEqual(["GET /api/v1/sessions", ...Array(2).fill("POST /api/v1/runs/query")]);
    langsmith.rows.splice(-2, 2, ...langsmithRows("3", 20, { end: 5 }), ...langsmithRows("4", 10));
    expect(runsOf(await pull())).toEqual(ids("3", "4"));
    expect(runsOf(await pull())).toEqual([]);
  });

  it("answers the official client alike", async () => {
    await using langsmith = await startLangSmithRuns("lsv2_pt_1");
    langsmith.rows.push(...langsmithRows("1", 60, { children: 120 }));
    const client = new Client({ apiUrl: `${langsmith.url}/api/v1`, apiKey: "lsv2_pt_1", autoBatchTracing: false });
    const listed: string[] = [];
    for await (const run of client.listRuns({ projectName: "billing", startTime: new Date(ago(120)), order: "asc" }))
      listed.push(run.id);
    expect(listed.toSorted()).toEqual(langsmith.rows.map(({ id }) => id).toSorted());
  });

  it("says what is wrong with the key and the project", async () => {
    await using langsmith = await startLangSmithRuns("lsv2_pt_1");
    using folder = temporaryFolder({});
    const said = async (given: Record<string, string>) => {
      const { exit, stderr } = await cli(args, { cwd: folder.path, env: given });
      return { exit, stderr };
    };
    expect(await said(env(`${langsmith.url}/api/v1`, { LANGSMITH_API_KEY: "lsv2_pt_2" }))).toEqual({
      exit: 2,
      stderr: expect.stringMatching(/LangSmith refused the key \(403\).*LANGSMITH_API_KEY/s),
    });
    expect(await said(env(langsmith.url, { LANGSMITH_PROJECT: "other" }))).toEqual({
      exit: 2,
      stderr: expect.stringMatching(/LangSmith has no project "other".*LANGSMITH_PROJECT/s),
    });
  });
});
