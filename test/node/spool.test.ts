import { createServer } from "node:http";
import { text } from "node:stream/consumers";
import { createGunzip } from "node:zlib";
import { describe, expect, it, vi } from "vitest";
import type { TraceRun } from "../../src/core/schema/trace.ts";
import { createSpool } from "../../src/node/worker/spool.ts";
import { replaykit } from "../../src/sdk/index.ts";
import { temporaryFolder } from "../support/temporary-folder.ts";

function traceNamed(run_id: string): TraceRun {
  return { version: 1, run_id, status: "error", events: [{ type: "error", kind: "exception", error: "boom" }] };
}

/** A Worker that answers with these statuses, one after the other, then with 200. */
async function worker(statuses: (number | "hang")[] = []) {
  const batches: string[][] = [];
  const server = createServer((request, response) => {
    void (async () => {
      const body = await text(request.pipe(createGunzip()));
      const status = statuses.shift() ?? 200;
      if (status === "hang") return;
      if (status === 200) batches.push(body.split("\n").map((line) => JSON.parse(line).run_id));
      response.writeHead(status).end(status === 200 ? `{"items":[]}` : "{}");
    })();
  });
  await new Promise<void>((done) => void server.listen(0, "127.0.0.1", done));
  const address = server.address();
  const url = typeof address === "object" && address ? `http://127.0.0.1:${address.port}` : "";
  return { url, batches, [Symbol.dispose]: () => (server.closeAllConnections(), void server.close()) };
}

describe("a spool", () => {
  it("sends in batches, in order, and keeps nothing that was taken", async () => {
    using folder = temporaryFolder();
    using to = await worker();
    const spool = createSpool({ url: to.url, token: "t", folder: folder.path, batchSize: 2 });
    for (const name of ["a", "b", "c"]) spool.send(traceNamed(name));
    expect(await spool.flush()).toBe(true);
    expect(to.batches.map(({ length }) => length)).toEqual([2, 1]);
    expect(to.batches.flat().toSorted()).toEqual(["a", "b", "c"]);
    expect(spool.waiting()).toBe(0);
  });

  it("keeps what the Worker did not take for the next process", async () => {
    using folder = temporaryFolder();
    using to = await worker([503, 429, 401]);
    const problems: string[] = [];
    const options = {
      url: to.url,
      token: "t",
      folder: folder.path,
      onProblem: (message: string) => problems.push(message),
    };
    const first = createSpool({ ...options, pauseMs: 60_000 });
    first.send(traceNamed("a"));
    for (let attempt = 0; attempt < 3; attempt += 1) expect(await first.flush()).toBe(false);
    expect(problems).toEqual(
      [503, 429, 401].map((status) => `the Worker answered ${status}; 1 traces wait in ${folder.path}`),
    );
    const second = createSpool(options);
    expect(second.waiting()).toBe(1);
    expect(await second.flush()).toBe(true);
    expect(to.batches).toEqual([["a"]]);
  });

  it("gives up what no other try would change, and says so", async () => {
    using folder = temporaryFolder();
    using to = await worker([422]);
    const problems: string[] = [];
    const spool = createSpool({
      url: to.url,
      token: "t",
      folder: folder.path,
      onProblem: (said) => problems.push(said),
    });
    spool.send(traceNamed("a"));
    expect([await spool.flush(), problems]).toEqual([true, ["the Worker refused 1 trace: 422"]]);
  });

  it("gives up only the trace for which a body is refused, or none if all were too large together", async () => {
    for (const [statuses, taken, problems] of [
      [[413], [["a", "b"], ["c"]], []],
      [[400, 200, 400], [["a", "b"]], ["the Worker refused 1 trace: 400"]],
      [[413, 503], [], ["the Worker answered 503; 2 traces wait in "]],
    ] as const) {
      using folder = temporaryFolder();
      using to = await worker([...statuses]);
      const said: string[] = [];
      const spool = createSpool({
        url: to.url,
        token: "t",
        folder: folder.path,
        pauseMs: 60_000,
        onProblem: (problem) => said.push(problem.replace(folder.path, "")),
      });
      vi.useFakeTimers({ toFake: ["Date"] });
      for (const [name, at] of Object.entries({ a: 1, b: 2, c: 3 })) {
        vi.setSystemTime(at); // the names of the files begin with the time
        spool.send(traceNamed(name));
      }
      vi.useRealTimers();
      expect([await spool.flush(), to.batches, said]).toEqual([!statuses.some((one) => one === 503), taken, problems]);
      expect(spool.waiting()).toBe(statuses.some((one) => one === 503) ? 3 : 0);
      await spool.close(1);
    }
  });

  it("drops the oldest where it is full", async () => {
    using folder = temporaryFolder();
    const spool = createSpool({
      url: "http://127.0.0.1:9",
      token: "t",
      folder: folder.path,
      maxBytes: 400,
      pauseMs: 60_000,
    });
    for (let n = 0; n < 20; n += 1) spool.send(traceNamed(`run-${n}`));
    expect(spool.waiting()).toBeGreaterThan(0);
    expect(spool.waiting()).toBeLessThan(5);
    await spool.close(50);
  });

  it("neither slows nor fails an agent whose Worker hangs or whose disk is full", async () => {
    using folder = temporaryFolder({ file: "" });
    using to = await worker(["hang", "hang"]);
    for (const place of [`${folder.path}/spool`, `${folder.path}/file/not-a-folder`]) {
      const spool = createSpool({ url: to.url, token: "t", folder: place });
      const kit = replaykit({ send: (trace) => spool.send(trace) });
      const started = performance.now();
      await expect(kit.run({}, () => Promise.reject(new Error("boom")))).rejects.toThrow("boom");
      expect(performance.now() - started).toBeLessThan(5_000); // a request may take 10 s
      await spool.close(20);
    }
  });

  it("writes no secret to disk", async () => {
    using folder = temporaryFolder();
    using to = await worker();
    const spool = createSpool({ url: to.url, token: "t", folder: folder.path });
    spool.send({
      ...traceNamed("a"),
      events: [{ type: "input_message", role: "user", content: "mail ann@example.org" }],
    });
    const { readdirSync, readFileSync } = await import("node:fs");
    const kept = readdirSync(folder.path).map((name) => readFileSync(`${folder.path}/${name}`, "utf8"));
    expect(kept.join("")).toContain("@redacted.invalid");
    expect(kept.join("")).not.toContain("ann@example.org");
    await spool.close();
  });
});
