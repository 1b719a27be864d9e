import { BinaryWriter } from "@bufbuild/protobuf/wire";
import { compact } from "../../src/core/compact.ts";
import { jsonHeaders } from "../http/answer.ts";

/** The encoding of a request; the answer has the same. */
export type Encoding = "json" | "protobuf";

export function encodingOf(contentType: string | undefined): Encoding | undefined {
  const type = (contentType ?? "").split(";")[0]?.trim().toLowerCase();
  if (type === "application/json") return "json";
  return type === "application/x-protobuf" ? "protobuf" : undefined;
}

export interface PartialSuccess {
  rejected: number;
  message: string;
}

const rejectedFields = { spans: "rejectedSpans", logs: "rejectedLogRecords", metrics: "rejectedDataPoints" };

/**
 * `ExportTraceServiceResponse` and the responses of the other signals, which differ in one name. Without a partial
 * success the field stays unset, as the specification demands.
 */
export function exportAnswer(
  encoding: Encoding,
  signal: keyof typeof rejectedFields,
  partial: PartialSuccess | undefined,
): Response {
  if (encoding === "json") {
    const body = partial
      ? { partialSuccess: { [rejectedFields[signal]]: String(partial.rejected), errorMessage: partial.message } }
      : {};
    return Response.json(body, { headers: { ...jsonHeaders } });
  }
  const writer = new BinaryWriter();
  if (partial) {
    writer.tag(1, 2).fork();
    if (partial.rejected > 0) writer.tag(1, 0).int64(partial.rejected);
    writer.tag(2, 2).string(partial.message).join();
  }
  return protobuf(writer, 200);
}

export interface Refusal {
  status: number;
  message: string;
  headers: Headers;
}

/** The headers of a refusal that its answer keeps. */
const keptHeaders = ["retry-after", "www-authenticate", "allow"];

/** The `google.rpc.Status` that is the body of every refusal; bad data is described in `details` too. */
export function statusAnswer(encoding: Encoding, { status, message, headers }: Refusal): Response {
  const kept = Object.fromEntries([...headers].filter(([name]) => keptHeaders.includes(name)));
  const code = rpcCodes[status] ?? 13;
  if (encoding === "json") {
    const violation = { "@type": badRequest, fieldViolations: [{ field: "body", description: message }] };
    return Response.json(
      { code, message, ...compact({ details: status === 400 ? [violation] : undefined }) },
      { status, headers: { ...kept, ...jsonHeaders } },
    );
  }
  const writer = new BinaryWriter().tag(1, 0).int32(code).tag(2, 2).string(message);
  if (status === 400) {
    writer.tag(3, 2).fork().tag(1, 2).string(badRequest).tag(2, 2).fork().tag(1, 2).fork();
    writer.tag(1, 2).string("body").tag(2, 2).string(message).join().join().join();
  }
  return protobuf(writer, status, kept);
}

function protobuf(writer: BinaryWriter, status: number, headers: Record<string, string> = {}): Response {
  return new Response(writer.finish(), {
    status,
    headers: { ...headers, ...jsonHeaders, "content-type": "application/x-protobuf" },
  });
}

const badRequest = "type.googleapis.com/google.rpc.BadRequest";

const rpcCodes: Record<number, number> = {
  400: 3,
  401: 16,
  403: 7,
  404: 5,
  405: 12,
  408: 4,
  413: 8,
  415: 3,
  422: 3,
  429: 8,
  503: 14,
};
