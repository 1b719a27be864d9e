import { type ChildProcessByStdio, spawn } from "node:child_process";
import { createInterface } from "node:readline";
import type { Readable, Writable } from "node:stream";
import * as z from "zod";
import type { Json } from "../core/schema/json.ts";
import { compact } from "../core/compact.ts";
import { isObject } from "../core/schema/is-object.ts";
import { jsonSchema } from "../core/schema/json.ts";

export interface McpProxyOptions {
  /** The real server's command. */
  argv: [string, ...string[]];
  /** Name under which its requests are recorded. */
  server: string;
  gatewayUrl: string;
  input: Readable;
  output: Writable;
  fetch: typeof fetch;
  /** The longest line of the server. Default: 64 MiB, as for a body over HTTP. */
  maxLineBytes?: number;
}

const messageSchema = z.looseObject({
  id: z.union([z.string(), z.number()]).optional(),
  method: z.string().optional(),
  params: jsonSchema.optional(),
  result: jsonSchema.optional(),
  error: jsonSchema.optional(),
});
type Message = z.infer<typeof messageSchema>;

const answerSchema = z.looseObject({
  how: z.enum(["served", "missed", "live"]),
  call: z.string().optional(),
  result: jsonSchema.optional(),
  error: jsonSchema.optional(),
});

type Server = ChildProcessByStdio<Writable, Readable, null>;

/** Id of the greeting that the proxy sends if the server starts after the client got a recorded greeting. */
const ownId = "replaykit-initialize";

/**
 * Stands between an MCP client and a server over stdio. Requests that the gateway answers never reach the server, which
 * starts only when needed. Ends when the client's input ends.
 */
export async function runMcpProxy(options: McpProxyOptions): Promise<void> {
  const proxy = new McpProxy(options);
  try {
    // One after the other, since a client may send a request before the last one is answered.
    for await (const line of createInterface({ input: options.input })) await proxy.fromClient(line);
  } finally {
    await proxy.end();
  }
}

class McpProxy {
  readonly #options: McpProxyOptions;
  /** Calls sent to the real server, by the client's id. */
  readonly #waiting = new Map<string | number, string | undefined>();
  #greeting: Message | undefined;
  #greeted = false;
  #child: Server | undefined;
  /** Resolves when the server has ended and its output is passed on. */
  #ended: Promise<void> | undefined;
  #hasEnded = false;
  #fault = "ended without an answer";

  constructor(options: McpProxyOptions) {
    this.#options = options;
  }

  async fromClient(line: string): Promise<void> {
    const message = read(line);
    if (!message) return;
    const { id, method, params } = message;
    // Answers to the server's own requests, and notifications: they matter only to a running server.
    if (id === undefined || method === undefined) {
      if (this.#child) tell(this.#child, message);
      return;
    }
    if (method === "initialize") this.#greeting = message;
    const request = { server: this.#options.server, id, method, ...compact({ params }) };
    const given = await this.#post("/mcp-calls", request);
    const parsed = answerSchema.safeParse(given);
    if (!parsed.success) return this.#answer(id, { error: fault(refusalIn(given)) });
    const { how, call, result, error } = parsed.data;
    if (how !== "live") {
      if (method === "initialize") this.#greeted = true;
      return this.#answer(id, compact({ result, error }));
    }
    this.#waiting.set(id, call);
    const server = this.#started();
    if (this.#hasEnded) return this.#failWaiting();
    tell(server, message);
  }

  /** Ends the server: closes its input, sends SIGTERM after 2 s and SIGKILL after 4 s. */
  async end(): Promise<void> {
    const child = this.#child;
    if (!child) return;
    child.stdin.end();
    const late = setTimeout(() => child.kill(), 2000);
    const last = setTimeout(() => {
      child.kill("SIGKILL");
      child.stdout.destroy(); // a child of the server may hold it open
    }, 4000);
    await this.#ended;
    clearTimeout(late);
    clearTimeout(last);
  }

  #answer(id: string | number, { result, error }: { result?: Json; error?: Json }): void {
    const answer = { jsonrpc: "2.0", id, ...(error === undefined ? { result: result ?? {} } : { error }) };
    this.#options.output.write(`${JSON.stringify(answer)}\n`);
  }

  /** Answers what the server still owes when it has ended. Otherwise the client would wait for ever. */
  async #failWaiting(): Promise<void> {
    const error = fault(`the MCP server ${this.#fault}: ${this.#options.argv.join(" ")}`);
    for (const [id, call] of this.#waiting) {
      this.#waiting.delete(id);
      if (call !== undefined) await this.#post("/mcp-calls/result", { call, error });
      this.#answer(id, { error });
    }
  }

  #started(): Server {
    if (this.#child) return this.#child;
    const { argv } = this.#options;
    const [program, ...args] = argv;
    const made = spawn(program, args, { stdio: ["pipe", "pipe", "inherit"] });
    this.#child = made;
    made.on("error", (error) => process.stderr.write(`replaykit mcp-proxy: ${argv.join(" ")}: ${error.message}\n`));
    made.stdin.on("error", () => {}); // it has ended; `close` answers what it owes
    // Keeps the server's order, however long the gateway takes to note an answer.
    let passed = Promise.resolve();
    const lines = createInterface({ input: made.stdout });
    lines.on("line", (line) => {
      passed = passed.then(() => this.#fromServer(line));
    });
    this.#limitLines(made, () => lines.close());
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#ended = promise;
    made.once("close", () => {
      this.#hasEnded = true;
      passed.then(() => this.#failWaiting()).then(resolve, resolve);
    });
    if (this.#greeting && this.#greeted) {
      tell(made, { ...this.#greeting, id: ownId });
      tell(made, { jsonrpc: "2.0", method: "notifications/initialized" });
    }
    return made;
  }

  /** Ends a server whose line has no end, which would fill the memory. */
  #limitLines(server: Server, forget: () => void): void {
    const { maxLineBytes = 64 * 2 ** 20 } = this.#options;
    let begun = 0;
    server.stdout.on("data", (chunk: Buffer) => {
      const end = Math.max(chunk.lastIndexOf("\n"), chunk.lastIndexOf("\r"));
      begun = end === -1 ? begun + chunk.length : chunk.length - end - 1;
      if (begun <= maxLineBytes) return;
      this.#fault = `was ended, because it wrote a line of more than ${maxLineBytes} bytes`;
      forget();
      server.kill("SIGKILL");
      server.stdout.destroy(); // a child of the server may go on writing
    });
  }

  async #fromServer(line: string): Promise<void> {
    const message = read(line);
    if (message?.id === ownId) return;
    if (message?.id !== undefined && message.method === undefined && this.#waiting.has(message.id)) {
      const call = this.#waiting.get(message.id);
      this.#waiting.delete(message.id);
      const { result, error } = message;
      if (call !== undefined)
        await this.#post("/mcp-calls/result", { call, ...(error === undefined ? { result } : { error }) });
    }
    this.#options.output.write(`${line}\n`);
  }

  /** Asks the gateway. If it cannot be reached, returns an error for the client. */
  async #post(path: string, body: object): Promise<Json> {
    const headers = { "content-type": "application/json" };
    const { fetch, gatewayUrl } = this.#options;
    try {
      const response = await fetch(`${gatewayUrl}${path}`, { method: "POST", headers, body: JSON.stringify(body) });
      return jsonSchema.parse(await response.json());
    } catch (error) {
      const why = error instanceof Error ? error.message : String(error);
      return { error: { message: `the gateway cannot be asked (${why})` } };
    }
  }
}

function fault(message: string): Json {
  return { code: -32_002, message: message.startsWith("ReplayKit: ") ? message : `ReplayKit: ${message}` };
}

function refusalIn(given: Json): string {
  const error = isObject(given) ? given["error"] : undefined;
  const message = isObject(error) ? error["message"] : undefined;
  return typeof message === "string" ? message : "the gateway gave no answer that can be read";
}

function tell({ stdin }: Server, message: object): void {
  stdin.write(`${JSON.stringify(message)}\n`);
}

function read(line: string): Message | undefined {
  try {
    const parsed = messageSchema.safeParse(JSON.parse(line));
    return parsed.success ? parsed.data : undefined;
  } catch {
    return undefined; // a log line of the server, or another text that is no message
  }
}
