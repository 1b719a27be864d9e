import { Agent, request } from "node:http";
import { gzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { compact, unlessEmpty } from "../../src/core/compact.ts";
import { type Client, startWorker, type TestWorker } from "./support/harness.ts";
import { encodeRequest, envelope, fieldsOf, hex, span, text, textOf } from "./support/spans.ts";

/**
 * What the OTLP specification says a server of OTLP/HTTP must and should do, sentence by sentence:
 * https://opentelemetry.io/docs/specs/otlp/#otlphttp. Each sentence is a test, each test has its twin in it.
 */
const json = { "content-type": "application/json" };
const protobuf = { "content-type": "application/x-protobuf" };
const idle = { OTLP_CLOSE_MS: "60000", OTLP_IDLE_MS: "60000" };

let worker: TestWorker;
let client: Client;

beforeAll(async () => {
  worker = await startWorker(idle);
  client = await worker.project("otlp", { sampling: { success: 1 }, limits: { requests_at_once: 40 } });
});
afterAll(() => worker.close());

type Bytes = string | Uint8Array<ArrayBuffer>;

const send = (body: Bytes, headers: Record<string, string>) =>
  client.send("/v1/traces", { method: "POST", body, headers });
const sendJson = (body: unknown, headers: Record<string, string> = {}) =>
  send(JSON.stringify(body), { ...json, ...headers });

/** Status, content type and body, which together are the answer. */
async function seen(answer: Response): Promise<[number, string | null, unknown]> {
  const type = answer.headers.get("content-type");
  // Every answer of the project's is kept by no cache and read as what it is.
  expect([answer.headers.get("cache-control"), answer.headers.get("x-content-type-options")]).toEqual([
    "no-store",
    "nosniff",
  ]);
  const body = new Uint8Array(await answer.arrayBuffer());
  const isJson = type === "application/json";
  return [answer.status, type, isJson ? JSON.parse(new TextDecoder().decode(body)) : fieldsOf(body)];
}

/** Of what was refused the Worker knows nothing; what was taken is kept, sampled out or still gathering. */
const gathered = async (traceNumber: number) => (await client.send(`/v1/runs/${hex(traceNumber, 32)}`)).status !== 404;
const taken = { json: [200, "application/json", {}], protobuf: [200, "application/x-protobuf", {}] };
const broken = new Uint8Array([0x0a, 0xff, 0x01]);

describe("transport", () => {
  test("a server MUST support no compression, and gzip", async () => {
    expect(await seen(await sendJson(envelope(span(1, 1))))).toEqual(taken.json);
    const zipped = new Uint8Array(gzipSync(JSON.stringify(envelope(span(2, 1)))));
    expect(await seen(await send(zipped, { ...json, "content-encoding": "gzip" }))).toEqual(taken.json);
    const binary = new Uint8Array(gzipSync(encodeRequest([span(3, 1)])));
    expect(await seen(await send(binary, { ...protobuf, "content-encoding": "gzip" }))).toEqual(taken.protobuf);
    expect([await gathered(1), await gathered(2), await gathered(3), await gathered(4)]).toEqual([
      true,
      true,
      true,
      false,
    ]);
    expect((await send(zipped, json)).status).toBe(400);
  });

  test("telemetry is sent by POST to /v1/traces; other methods are told so", async () => {
    expect((await sendJson({})).status).toBe(200);
    const answer = await client.send("/v1/traces");
    expect(answer.headers.get("allow")).toBe("POST");
    expect(await seen(answer)).toEqual([
      405,
      "application/json",
      { code: 12, message: "method not allowed; use POST" },
    ]);
  });

  test("a server SHOULD take both encodings on one port, by the content type of the request", async () => {
    expect(await seen(await send(encodeRequest([span(5, 1)]), protobuf))).toEqual(taken.protobuf);
    expect(await seen(await sendJson(envelope(span(6, 1))))).toEqual(taken.json);
    expect([await gathered(5), await gathered(6)]).toEqual([true, true]);
    expect((await send(encodeRequest([span(7, 1)]), json)).status).toBe(400);
    expect((await send(JSON.stringify(envelope(span(7, 1))), protobuf)).status).toBe(400);
    expect(await gathered(7)).toBe(false);
  });

  test("a server MUST answer with the content type of the request: parameters and letter case are no part of it", async () => {
    const odd = await sendJson({}, { "content-type": "Application/JSON; charset=utf-8" });
    expect(await seen(odd)).toEqual(taken.json);
    const binary = await send(new Uint8Array(), { "content-type": "APPLICATION/X-PROTOBUF" });
    expect(await seen(binary)).toEqual(taken.protobuf);
  });

  test.each(["text/plain", "application/protobuf", "application/jsonl", ""])(
    "another content type, %j, is refused with 415 and a Status",
    async (type) => {
      const answer = await send(new TextEncoder().encode("{}"), compact({ "content-type": unlessEmpty(type) }));
      const message = "the content type is neither application/x-protobuf nor application/json";
      expect(await seen(answer)).toEqual([415, "application/json", { code: 3, message }]);
    },
  );

  test("the client SHOULD keep the connection alive, and the server lets it: many requests, refused ones too, on one socket", async () => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    const sockets = new Set<unknown>();
    const post = (body: string, type: string) =>
      new Promise<number | undefined>((resolve, reject) => {
        const headers = { authorization: `Bearer ${client.token}`, "content-type": type };
        const sent = request(`${worker.url}/v1/traces`, { method: "POST", agent, headers }, (answer) => {
          sockets.add(answer.socket);
          answer.resume().on("end", () => resolve(answer.statusCode));
        });
        sent.on("error", reject).end(body);
      });
    const statuses: (number | undefined)[] = [];
    for (const [body, type] of [
      ["{}", "application/json"],
      ["{", "application/json"],
      ["{}", "text/plain"],
      ["{}", "application/json"],
    ] as const)
      statuses.push(await post(body, type));
    agent.destroy();
    expect([statuses, sockets.size]).toEqual([[200, 400, 415, 200], 1]);
  });

  test("the client MAY send requests over several connections at once: all are taken", async () => {
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, n) => sendJson(envelope(span(1000 + (n % 4), 1 + Math.floor(n / 4))))),
    );
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    expect(await Promise.all([1000, 1001, 1002, 1003].map(gathered))).toEqual([true, true, true, true]);
  });
});

describe("JSON encoding", () => {
  test("trace and span ids are hex in either case, not base64", async () => {
    const upper = span(0xabcdef, 1, { traceId: hex(0xabcdef, 32).toUpperCase(), spanId: "ABCDEF0123456789" });
    expect(await seen(await sendJson(envelope(upper)))).toEqual(taken.json);
    expect(await gathered(0xabcdef)).toBe(true);
    const base64 = span(11, 1, { traceId: Buffer.from(hex(11, 32), "hex").toString("base64") });
    expect((await seen(await sendJson(envelope(base64))))[2]).toMatchObject({ partialSuccess: { rejectedSpans: "1" } });
  });

  test("fields with unknown names MUST be ignored, as if they were not there, in both encodings", async () => {
    const later = { future: { a: 1 } };
    const withUnknown = {
      ...later,
      resourceSpans: [
        {
          ...later,
          resource: { attributes: [], entityRefs: [], ...later },
          scopeSpans: [
            { ...later, spans: [span(12, 1, { ...later, status: later, events: [later], links: [later] })] },
          ],
        },
      ],
    };
    expect(await seen(await sendJson(withUnknown))).toEqual(taken.json);
    expect(await seen(await send(encodeRequest([span(13, 1)], true), protobuf))).toEqual(taken.protobuf);
    expect([await gathered(12), await gathered(13)]).toEqual([true, true]);
  });

  test("keys are in lowerCamelCase; the original names are not valid, so they are unknown", async () => {
    const { resourceSpans } = envelope(span(14, 1));
    expect(await seen(await sendJson({ resource_spans: resourceSpans }))).toEqual(taken.json);
    const { traceId, ...rest } = span(14, 1);
    const answer = await sendJson(envelope({ ...rest, trace_id: traceId }));
    expect((await seen(answer))[2]).toMatchObject({ partialSuccess: { rejectedSpans: "1" } });
    expect(await gathered(14)).toBe(false);
  });

  test("enum values are integers, and 64-bit integers are strings or numbers", async () => {
    const counted = { key: "gen_ai.usage.input_tokens", value: { intValue: "12" } };
    const asNumber = { key: "gen_ai.usage.output_tokens", value: { intValue: 7 } };
    const one = span(15, 1, {
      kind: 3,
      status: { code: 2, message: "failed" },
      startTimeUnixNano: 1_795_000_000_000_000_000,
      attributes: [text("gen_ai.operation.name", "chat"), counted, asNumber],
    });
    expect(await seen(await sendJson(envelope(one)))).toEqual(taken.json);
  });

  test("a field that is null or absent is not set: an empty list, no parent, no status", async () => {
    const bare = { traceId: hex(16, 32), spanId: hex(1, 16), parentSpanId: null, attributes: null, status: null };
    expect(await seen(await sendJson(envelope(bare)))).toEqual(taken.json);
    expect(await gathered(16)).toBe(true);
    for (const body of [{ resourceSpans: null }, { resourceSpans: [{ scopeSpans: null }] }, { resourceSpans: [{}] }])
      expect(await seen(await sendJson(body))).toEqual(taken.json);
  });
});

describe("full success", () => {
  test("an empty request SHOULD be answered with success", async () => {
    expect(await seen(await sendJson({}))).toEqual(taken.json);
    expect(await seen(await sendJson({ resourceSpans: [] }))).toEqual(taken.json);
    expect(await seen(await send(new Uint8Array(), protobuf))).toEqual(taken.protobuf);
  });

  test("success MUST be 200 with an ExportTraceServiceResponse whose partial_success is unset", async () => {
    expect(await seen(await sendJson(envelope(span(20, 1))))).toEqual(taken.json);
    const answer = await send(encodeRequest([span(20, 2)]), protobuf);
    expect((await answer.arrayBuffer()).byteLength).toBe(0);
  });

  test("a request sent again because its answer was lost is taken again, and changes nothing", async () => {
    const body = encodeRequest([span(21, 1), span(21, 2)]);
    expect(await seen(await send(body, protobuf))).toEqual(taken.protobuf);
    expect(await seen(await send(body, protobuf))).toEqual(taken.protobuf);
  });
});

describe("partial success", () => {
  const mixed = [span(30, 1), span(30, 2, { traceId: "" }), span(30, 3, { spanId: hex(0, 16) })];

  test("partly taken MUST be 200, with rejected_spans counted and error_message in words", async () => {
    const message = "spans need a trace id of 32 and a span id of 16 hex digits, not all zero";
    const told = { partialSuccess: { rejectedSpans: "2", errorMessage: message } };
    expect(await seen(await sendJson(envelope(...mixed)))).toEqual([200, "application/json", told]);
    const [status, type, fields] = await seen(await send(encodeRequest(mixed), protobuf));
    expect([status, type]).toEqual([200, "application/x-protobuf"]);
    const partial = fieldsOf((fields as Record<number, Uint8Array<ArrayBuffer>>)[1] ?? new Uint8Array());
    expect([partial[1], textOf(partial[2])]).toEqual([2, message]);
    expect(await gathered(30)).toBe(true);
  });
});

/** `google.rpc.Status` with its one detail, from protobuf. */
function readStatus(fields: unknown) {
  const status = fields as Record<number, number | Uint8Array>;
  const detail = status[3] instanceof Uint8Array ? fieldsOf(status[3]) : {};
  const violations = detail[2] instanceof Uint8Array ? fieldsOf(detail[2]) : {};
  const violation = violations[1] instanceof Uint8Array ? fieldsOf(violations[1]) : {};
  return {
    code: status[1],
    message: textOf(status[2]),
    detail: [textOf(detail[1]), textOf(violation[1]), textOf(violation[2])],
  };
}

describe("failures", () => {
  const badRequest = "type.googleapis.com/google.rpc.BadRequest";

  test.each<[string, unknown, string]>([
    ["no JSON", "{", "body:1:2: expected a member name, found the end"],
    ["a list in place of the request", "[]", "body: expected an object"],
    ["a number in place of a list", '{"resourceSpans":1}', "body.resourceSpans: expected a list"],
    [
      "a number in place of a span",
      '{"resourceSpans":[{"scopeSpans":[{"spans":[1]}]}]}',
      "body.resourceSpans[0].scopeSpans[0].spans[0]: expected an object",
    ],
    [
      "a text in place of attributes",
      '{"resourceSpans":[{"resource":{"attributes":"x"}}]}',
      "body.resourceSpans[0].resource.attributes: expected a list",
    ],
  ])(
    "bad data MUST be answered with 400 and details that SHOULD hold a BadRequest, in JSON: %s",
    async (_name, body, message) => {
      const answer = await send(String(body), json);
      const [status, type, told] = await seen(answer);
      expect([status, type, answer.headers.get("retry-after")]).toEqual([400, "application/json", null]);
      const said = (told as { message: string }).message;
      expect(said.startsWith(message.split(",")[0] ?? "")).toBe(true);
      const details = [{ "@type": badRequest, fieldViolations: [{ field: "body", description: said }] }];
      expect(told).toEqual({ code: 3, message: said, details });
    },
  );

  test("bad data MUST be answered with 400 and details that SHOULD hold a BadRequest, in protobuf", async () => {
    const message = "body: not an OTLP trace request in protobuf";
    const [status, type, fields] = await seen(await send(broken, protobuf));
    expect([status, type, readStatus(fields)]).toEqual([
      400,
      "application/x-protobuf",
      { code: 3, message, detail: [badRequest, "body", message] },
    ]);
  });

  test.each<[string, Bytes, Record<string, string>, number]>([
    ["an unknown encoding", "{}", { "content-encoding": "lzw" }, 415],
    ["text that claims to be gzip", "{}", { "content-encoding": "gzip" }, 400],
    ["a gzip bomb", new Uint8Array(gzipSync(Buffer.alloc(40_000_000))), { "content-encoding": "gzip" }, 413],
    ["half of a gzip", new Uint8Array(gzipSync("{}").subarray(0, 15)), { "content-encoding": "gzip" }, 400],
    ["a wrong token", "{}", { authorization: "Bearer rk_wrong" }, 401],
    ["no token", "{}", { authorization: "" }, 401],
  ])(
    "a body of 4xx MUST be a Status in the encoding of the request, and says no time to retry: %s",
    async (_name, body, headers, status) => {
      const asJson = await fetch(`${worker.url}/v1/traces`, {
        method: "POST",
        body,
        headers: { authorization: `Bearer ${client.token}`, ...json, ...headers },
      });
      expect(asJson.headers.get("retry-after")).toBeNull();
      expect(await seen(asJson)).toEqual([
        status,
        "application/json",
        expect.objectContaining({ code: expect.any(Number), message: expect.stringMatching(/./) }),
      ]);
      const asProtobuf = await fetch(`${worker.url}/v1/traces`, {
        method: "POST",
        body,
        headers: { authorization: `Bearer ${client.token}`, ...protobuf, ...headers },
      });
      const [code, type, fields] = await seen(asProtobuf);
      expect([code, type, readStatus(fields)]).toEqual([
        status,
        "application/x-protobuf",
        expect.objectContaining({ code: expect.any(Number), message: expect.stringMatching(/./) }),
      ]);
    },
  );

  test("a token without the scope is refused with 403 and a Status", async () => {
    const reader = await worker.project("reader", {}, ["read"]);
    const answer = await reader.post("/v1/traces", {}, json);
    const message = "this credential lacks the scope ingest";
    expect(await seen(answer)).toEqual([403, "application/json", { code: 7, message }]);
  });
});

describe("throttling", () => {
  test("more requests than allowed SHOULD be answered with 429 and MAY say Retry-After", async () => {
    const busy = await worker.project("busy", { limits: { requests_per_minute: 1 } });
    expect((await busy.post("/v1/traces", {}, json)).status).toBe(200);
    const answer = await busy.post("/v1/traces", {}, json);
    expect(Number(answer.headers.get("retry-after"))).toBeGreaterThan(0);
    expect(await seen(answer)).toMatchObject([429, "application/json", { code: 8 }]);
  });

  test("a server that cannot work SHOULD answer 503, which is retried, and MAY say Retry-After", async () => {
    const broke = await startWorker(idle);
    const other = await broke.project("down");
    expect((await other.post("/v1/traces", {}, json)).status).toBe(200);
    await (await broke.stores()).DB.exec("DROP TABLE journal");
    const answer = await other.post("/v1/traces", envelope(span(40, 1, { traceId: "" })), json);
    expect(answer.headers.get("retry-after")).toBe("1");
    expect(await seen(answer)).toMatchObject([503, "application/json", { code: 14 }]);
    await broke.close();
  });
});

describe("accounting", () => {
  test("what is refused is counted with its reason: received is the sum", async () => {
    const counted = await worker.project("counted");
    await counted.post("/v1/traces", envelope(span(50, 1, { traceId: "" }), span(50, 2, { spanId: "zz" })), json);
    await counted.post("/v1/traces", "{", json);
    await counted.post("/v1/traces", "{}", { "content-type": "text/plain" });
    const reasons = { invalid_span: 2, invalid_json: 1, invalid_input: 1 };
    const counts = { received: 4, stored: 0, sampled_out: 0, duplicate: 0, rejected: 4, reasons };
    expect(await counted.stats()).toMatchObject(counts);
  });

  test("spans of more traces than a request may hold are refused alone", async () => {
    const small = await worker.project("small", { limits: { items_per_request: 2 }, sampling: { success: 1 } });
    const answer = await small.post("/v1/traces", envelope(span(51, 1), span(52, 1), span(53, 1), span(53, 2)), json);
    expect((await seen(answer))[2]).toEqual({
      partialSuccess: {
        rejectedSpans: "2",
        errorMessage: "the request holds spans of too many traces; send smaller batches",
      },
    });
    expect((await small.send(`/v1/runs/${hex(52, 32)}`)).status).toBe(200);
    expect((await small.send(`/v1/runs/${hex(53, 32)}`)).status).toBe(404);
  });

  test("a project that took its runs of today takes no more spans, in the words of /v1/runs", async () => {
    const full = await worker.project("full", { limits: { runs_per_day: 3 } });
    const { DB } = await worker.stores();
    await DB.prepare(
      `INSERT INTO journal (project, minute, received, stored, sampled_out, duplicate, rejected, reasons, entries)
       VALUES ('full', ?1, 3, 2, 1, 0, 0, '', '')`,
    )
      .bind(Math.floor(Date.now() / 60_000))
      .run();
    const answer = await full.post("/v1/traces", envelope(span(54, 1)), json);
    expect(Number(answer.headers.get("retry-after"))).toBeGreaterThan(0);
    const message = "the project took its 3 runs of today";
    expect(await seen(answer)).toEqual([429, "application/json", { code: 8, message }]);
    expect(await (await full.post("/v1/runs", [])).json()).toMatchObject({ error: { message } });
    expect((await full.send(`/v1/runs/${hex(54, 32)}`)).status).toBe(404);
    const roomy = await worker.project("roomy", { limits: { runs_per_day: 4 } });
    expect((await roomy.post("/v1/traces", envelope(span(54, 1)), json)).status).toBe(200);
  });
});
