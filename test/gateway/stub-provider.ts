import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import * as z from "zod";
import { eventBlock } from "../../src/core/providers/event-stream.ts";

export interface StubRequest {
  path: string;
  authorization: string | undefined;
  headers: IncomingMessage["headers"];
  body: { messages?: { role: string; content: unknown }[]; stream?: boolean; tool_choice?: unknown };
}

export interface StubAnswer {
  status?: number;
  headers?: Record<string, string>;
  body: unknown;
  /** A stream's events, sent instead of the body. */
  events?: unknown[];
  /** Each event is sent under its own type, as OpenAI's Responses are. */
  named?: boolean;
  /** A stream's blocks as they are. */
  blocks?: string[];
  /** True breaks the connection in the middle of the answer. */
  reset?: boolean;
}

export interface StubProvider extends AsyncDisposable {
  url: string;
  requests: StubRequest[];
}

/** A provider on 127.0.0.1 that answers by a rule. */
export async function stubProvider(answer: (request: StubRequest) => StubAnswer): Promise<StubProvider> {
  const requests: StubRequest[] = [];
  const server = createServer((incoming, response) => void serve(incoming, response));
  async function serve(incoming: IncomingMessage, response: ServerResponse): Promise<void> {
    const request = {
      path: incoming.url ?? "",
      authorization: incoming.headers.authorization,
      headers: incoming.headers,
      body: JSON.parse(await textOf(incoming)),
    };
    requests.push(request);
    const { status = 200, headers, body, events, named = false, blocks, reset = false } = answer(request);
    if (reset) {
      response.writeHead(status, { "content-type": "application/json", "content-length": "1000" });
      response.write("{", () => incoming.socket.destroy());
      return;
    }
    const stream = blocks ?? events?.map((event) => eventBlock(event, named ? typeOf(event) : undefined));
    if (stream) {
      response.writeHead(status, { "content-type": "text/event-stream" });
      response.end(stream.map((block) => `${block}\n\n`).join(""));
      return;
    }
    response.writeHead(status, { ...headers, "content-type": "application/json" });
    response.end(JSON.stringify(body));
  }
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  const port = typeof address === "object" && address !== null ? address.port : 0;
  return {
    url: `http://127.0.0.1:${port}`,
    requests,
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}

function typeOf(event: unknown): string | undefined {
  const parsed = z.object({ type: z.string() }).safeParse(event);
  return parsed.success ? parsed.data.type : undefined;
}

async function textOf(incoming: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = await Array.fromAsync(incoming);
  return Buffer.concat(chunks).toString("utf8");
}

/** A chat completion that asks for tools, or says something. */
export function chatAnswer(said: string | undefined, calls: { id: string; name: string; args: unknown }[] = []) {
  return {
    id: "chatcmpl-1",
    object: "chat.completion",
    created: 1,
    model: "gpt-x",
    choices: [
      {
        index: 0,
        finish_reason: calls.length > 0 ? "tool_calls" : "stop",
        message: {
          role: "assistant",
          content: said ?? null,
          ...(calls.length === 0
            ? {}
            : {
                tool_calls: calls.map(({ id, name, args }) => ({
                  id,
                  type: "function",
                  function: { name, arguments: JSON.stringify(args) },
                })),
              }),
        },
      },
    ],
    usage: { prompt_tokens: 10, completion_tokens: 5, total_tokens: 15 },
  };
}

/** The same as a stream: every word and every argument in a chunk of its own. */
export function chatStream(
  id: string,
  said: string | undefined,
  calls: { id: string; name: string; args: unknown }[] = [],
): StubAnswer {
  const head = { id: `chatcmpl-${id}`, object: "chat.completion.chunk", created: 1, model: "gpt-x" };
  const chunk = (delta: object, finish_reason: string | null = null) => ({
    ...head,
    choices: [{ index: 0, delta, finish_reason }],
  });
  const asked = calls.flatMap(({ id: call, name, args }, index) => [
    chunk({ tool_calls: [{ index, id: call, type: "function", function: { name, arguments: "" } }] }),
    ...JSON.stringify(args)
      .split(/(?<=[:,])/)
      .map((part) => chunk({ tool_calls: [{ index, function: { arguments: part } }] })),
  ]);
  const words = said === undefined ? [] : said.split(/(?<= )/).map((content) => chunk({ content }));
  const begin = chunk({ role: "assistant", content: said === undefined ? null : "" });
  const events = [begin, ...asked, ...words, chunk({}, calls.length > 0 ? "tool_calls" : "stop"), "[DONE]"];
  return { body: null, events };
}
