import { BinaryWriter } from "@bufbuild/protobuf/wire";

/** OTLP answers in the encoding of the request. */
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

/** `ExportTraceServiceResponse`; without a partial success the field stays unset, as the specification demands. */
export function exportAnswer(encoding: Encoding, partial: PartialSuccess | undefined): Response {
  if (encoding === "json") {
    const body = partial
      ? { partialSuccess: { rejectedSpans: String(partial.rejected), errorMessage: partial.message } }
      : {};
    return Response.json(body);
  }
  const writer = new BinaryWriter();
  if (partial) {
    writer.tag(1, 2).fork();
    if (partial.rejected > 0) writer.tag(1, 0).int64(partial.rejected);
    writer.tag(2, 2).string(partial.message).join();
  }
  return new Response(writer.finish(), { headers: { "content-type": "application/x-protobuf" } });
}

/** `google.rpc.Status`, which the body of every refusal is. */
export function statusAnswer(
  encoding: Encoding,
  { status, message, headers }: { status: number; message: string; headers: Headers },
): Response {
  const retry = headers.get("retry-after");
  const challenge = headers.get("www-authenticate");
  const kept = {
    ...(retry === null ? {} : { "retry-after": retry }),
    ...(challenge === null ? {} : { "www-authenticate": challenge }),
  };
  const code = rpcCodes[status] ?? 13;
  if (encoding === "json") return Response.json({ code, message }, { status, headers: kept });
  const body = new BinaryWriter().tag(1, 0).int32(code).tag(2, 2).string(message).finish();
  return new Response(body, { status, headers: { ...kept, "content-type": "application/x-protobuf" } });
}

const rpcCodes: Record<number, number> = { 400: 3, 401: 16, 403: 7, 404: 5, 413: 8, 415: 3, 422: 3, 429: 8, 503: 14 };
