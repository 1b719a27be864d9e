import { connect, type Socket } from "node:net";
import { gzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Client, startWorker, type TestWorker } from "./support/harness.ts";
import { envelope, span } from "./support/spans.ts";
import { goodTrace } from "./support/traces.ts";

let worker: TestWorker;
let client: Client;

beforeAll(async () => {
  worker = await startWorker({ MAX_BODY_BYTES: "1000000" });
  client = await worker.project("raw", { sampling: { success: 1 } });
});
afterAll(() => worker.close());

interface Raw {
  url?: string;
  path?: string;
  method?: string;
  token?: string;
  headers: Record<string, string>;
  /** Sent at once with the head. */
  body?: string | Buffer;
  /** Sent a byte at a time after it, so many milliseconds apart, until an answer comes. */
  trickle?: number;
  /** The body is sent at this many bytes a second. */
  paced?: number;
  /** The client goes away after so many milliseconds. */
  leave?: number;
}

/** One request over a socket of its own: the status, the answer and how long it took; no status where the line was cut. */
function send(raw: Raw) {
  const { url = worker.url, path = "/v1/runs", method = "POST", token = client.token, headers, body = "" } = raw;
  const { trickle, paced, leave } = raw;
  return new Promise<{ status: number | undefined; answer: string; ms: number }>((resolve) => {
    const { hostname, port } = new URL(url);
    const started = performance.now();
    let answer = "";
    const socket = connect(Number(port), hostname);
    const timer = trickle === undefined ? undefined : setInterval(() => socket.write(" "), trickle);
    const done = () => {
      clearInterval(timer);
      socket.destroy();
      const status = /^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1];
      resolve({ status: status === undefined ? undefined : Number(status), answer, ms: performance.now() - started });
    };
    if (leave !== undefined) setTimeout(done, leave);
    const head = { host: `${hostname}:${port}`, authorization: `Bearer ${token}`, connection: "close", ...headers };
    const lines = Object.entries(head).map(([name, value]) => `${name}: ${value}\r\n`);
    socket
      .on("error", done)
      .on("close", done)
      .on("data", (bytes) => {
        answer += bytes.toString("latin1");
        if (isWhole(answer)) done();
      });
    socket.write(`${method} ${path} HTTP/1.1\r\n${lines.join("")}\r\n`);
    if (paced === undefined) socket.write(body);
    else pace(socket, body, paced);
  });
}

/** Not every answer closes the connection, whose own body is still open: its length says when all of it is here. */
function isWhole(answer: string): boolean {
  const [head = "", ...body] = answer.split("\r\n\r\n");
  const length = /^content-length: (\d+)$/im.exec(head)?.[1];
  return length === undefined ? answer.endsWith("\r\n0\r\n\r\n") : body.join("\r\n\r\n").length >= Number(length);
}

function pace(socket: Socket, body: string | Buffer, perSecond: number): void {
  const bytes = Buffer.from(body);
  let at = 0;
  const timer = setInterval(() => {
    socket.write(bytes.subarray(at, at + perSecond / 10));
    at += perSecond / 10;
    if (at >= bytes.length || socket.destroyed) clearInterval(timer);
  }, 100);
}

const type = { "content-type": "application/json" };

describe("bodies that come slowly", () => {
  test("get 408 when their time is over, and others are served meanwhile", async () => {
    const other = await worker.project("meanwhile", { sampling: { success: 1 } });
    const declared = (bytes: number) => ({ ...type, "content-length": String(bytes) });
    const slow = [
      send({ headers: declared(100_000), body: "{", trickle: 200 }),
      send({ headers: declared(3_000_000), body: "{", trickle: 200 }),
      send({ headers: declared(100_000), path: "/v1/traces", body: "{", trickle: 200 }),
      send({ headers: declared(1_000), path: "/v1/runs/a/feedback", body: "{" }),
    ];
    const stop = performance.now() + 9_000;
    let sent = 0;
    while (performance.now() < stop) {
      expect((await other.post("/v1/runs", goodTrace(`meanwhile-${(sent += 1)}`))).status).toBe(200);
      await new Promise((resolve) => setTimeout(resolve, 200));
    }
    const answers = await Promise.all(slow);
    expect(answers.map(({ status }) => status)).toEqual([408, 408, 408, 408]);
    for (const { answer, ms } of answers) {
      expect(answer).toContain("the body came too slowly");
      expect(ms).toBeGreaterThan(9_500);
      expect(ms).toBeLessThan(25_000);
    }
    expect(answers[2]?.answer).toContain('"code":4');
    expect(await other.stats()).toMatchObject({ received: sent, stored: sent });
    const reasons = { invalid_input: 3 };
    expect(await client.stats()).toMatchObject({ received: 3, stored: 0, rejected: 3, reasons });
  });

  test("that keep a pace may take longer", async () => {
    const body = `${" ".repeat(999_000)}${JSON.stringify(goodTrace("steady"))}`;
    const headers = { ...type, "content-length": String(body.length) };
    const { status, ms } = await send({ headers, body, paced: 80_000 });
    expect([status, ms > 11_000]).toEqual([200, true]);
  });
});

/** On a Worker of their own: were one not answered, what comes after it would wait behind it, and those above are not to. */
describe("what is refused while its body is open", () => {
  let fresh: TestWorker;
  let own: string;
  beforeAll(async () => {
    fresh = await startWorker({ MAX_BODY_BYTES: "1000000" });
    own = (await fresh.project("raw")).token;
  });
  afterAll(() => fresh.close());

  test.each(["/v1/runs", "/v1/traces"])("five gigabytes, only declared, are refused at once: %s", async (path) => {
    const headers = { ...type, "content-length": "5000000000" };
    const { status, answer, ms } = await send({ url: fresh.url, path, token: own, headers, body: "{" });
    expect(status).toBe(413);
    expect(answer).toContain("the body is 5000000000 bytes; at most 1000000 are accepted");
    expect(ms).toBeLessThan(8_000);
  });

  const forged = `rk_${"0".repeat(40)}`;
  const stranger = { length: "5368709120", path: "/v1/runs", token: forged, method: "POST", status: 401 };

  test.each<Partial<typeof stranger>>([
    {},
    { token: "no-token-at-all" },
    { length: "100000" },
    { path: "/v1/traces" },
    { path: "/v1/nowhere", token: "own", status: 404 },
    { path: "/v1/runs", method: "PUT", token: "own", status: 405 },
    { path: "/v1/runs/x/mark", token: "own", status: 404, length: "40" },
  ])("is answered before its body is looked at: %o", async (changes) => {
    const { length, path, token, method, status } = { ...stranger, ...changes };
    const headers = { ...type, "content-length": length };
    const body = length === "40" ? '{"mark":"promote"}'.padEnd(40) : "{".padEnd(1_000);
    const answered = await send({ url: fresh.url, path, method, token: token === "own" ? own : token, headers, body });
    expect([answered.status, answered.ms < 8_000]).toEqual([status, true]);
    expect(answered.answer).toMatch(/"message":"[^"]+/);
  });
});

describe("bodies that are not what they say", () => {
  const trace = JSON.stringify(goodTrace("honest"));

  test.each<[string, Record<string, string>, string | Buffer, number]>([
    ["gzip in name only", { "content-encoding": "gzip" }, trace, 400],
    ["gzip without saying so", {}, gzipSync(trace), 400],
    ["half of a gzip", { "content-encoding": "gzip" }, gzipSync(trace).subarray(0, 60), 400],
    [
      "gzip and then something else",
      { "content-encoding": "gzip" },
      Buffer.concat([gzipSync(trace), Buffer.from("x")]),
      400,
    ],
    ["brotli that is gzip", { "content-encoding": "br" }, gzipSync(trace), 400],
    ["deflate that is text", { "content-encoding": "deflate" }, trace, 400],
    ["an encoding without a name here", { "content-encoding": "zstd" }, trace, 415],
    ["an encoding from a prototype", { "content-encoding": "constructor" }, trace, 415],
    ["UTF-16", { "content-type": "application/json; charset=utf-16" }, Buffer.from(trace, "utf16le"), 400],
  ])("%s is refused with a reason", async (_name, headers, body, wanted) => {
    const length = { "content-length": String(Buffer.byteLength(body)) };
    for (const path of ["/v1/runs", "/v1/traces"]) {
      const { status, answer } = await send({ path, headers: { ...type, ...length, ...headers }, body });
      expect([path, status]).toEqual([path, wanted]);
      expect(answer).toMatch(/"message":"[^"]+/);
    }
  });

  test("in chunks; chunks that are none reach nobody", async () => {
    const headers = { ...type, "transfer-encoding": "chunked" };
    const text = JSON.stringify(goodTrace("chunked"));
    const good = await send({ headers, body: `${text.length.toString(16)}\r\n${text}\r\n0\r\n\r\n` });
    expect([good.status, good.answer.includes('"stored"')]).toEqual([200, true]);
    const bad = await send({ headers, body: "zz\r\n{}\r\n" });
    expect(bad.answer).not.toContain('"stored"');
    expect((await client.post("/v1/runs", goodTrace("after"))).status).toBe(200);
  });

  test("a sender that leaves in the middle leaves nothing behind, and the next is served", async () => {
    const other = await worker.project("left", { sampling: { success: 1 } });
    const half = trace.slice(0, trace.length / 2);
    const headers = { ...type, "content-length": String(trace.length) };
    expect((await send({ headers, body: half, token: other.token, leave: 300 })).status).toBeUndefined();
    const spans = JSON.stringify(envelope(span(1, 1)));
    const cut = { ...type, "content-length": String(spans.length) };
    await send({ path: "/v1/traces", headers: cut, body: spans.slice(0, -10), token: other.token, leave: 300 });
    expect((await other.post("/v1/runs", trace)).status).toBe(200);
    expect(await other.stats()).toMatchObject({ received: 1, stored: 1 });
  });
});
