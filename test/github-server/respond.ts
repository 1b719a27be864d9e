import { createHash } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { Answer } from "./route.ts";

export interface Reply {
  status: number;
  headers: Record<string, string>;
  body: Buffer;
  /** GraphQL answers 200 for what it refused too. */
  refused?: boolean;
}

const maxPage = 100;

/** One page of a list, with GitHub's Link header. */
export function paginate(answer: Answer, url: URL): { body: unknown; headers: Record<string, string> } {
  if (!answer.list) return { body: answer.body, headers: {} };
  const size = Math.min(Number(url.searchParams.get("per_page") ?? 30), maxPage);
  const page = Math.max(Number(url.searchParams.get("page") ?? 1), 1);
  const last = Math.max(Math.ceil(answer.list.length / size), 1);
  const items = answer.list.slice((page - 1) * size, page * size);
  const link = (to: number, rel: string) => {
    const target = new URL(url);
    target.searchParams.set("page", String(to));
    return `<${target.href}>; rel="${rel}"`;
  };
  const links = [
    ...(page > 1 ? [link(page - 1, "prev"), link(1, "first")] : []),
    ...(page < last ? [link(page + 1, "next"), link(last, "last")] : []),
  ];
  const body = answer.listKey === undefined ? items : { total_count: answer.list.length, [answer.listKey]: items };
  return { body, headers: links.length > 0 ? { link: links.join(", ") } : {} };
}

export function jsonReply(status: number, body: unknown, headers: Record<string, string> = {}): Reply {
  const text = body === undefined ? "" : JSON.stringify(body);
  return {
    status,
    body: Buffer.from(text),
    headers: { "content-type": "application/json; charset=utf-8", ...headers },
  };
}

/** Sends it, as 304 where the caller has it already. */
export function send(request: IncomingMessage, response: ServerResponse, reply: Reply): void {
  const headers: Record<string, string> = { ...reply.headers };
  if (request.method === "GET" && reply.status === 200) {
    headers["etag"] = `W/"${createHash("sha1").update(reply.body).digest("hex")}"`;
    if (request.headers["if-none-match"] === headers["etag"]) {
      response.writeHead(304, headers).end();
      return;
    }
  }
  const hasBody = reply.status !== 204 && reply.status !== 304;
  response.writeHead(reply.status, { ...headers, ...(hasBody && { "content-length": String(reply.body.length) }) });
  response.end(hasBody ? reply.body : undefined);
}

export async function readBody(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  return Buffer.concat(chunks);
}
