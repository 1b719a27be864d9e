import { spawnSync } from "node:child_process";
import { closeSync, openSync, readdirSync, writeSync } from "node:fs";
import { join, resolve } from "node:path";
import { Readable, Writable } from "node:stream";
import { pathToFileURL } from "node:url";
import { describe, expect, it } from "vitest";
import { main } from "../../src/cli/main.ts";
import { builtDist } from "../support/build-once.ts";
import { cli } from "../support/cli.ts";
import { temporaryFolder } from "../support/temporary-folder.ts";

const filler = "The order was shipped and then it came back. ".repeat(400);

/** A run that stands on a line of its own. */
function chatLine(number: number): string {
  const messages = [
    { role: "user", content: `Where is order ${number}?` },
    { role: "assistant", content: filler },
  ];
  return JSON.stringify({ run_id: `run-${number}`, messages });
}

/** One span of a trace: the spans of two traces come in turn. */
function spanLine(trace: string, number: number): string {
  const attributes = [
    { key: "gen_ai.operation.name", value: { stringValue: "chat" } },
    { key: "gen_ai.completion.0.content", value: { stringValue: `${number} ${filler}` } },
  ];
  const time = `${1_767_225_600_000 + number}000000`;
  const span = {
    traceId: trace,
    spanId: number.toString(16).padStart(16, "0"),
    name: "chat",
    startTimeUnixNano: time,
    endTimeUnixNano: time,
    attributes,
  };
  return JSON.stringify({ resourceSpans: [{ scopeSpans: [{ spans: [span] }] }] });
}

const oneMiB = ["--max-size", "1"];

/** A reader that takes one piece each turn, and notes how many bytes waited for it. */
class SlowReader extends Writable {
  mostWaiting = 0;
  taken = 0;

  override _write(chunk: Buffer, _encoding: BufferEncoding, done: () => void): void {
    this.mostWaiting = Math.max(this.mostWaiting, this.writableLength);
    this.taken += chunk.length;
    setImmediate(done);
  }
}

describe("import of files that are larger than what is read at once", () => {
  it("reads lines that are runs piece by piece, and names the line that is none", async () => {
    const lines = Array.from({ length: 120 }, (_, number) => (number === 70 ? "{broken" : chatLine(number)));
    using folder = temporaryFolder({ "runs.jsonl": lines.join("\n") });
    const { exit, stderr } = await cli(["import", "runs.jsonl", "--out", "out", ...oneMiB], { cwd: folder.path });
    expect(exit).toBe(0);
    expect(stderr).toContain("runs.jsonl line 71:1:2: expected");
    expect(stderr).toMatch(/119 traces imported, 1 item left out\n$/);
    expect(readdirSync(join(folder.path, "out"))).toHaveLength(119);
    const whole = await cli(["import", "runs.jsonl", "--out", "again"], { cwd: folder.path });
    expect(whole.exit).toBe(0);
    expect(readdirSync(join(folder.path, "again"))).toEqual(readdirSync(join(folder.path, "out")));
  });

  it("waits for a slow reader instead of keeping what it has not taken", async () => {
    using folder = temporaryFolder({ "runs.jsonl": Array.from({ length: 120 }, (_, n) => chatLine(n)).join("\n") });
    const [stdout, stderr] = [new SlowReader(), new SlowReader()];
    const host = { stdin: Readable.from([]), stdout, stderr, cwd: () => folder.path, once: () => {}, env: {} };
    expect(await main(["import", "runs.jsonl", ...oneMiB], host)).toBe(0);
    expect(stdout.taken).toBeGreaterThan(120 * filler.length);
    expect(stdout.mostWaiting).toBeLessThan(4 * filler.length);
  });

  it("goes on when the reader has gone", async () => {
    using folder = temporaryFolder({ "runs.jsonl": Array.from({ length: 120 }, (_, n) => chatLine(n)).join("\n") });
    const stdout = new Writable({ write: (_chunk, _encoding, done) => void setImmediate(() => done(epipe)) });
    const epipe = Object.assign(new Error("write EPIPE"), { code: "EPIPE" });
    const stderr = new SlowReader();
    const host = { stdin: Readable.from([]), stdout, stderr, cwd: () => folder.path, once: () => {}, env: {} };
    expect(await main(["import", "runs.jsonl", ...oneMiB], host)).toBe(0);
  });

  it("puts the lines of one trace together, wherever they stand", async () => {
    const traces = ["a", "b", "c"].map((letter) => letter.repeat(32));
    const lines = Array.from({ length: 90 }, (_, number) => spanLine(traces[number % 3] ?? "", number));
    using folder = temporaryFolder({ "spans.jsonl": lines.join("\n") });
    const { exit, stdout } = await cli(["import", "spans.jsonl", ...oneMiB], { cwd: folder.path });
    const whole = await cli(["import", "spans.jsonl"], { cwd: folder.path });
    expect({ exit, runs: stdout.trimEnd().split("\n").length }).toEqual({ exit: 0, runs: 3 });
    expect(stdout).toBe(whole.stdout);
  });

  it("refuses a run, and a document, that is too large, and says how it is read", async () => {
    const spans = Array.from({ length: 90 }, (_, number) => spanLine("a".repeat(32), number));
    const document = JSON.stringify({
      messages: Array.from({ length: 90 }, () => ({ role: "user", content: filler })),
    });
    using folder = temporaryFolder({ "spans.jsonl": spans.join("\n"), "one.json": document });
    const run = await cli(["import", "spans.jsonl", ...oneMiB], { cwd: folder.path });
    expect([run.exit, run.stderr]).toEqual([2, expect.stringContaining("`--max-size <MiB>` reads more at once")]);
    const one = await cli(["import", "one.json", ...oneMiB], { cwd: folder.path });
    expect([one.exit, one.stderr]).toEqual([2, expect.stringContaining("one.json: more than 1048576 bytes")]);
    expect(one.stderr).toContain("`npx replaykit import --max-size <MiB>` reads more at once (at most 500)");
    const enough = await cli(["import", "one.json", "--max-size", "2"], { cwd: folder.path });
    expect(enough.exit).toBe(0);
  });

  it("takes no more memory for a file of 60 MB", () => {
    using folder = temporaryFolder({});
    const file = openSync(join(folder.path, "runs.jsonl"), "w");
    const lines = 60_000_000 / chatLine(0).length;
    for (let number = 0; number < lines; number += 1) writeSync(file, `${chatLine(number)}\n`);
    closeSync(file);
    // Less than the text alone would take.
    const heap = "--max-old-space-size=50";
    const main = join(builtDist, "cli.js");
    const args = [heap, main, "import", "runs.jsonl", "--max-size", "8"];
    const { status, stderr } = spawnSync(process.execPath, args, {
      cwd: folder.path,
      encoding: "utf8",
      stdio: ["ignore", "ignore", "pipe"],
      maxBuffer: 100_000_000,
    });
    expect([status, stderr.slice(-60)]).toEqual([0, expect.stringMatching(/\d{4} traces imported\n$/)]);
  });

  it("keeps no line and no id in memory, however many there are", () => {
    const { status, stdout } = groupsOf(["--max-old-space-size=24"], 200_000);
    expect([status, stdout]).toEqual([0, "100000 groups, 200000 lines, last 99999,199999\n"]);
    // The same lines in a map and lists do not fit.
    const held = "new Map(Array.from({ length: 200_000 }, (_, at) => [`line-${at}`, { place: at, offset: at * 100 }]))";
    const twin = spawnSync(process.execPath, ["--max-old-space-size=24", "-e", held], { stdio: "ignore" });
    expect(twin.status).not.toBe(0);
  });
});

/** Groups of two lines, one in each half of a file, found in a process of its own. */
function groupsOf(flags: string[], lines: number) {
  const module = resolve(import.meta.dirname, "../../src/cli/import/line-groups.ts");
  const script = `
    const { LineGroups } = await import(${JSON.stringify(pathToFileURL(module).href)});
    const groups = new LineGroups(['{"traceId":"x"}']);
    for (let place = 0; place < ${lines}; place += 1) {
      const bytes = Buffer.from(JSON.stringify({ traceId: "trace-" + (place % ${lines / 2}) }));
      groups.add({ place, offset: place * 100, length: bytes.length, bytes });
    }
    let [count, all, last] = [0, 0, ""];
    for (const { lines } of groups.groups(1000)) {
      count += 1;
      all += lines.length;
      last = lines.map(({ place }) => place).join(",");
    }
    groups.close();
    console.log(count + " groups, " + all + " lines, last " + last);`;
  return spawnSync(process.execPath, [...flags, "--input-type=module", "-e", script], { encoding: "utf8" });
}
