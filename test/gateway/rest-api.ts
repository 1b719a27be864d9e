import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";

export interface RestApi extends AsyncDisposable {
  url: string;
  /** Method, path, authorization and body of each. */
  requests: string[];
}

export type RestAnswer = [status: number, text: string, headers?: Record<string, string | string[]>];

/** A REST API on 127.0.0.1 with these answers by path, and 404 for every other. */
export async function restApi(answers: Record<string, RestAnswer>): Promise<RestApi> {
  const requests: string[] = [];
  const server = createServer((request, response) => void serve(request, response));
  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = await Array.fromAsync(request);
    const body = Buffer.concat(chunks).toString("utf8");
    const parts = [request.method, request.url, request.headers.authorization, body];
    requests.push(parts.filter(Boolean).join(" "));
    const [status, text, headers = {}] = answers[request.url ?? ""] ?? [404, '{"error": "no such order"}'];
    response.writeHead(status, { "content-type": "application/json", "set-cookie": "session=1", ...headers }).end(text);
  }
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  const port = typeof address === "object" && address !== null ? address.port : 0;
  const close = async () => {
    server.closeAllConnections();
    server.close();
    await once(server, "close");
  };
  return { url: `http://127.0.0.1:${port}`, requests, [Symbol.asyncDispose]: close };
}
