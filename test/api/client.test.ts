import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { describe, expect, it } from "vitest";
import { ApiError } from "../../src/api/api-error.ts";
import { type ApiClientOptions, createApiClient } from "../../src/api/client.ts";
import { groups } from "../../src/api/endpoints/groups.ts";
import { runs } from "../../src/api/endpoints/runs.ts";

const soon = { "retry-after": "0.001" };
const busy = () =>
  Response.json({ error: { code: "rate_limited", message: "slow down" } }, { status: 429, headers: soon });
const marked = () => Response.json({ id: "a", mark: null });
const broken = () => Promise.reject(new TypeError("fetch failed"));

interface Sent {
  url: string;
  method: string | undefined;
  headers: unknown;
  body: unknown;
}

/** A Worker that gives these answers, one after the other. */
function client(answers: (() => Response | Promise<Response>)[], options: Partial<ApiClientOptions> = {}) {
  const sent: Sent[] = [];
  const fetch = async (url: string, { method, headers, body }: RequestInit) => {
    sent.push({ url, method, headers, body });
    const answer = answers.shift();
    if (!answer) throw new Error("one request too many");
    return answer();
  };
  const credential = { authorization: "Bearer rk_x" };
  return { sent, ...createApiClient({ url: "https://worker.example/", credential, fetch, ...options }) };
}

const mark = { params: { id: "order 17/a" }, body: { mark: null } };

describe("the client of the API", () => {
  it("asks again where an answer broke off, and says so where it does each time", async () => {
    const cutOff = () =>
      new Response(
        new ReadableStream({
          start(controller) {
            controller.enqueue(new TextEncoder().encode('{"id":'));
            controller.error(new TypeError("terminated"));
          },
        }),
      );
    const { ask, sent } = client([cutOff, marked]);
    expect(await ask(runs.mark, mark)).toEqual({ id: "a", mark: null });
    expect(sent).toHaveLength(2);
    await expect(client([cutOff], { tries: 1 }).ask(runs.mark, mark)).rejects.toMatchObject({
      code: "network_failed",
      message: "the answer of https://worker.example broke off",
    });
    // What came whole and is no JSON is another service's: once is enough.
    const page = client([() => new Response("<html>")]);
    await expect(page.ask(runs.mark, mark)).rejects.toThrow("/mark: no answer from a ReplayKit Worker");
  });

  it("writes a request as its endpoint says and reads the answer by it, whatever a newer Worker adds", async () => {
    const { ask, sent } = client([
      () => Response.json({ id: "a", mark: null, since: 1 }),
      () => Response.json({ groups: [], next: null }),
    ]);
    expect(await ask(runs.mark, mark)).toEqual({ id: "a", mark: null });
    expect(await ask(groups.list, { query: { state: "new", agent: undefined, limit: 3 } })).toEqual({
      groups: [],
      next: null,
    });
    const authorization = "Bearer rk_x";
    expect(sent).toEqual([
      {
        url: "https://worker.example/v1/runs/order%2017%2Fa/mark",
        method: "POST",
        headers: { "content-type": "application/json", authorization },
        body: '{"mark":null}',
      },
      {
        url: "https://worker.example/v1/groups?state=new&limit=3",
        method: "GET",
        headers: { authorization },
        body: undefined,
      },
    ]);
  });

  it("tries again what may pass, as often as it is told, and nothing else", async () => {
    const patiently = client([busy, busy, marked]);
    await expect(patiently.ask(runs.mark, mark)).resolves.toMatchObject({ id: "a" });
    const short = client([busy, busy, marked], { tries: 2 });
    await expect(short.ask(runs.mark, mark)).rejects.toMatchObject({
      code: "rate_limited",
      status: 429,
      reason: "slow down",
    });
    const refused = client([() => Response.json({ error: { code: "conflict", message: "no" } }, { status: 409 })]);
    await expect(refused.ask(runs.mark, mark)).rejects.toMatchObject({
      code: "conflict",
      message: "https://worker.example/v1/runs/order%2017%2Fa/mark: 409: no",
    });
    expect([patiently.sent.length, short.sent.length, refused.sent.length]).toEqual([3, 2, 1]);
  });

  it("does not wait where it is asked to wait for hours, as after the day's limit", async () => {
    const spent = {
      error: { code: "rate_limited", message: "the project took its 10 runs of today", hint: "raise it" },
    };
    const { ask, sent } = client([() => Response.json(spent, { status: 429, headers: { "retry-after": "3600" } })]);
    await expect(ask(runs.mark, mark)).rejects.toMatchObject({ retryAfterMs: 3_600_000, hint: "raise it" });
    expect(sent).toHaveLength(1);
  });

  it.each([
    ["2", 2_000],
    [new Date(Date.now() + 90_000).toUTCString(), 90_000],
    ["Thu, 01 Jan 1970 00:00:00 GMT", 0],
    ["soon", 0],
  ])("reads how long it is asked to wait: %s", async (text, ms) => {
    const refused = client([() => Response.json({}, { status: 429, headers: { "retry-after": text } })], { tries: 1 });
    const error = await refused.ask(runs.mark, mark).catch((fault: unknown) => fault);
    const waits = error instanceof ApiError ? error.retryAfterMs : -1;
    expect(Math.abs(waits - ms)).toBeLessThan(30_000 * Math.sign(ms) + 1);
    if (ms === 2_000) expect(waits).toBe(ms);
  });

  it("fails at once where nothing ever answered, unless it is patient; a line that breaks later is tried again", async () => {
    const mistyped = client([broken]);
    await expect(mistyped.ask(runs.mark, mark)).rejects.toMatchObject({ code: "network_failed", status: undefined });
    const later = client([busy, broken, marked]);
    const patient = client([broken, marked], { patient: true });
    const both = await Promise.all([later.ask(runs.mark, mark), patient.ask(runs.mark, mark)]);
    expect(both).toEqual([
      { id: "a", mark: null },
      { id: "a", mark: null },
    ]);
  });

  it("tries again where the other side closed the connection, and not where nobody listens", async () => {
    let requests = 0;
    const server = createServer((request, response) => {
      requests += 1;
      // As a server does with a connection that was idle for too long.
      if (requests === 1) request.socket.destroy();
      else response.end(JSON.stringify({ id: "a", mark: null }));
    });
    server.listen(0, "127.0.0.1");
    await once(server, "listening");
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const { ask } = createApiClient({ url, credential: {} });
    expect(await ask(runs.mark, mark)).toEqual({ id: "a", mark: null });
    expect(requests).toBe(2);
    server.close();
    server.closeAllConnections();
    await once(server, "close");
    let tries = 0;
    const fetch = (address: string, init: RequestInit) => {
      tries += 1;
      return globalThis.fetch(address, init);
    };
    const nobody = createApiClient({ url, credential: {}, fetch });
    await expect(nobody.ask(runs.mark, mark)).rejects.toMatchObject({ code: "network_failed" });
    expect(tries).toBe(1);
  });

  it("takes a status that its endpoint describes for an answer, and another body under it for a refusal", async () => {
    const items = { items: [{ outcome: "rejected", reason: "invalid_trace" }] };
    const { ask } = client([
      () => Response.json(items, { status: 422 }),
      () => Response.json({ error: { code: "invalid_trace", message: "no run" } }, { status: 422 }),
    ]);
    expect(await ask(runs.send, { body: "{}" })).toEqual(items);
    await expect(ask(runs.send, { body: "{}" })).rejects.toMatchObject({ code: "invalid_trace", status: 422 });
  });

  it("says so where the address is another server's", async () => {
    const page = client([() => new Response("<html>")]);
    await expect(page.ask(runs.mark, mark)).rejects.toMatchObject({
      message: expect.stringContaining("no answer from a ReplayKit Worker"),
    });
    const away = client([
      () => new Response(null, { status: 301, headers: { location: "https://elsewhere.example" } }),
    ]);
    const foreign = {
      message: expect.stringContaining("not by a ReplayKit Worker"),
      hint: expect.stringContaining("proxy"),
    };
    await expect(away.ask(runs.mark, mark)).rejects.toMatchObject({ status: 301, ...foreign });
    const down = () => new Response("<h1>Bad gateway</h1>", { status: 502, headers: soon });
    await expect(client([down, down], { tries: 2 }).ask(runs.mark, mark)).rejects.toMatchObject(foreign);
    const other = client([down], { tries: 1, service: "Langfuse" });
    await expect(other.ask(runs.mark, mark)).rejects.toMatchObject({ message: expect.not.stringContaining("Worker") });
  });
});
