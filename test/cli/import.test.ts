import { readdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { zipSync } from "fflate";
import { describe, expect, it } from "vitest";
import { cli } from "../support/cli.ts";
import { corpusPath } from "../support/corpora.ts";
import { temporaryFolder } from "../support/temporary-folder.ts";

const chat = JSON.stringify({
  messages: [
    { role: "user", content: "Where is order 17?" },
    {
      role: "assistant",
      content: null,
      tool_calls: [{ id: "c1", type: "function", function: { name: "get_order", arguments: '{"id":17}' } }],
    },
    { role: "tool", tool_call_id: "c1", content: "shipped" },
    { role: "assistant", content: "It has been shipped." },
  ],
});

const rows = `conversation;who;text;tool;input;output
a1;user;"Where is order 17; please?";;;
a1;;;get_order;"{""id"":17}";shipped
a1;assistant;It has been shipped.;;;
a2;user;Hello;;;
`;
const mapping = "run: conversation\nrole: who\ncontent: text\ntool: tool\nargs: input\noutput: output\n";

function types(line: string): { run_id: string; types: string[] } {
  const trace: { run_id: string; events: { type: string }[] } = JSON.parse(line);
  return { run_id: trace.run_id, types: trace.events.map(({ type }) => type) };
}

describe("import", () => {
  it("rates the scores of evaluators as the project says", async () => {
    const observation = { id: "o", traceId: "t", type: "SPAN", name: "s", startTime: "2026-01-01T00:00:00Z" };
    const scored = { trace: { id: "t", scores: [{ name: "tone", value: 0.4 }] }, observations: [observation] };
    const files = { "trace.json": JSON.stringify(scored) };
    const rating = async (config?: string) => {
      using folder = temporaryFolder(config === undefined ? files : { ...files, "replaykit.yaml": config });
      const { stdout } = await cli(["import", "trace.json"], { cwd: folder.path });
      const trace: { feedback?: unknown } = JSON.parse(stdout);
      return trace.feedback;
    };
    expect(await rating()).toBeUndefined();
    expect(await rating("bad_scores: { score: 0.5, names: [tone] }\n")).toEqual({
      rating: "bad",
      comment: "tone: 0.4",
      scores: [{ name: "tone", score: 0.4 }],
    });
    expect(await rating("bad_scores: { score: 0.3, names: [tone] }\n")).toBeUndefined();
  });

  it("writes one native trace a line, and says on standard error how well it can be replayed", async () => {
    using folder = temporaryFolder({ "chat.json": chat });
    const { exit, stdout, stderr } = await cli(["import", "chat.json"], { cwd: folder.path });
    const [line = "", ...more] = stdout.trimEnd().split("\n");
    expect({ exit, more, types: types(line).types }).toEqual({
      exit: 0,
      more: [],
      types: ["input_message", "model_call", "tool_call", "tool_result", "model_call", "final_output"],
    });
    expect(stderr).toMatch(/: openai-chat, 6 events, replayability 0\.\d+\n/);
    expect(stderr).toMatch(/1 trace imported\n$/);
    const again = await cli(["import", "-", "--json"], { cwd: folder.path, input: stdout });
    expect(JSON.parse(again.stdout)).toMatchObject({
      version: 1,
      traces: [{ format: "replaykit", trace: JSON.parse(line) }],
      failures: [],
    });
  });

  it("reads CSV by a mapping, whatever its delimiter, and refuses it without one", async () => {
    using folder = temporaryFolder({ "rows.csv": rows, "mapping.yaml": mapping });
    const args = ["import", "rows.csv", "--mapping", "mapping.yaml"];
    const { exit, stdout } = await cli(args, { cwd: folder.path });
    expect({ exit, runs: stdout.trimEnd().split("\n").map(types) }).toEqual({
      exit: 0,
      runs: [
        { run_id: "a1", types: ["input_message", "tool_call", "tool_result", "model_call", "final_output"] },
        { run_id: "a2", types: ["input_message"] },
      ],
    });
    expect(JSON.parse(stdout.split("\n", 1)[0] ?? "").events.slice(0, 2)).toMatchObject([
      { content: "Where is order 17; please?" },
      { tool_name: "get_order", tool_args: { id: 17 } },
    ]);
    const without = await cli(["import", "rows.csv"], { cwd: folder.path });
    expect({ exit: without.exit, stdout: without.stdout }).toEqual({ exit: 2, stdout: "" });
    expect(without.stderr).toContain("--mapping");
    const ragged = await cli(["import", "-", ...args.slice(2)], { cwd: folder.path, input: `${rows}a3;user\n` });
    expect({ exit: ragged.exit, stderr: ragged.stderr }).toMatchObject({ exit: 2 });
    expect(ragged.stderr).toContain("standard input is not CSV");
  });

  it("reads a table of MLflow's traces by its own columns, and no other table", async () => {
    const span = {
      name: "find",
      span_id: "b9",
      trace_id: "tr-1",
      parent_id: null,
      status_code: "OK",
      attributes: { "mlflow.spanType": '"TOOL"', "mlflow.spanInputs": '{"id":17}', "mlflow.spanOutputs": '"none"' },
      events: [],
    };
    const cell = (value: unknown) => `"${JSON.stringify(value).replaceAll('"', '""')}"`;
    const table = (spans: unknown) => `trace_id,state,trace_metadata,spans\ntr-1,OK,{},${cell(spans)}\n`;
    using folder = temporaryFolder({ "traces.csv": table([span]), "other.csv": table("the span_id is b9") });
    const { exit, stdout } = await cli(["import", "traces.csv"], { cwd: folder.path });
    expect({ exit, run: types(stdout.trimEnd()) }).toEqual({
      exit: 0,
      run: { run_id: "tr-1", types: ["tool_call", "tool_result", "other"] },
    });
    const other = await cli(["import", "other.csv"], { cwd: folder.path });
    expect({ exit: other.exit, stdout: other.stdout }).toEqual({ exit: 2, stdout: "" });
    expect(other.stderr).toContain("--mapping");
  });

  it("unpacks tables, names rows that are no JSON, and takes no other format beside a mapping", async () => {
    const lines = '{"conversation":"a1","who":"user","text":"Hello","tenant":"acme"}\nbroken\n';
    using folder = temporaryFolder({ "mapping.yaml": mapping, "rows.jsonl": lines, "rows.csv": rows });
    writeFileSync(join(folder.path, "rows.csv.gz"), gzipSync(rows));
    writeFileSync(join(folder.path, "rows.bin"), Buffer.from([0, 1, 2]));
    const read = (...args: string[]) => cli(["import", ...args, "--mapping", "mapping.yaml"], { cwd: folder.path });
    const packed = await read("rows.csv.gz", "--format", "table");
    expect({ exit: packed.exit, runs: packed.stdout.trimEnd().split("\n").length }).toEqual({ exit: 0, runs: 2 });
    const noted = await read("rows.jsonl");
    expect(noted.exit).toBe(0);
    expect(noted.stdout).toContain('{"tenant":"acme"}');
    expect(noted.stderr).toContain("line 2 is not JSON, and was left out");
    const binary = await read("rows.bin");
    expect([binary.exit, binary.stderr.split("\n")[0]]).toEqual([
      2,
      "rows.bin is not text; a mapping reads rows of CSV or JSON lines",
    ]);
    const both = await read("rows.csv", "--format", "otlp");
    expect([both.exit, both.stderr.split("\n")[0]]).toEqual([2, expect.stringContaining("not the format otlp")]);
    const without = await cli(["import", "rows.csv", "--format", "table"], { cwd: folder.path });
    expect([without.exit, without.stderr.split("\n")[0]]).toEqual([
      2,
      "the format table needs a mapping that names the columns",
    ]);
  });

  it("names files by content below --out, reads the good files and says which it could not read", async () => {
    const hostile = JSON.stringify({ version: 1, run_id: "../../evil\u001b[31m", status: "error", events: [] });
    using folder = temporaryFolder({ "chat.json": chat, "hostile.json": hostile, "broken.json": "{" });
    const args = ["import", "chat.json", "broken.json", "hostile.json", "--out", "traces"];
    const first = await cli(args, { cwd: folder.path });
    const again = await cli(args, { cwd: folder.path });
    const files = readdirSync(join(folder.path, "traces"));
    expect({ exits: [first.exit, again.exit], stdout: first.stdout, files: files.length }).toEqual({
      exits: [0, 0],
      stdout: "",
      files: 2,
    });
    for (const file of files) expect(file).toMatch(/^[0-9a-f]{16}\.json$/);
    expect(first.stderr).toContain("broken.json:1:2: expected");
    expect(first.stderr).not.toContain("\u001b");
    expect(readdirSync(folder.path).toSorted()).toEqual(["broken.json", "chat.json", "hostile.json", "traces"]);
  });

  it("ends with 2 only where nothing could be read", async () => {
    using folder = temporaryFolder({ "chat.json": chat, "broken.json": "{", "other.json": '{"a":1}' });
    const some = await cli(["import", "broken.json", "missing.json", "chat.json", "--json"], { cwd: folder.path });
    expect({ exit: some.exit, ...JSON.parse(some.stdout) }).toMatchObject({
      exit: 0,
      traces: [{ from: "chat.json" }],
      failures: [
        { from: "broken.json", code: "invalid_json" },
        { from: "missing.json", code: "not_found" },
      ],
    });
    const none = await cli(["import", "broken.json", "other.json"], { cwd: folder.path });
    expect({ exit: none.exit, stdout: none.stdout }).toEqual({ exit: 2, stdout: "" });
    expect(none.stderr).toContain("other.json holds no trace in a format that ReplayKit reads");
  });

  it("imports the good items of a list, and names the others", async () => {
    const run = JSON.stringify({ version: 1, run_id: "one\nforged: line", status: "error", events: [] });
    const bad = JSON.stringify({ version: 1, run_id: "two", events: [{ type: "nope" }] });
    using folder = temporaryFolder({
      "runs.ndjson": `${run}\n${bad}\n${chat}\n{"x":1}\n`,
      "bad.json": `[${bad},{"x":1}]`,
      "empty.json": '{"version":2,"status":"started","eval":{"task":"t"}}',
    });
    const { exit, stdout, stderr } = await cli(["import", "runs.ndjson", "empty.json"], { cwd: folder.path });
    expect({ exit, lines: stdout.trimEnd().split("\n").length }).toEqual({ exit: 0, lines: 2 });
    expect(stderr.split("\n")).toEqual([
      expect.stringMatching(/^one forged: line: replaykit, 0 events/),
      ...Array.from({ length: 3 }, () => expect.stringMatching(/^ {2}\S.* missing/)),
      expect.stringMatching(/: openai-chat, 6 events/),
      ...Array.from({ length: 2 }, () => expect.stringMatching(/^ {2}\S.* missing/)),
      expect.stringMatching(/^runs\.ndjson line 2: events\[0\]/),
      expect.stringContaining("→"),
      "runs.ndjson line 4 holds no trace in a format that ReplayKit reads",
      expect.stringContaining("→"),
      "2 traces imported, 2 items left out, 1 of the files holds no run",
      "",
    ]);
    const json = await cli(["import", "runs.ndjson", "empty.json", "--json"], { cwd: folder.path });
    expect(JSON.parse(json.stdout)).toMatchObject({
      failures: [],
      left_out: [{ code: "invalid_trace" }, { from: "runs.ndjson", code: "unknown_format" }],
      empty: ["empty.json"],
    });
    const none = await cli(["import", "bad.json"], { cwd: folder.path });
    expect({ exit: none.exit, stdout: none.stdout }).toEqual({ exit: 2, stdout: "" });
    expect(none.stderr).toContain("1 of the files could not be read");
  });

  it("reads folders, packed files, and lines of which the last is cut off", async () => {
    using folder = temporaryFolder({
      "runs/a/chat.json": chat,
      "runs/README.md": "# Runs",
      "runs/package.json": '{"name":"x"}',
      "runs/.hidden.json": chat,
      "lines.jsonl": `${chat.replaceAll("\n", "")}\n${chat.slice(0, 20)}`,
    });
    writeFileSync(join(folder.path, "runs/b.json.gz"), gzipSync(chat));
    writeFileSync(join(folder.path, "runs/c.json"), Buffer.from(`\uFEFF${chat}`, "utf16le"));
    const all = await cli(["import", "runs"], { cwd: folder.path });
    expect({ exit: all.exit, lines: all.stdout.trimEnd().split("\n").length }).toEqual({ exit: 0, lines: 3 });
    expect(all.stderr).toMatch(
      /3 traces imported, 2 other files left aside \(runs\/README.md, runs\/package.json\)\n$/,
    );
    const piped = await cli(["import", "-"], { cwd: folder.path, input: gzipSync(chat) });
    expect({ exit: piped.exit, lines: piped.stdout.trimEnd().split("\n").length }).toEqual({ exit: 0, lines: 1 });
    const cut = await cli(["import", "lines.jsonl"], { cwd: folder.path });
    expect(cut.exit).toBe(0);
    expect(cut.stderr).toContain("the last line is cut off, and was left out");
    const damaged = await cli(["import", "-"], { cwd: folder.path, input: gzipSync(chat).subarray(0, 40) });
    expect(damaged.exit).toBe(2);
    expect(damaged.stderr).toContain("standard input cannot be unpacked");
    const nothing = await cli(["import", "runs/a/none"], { cwd: folder.path });
    expect(nothing.exit).toBe(2);
  });

  it("reads UTF-16 without a mark, names links that lead out of the folder, and says how to unpack archives", async () => {
    using folder = temporaryFolder({ "runs/a.json": chat, "outside.json": chat });
    writeFileSync(join(folder.path, "runs/wide.json"), Buffer.from(chat, "utf16le"));
    symlinkSync("../outside.json", join(folder.path, "runs/out.json"));
    symlinkSync("a.json", join(folder.path, "runs/inside.json"));
    const all = await cli(["import", "runs", "--json"], { cwd: folder.path });
    expect(JSON.parse(all.stdout)).toMatchObject({
      traces: [{ from: "runs/a.json" }, { from: "runs/wide.json" }],
      aside: ["runs/out.json"],
    });
    writeFileSync(join(folder.path, "runs.zip"), zipSync({ "a.json": Buffer.from(chat) }));
    writeFileSync(
      join(folder.path, "runs.tar"),
      Buffer.concat([Buffer.alloc(257), Buffer.from("ustar"), Buffer.alloc(250)]),
    );
    const archives = await cli(["import", "runs.zip", "runs.tar"], { cwd: folder.path });
    expect(archives.exit).toBe(2);
    expect(archives.stderr).toContain("unpack it first (unzip …), then import the folder");
    expect(archives.stderr).toContain("runs.tar is an archive");
    const shown = await cli(["show", "runs.zip"], { cwd: folder.path });
    expect(shown.stderr).toContain("unpack it first (unzip …), then import the folder");
    expect((await cli(["show", "runs/a.json"], { cwd: folder.path })).stderr).not.toContain("unpack");
  });

  it("takes nothing out unless it is told to, then equal values alike in all traces", async () => {
    const secret = (run_id: string) =>
      JSON.stringify({
        version: 1,
        run_id,
        status: "success",
        events: [{ type: "final_output", content: "mail to jo@example.org" }],
      });
    using folder = temporaryFolder({ "one.json": secret("one"), "two.json": secret("two") });
    const open = await cli(["import", "one.json"], { cwd: folder.path });
    expect(open.stdout).toContain("jo@example.org");
    const closed = await cli(["import", "one.json", "two.json", "--redact"], { cwd: folder.path });
    expect(closed.stdout).not.toContain("jo@example.org");
    const mails = closed.stdout.match(/u-[0-9a-f]{8}@redacted\.invalid/g) ?? [];
    expect({ exit: closed.exit, mails: mails.length, different: new Set(mails).size }).toEqual({
      exit: 0,
      mails: 2,
      different: 1,
    });
  });

  it("makes one trace of its batches in several files, and leaves others alone", async () => {
    const span = (id: string, kind: string, more: object = {}) => ({
      object: "trace.span",
      id,
      trace_id: "t",
      parent_id: kind === "agent" ? null : "a",
      started_at: "2026-01-01T00:00:00Z",
      ended_at: "2026-01-01T00:00:01Z",
      span_data: { type: kind, name: id, ...more },
    });
    const batch = (...data: object[]) => JSON.stringify({ data });
    using folder = temporaryFolder({
      "1.json": batch({ object: "trace", id: "t", workflow_name: "w" }, span("find", "function", { output: "x" })),
      "2.json": batch(span("a", "agent")),
      "3.json": batch({ ...span("b", "agent"), trace_id: "other" }),
      "copy.json": batch(span("a", "agent")),
      "chat.json": chat,
    });
    const { exit, stdout } = await cli(["import", ".", "--json"], { cwd: folder.path });
    const { traces }: { traces: { run_id: string; from: string; notes: string[]; trace: object }[] } =
      JSON.parse(stdout);
    expect({ exit, runs: traces.map(({ run_id, from }) => [run_id, from]) }).toEqual({
      exit: 0,
      runs: [
        [expect.stringMatching(/^chat-/), "chat.json"],
        ["t", "1.json"],
        ["other", "3.json"],
      ],
    });
    expect(traces[1]).toMatchObject({ trace: { status: "success", labels: { workflow: "w" }, agent: { name: "a" } } });
    expect(traces[1]?.notes).toContain("one trace in 3 files: 1.json, 2.json, copy.json");
    const apart = await cli(["import", "2.json", "3.json", "--json"], { cwd: folder.path });
    expect(JSON.parse(apart.stdout).traces).toHaveLength(2);
  });

  it("imports a real recording", async () => {
    const corpus = corpusPath("tau-bench");
    if (corpus === undefined) return;
    const file = readdirSync(corpus).find((name) => name.endsWith(".json"));
    if (file === undefined) return;
    const runs: unknown[] = JSON.parse(readFileSync(join(corpus, file), "utf8"));
    const { exit, stdout } = await cli(["import", join(corpus, file)], { cwd: corpus });
    expect({ exit, lines: stdout.trimEnd().split("\n").length }).toEqual({ exit: 0, lines: runs.length });
  });
});

describe("formats", () => {
  it("lists every format with what it carries", async () => {
    using folder = temporaryFolder();
    const { exit, stdout } = await cli(["trace", "formats", "--json"], { cwd: folder.path });
    const { formats }: { formats: { name: string; title: string; carries: string }[] } = JSON.parse(stdout);
    expect({ exit, blank: formats.filter(({ title, carries }) => title === "" || carries === "") }).toEqual({
      exit: 0,
      blank: [],
    });
    const words = (await cli(["trace", "formats"], { cwd: folder.path })).stdout;
    for (const { name } of formats) expect(words).toContain(name);
  });
});
