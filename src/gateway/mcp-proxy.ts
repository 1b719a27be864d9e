import { type ChildProcessByStdio, spawn } from "node:child_process";
import { createInterface } from "node:readline";
import type { Readable, Writable } from "node:stream";
import * as z from "zod";
import type { Json } from "../core/schema/json.ts";
import { compact } from "../core/compact.ts";
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

/** Marks the greeting that we send to a server that starts after the client was greeted from a recording. */
const ownId = "replaykit-initialize";

/**
 * Stands between an MCP client and a server over stdio: what the gateway answers never reaches the server, which starts only
 * when it is needed. Ends when the client has gone.
 */
export async function runMcpProxy(options: McpProxyOptions): Promise<void> {
  const proxy = new McpProxy(options);
  // One after the other: a client may send a request before the answer to the one before it.
  for await (const line of createInterface({ input: options.input })) await proxy.fromClient(line);
  await proxy.end();
}

class McpProxy {
  readonly #options: McpProxyOptions;
  /** Calls sent to the real server, by the client's id. */
  readonly #waiting = new Map<string | number, string | undefined>();
  #greeting: Message | undefined;
  #greeted = false;
  #child: Server | undefined;

  constructor(options: McpProxyOptions) {
    this.#options = options;
  }

  async fromClient(line: string): Promise<void> {
    const message = read(line);
    if (!message) return;
    const { id, method, params } = message;
    // The server's own requests are answered by the client, and notifications are for a server that runs.
    if (id === undefined || method === undefined) {
      if (this.#child) tell(this.#child, message);
      return;
    }
    if (method === "initialize") this.#greeting = message;
    const asked = { server: this.#options.server, id, method, ...compact({ params }) };
    const { how, call, result, error } = answerSchema.parse(await this.#post("/mcp-calls", asked));
    if (how !== "live") {
      if (method === "initialize") this.#greeted = true;
      const answer = { jsonrpc: "2.0", id, ...(error === undefined ? { result: result ?? {} } : { error }) };
      this.#options.output.write(`${JSON.stringify(answer)}\n`);
      return;
    }
    this.#waiting.set(id, call);
    tell(this.#started(), message);
  }

  /** Ends the server, which has two seconds for it. */
  async end(): Promise<void> {
    const child = this.#child;
    if (!child) return;
    child.stdin.end();
    const { promise, resolve } = Promise.withResolvers<void>();
    child.once("close", () => resolve());
    const late = setTimeout(() => child.kill(), 2000);
    await promise;
    clearTimeout(late);
  }

  #started(): Server {
    if (this.#child) return this.#child;
    const { argv } = this.#options;
    const [program, ...args] = argv;
    const made = spawn(program, args, { stdio: ["pipe", "pipe", "inherit"] });
    this.#child = made;
    made.on("error", (error) => process.stderr.write(`replaykit mcp-proxy: ${argv.join(" ")}: ${error.message}\n`));
    made.stdin.on("error", () => {}); // it has ended; the client sees no answer
    createInterface({ input: made.stdout }).on("line", (line) => void this.#fromServer(line));
    if (this.#greeting && this.#greeted) {
      tell(made, { ...this.#greeting, id: ownId });
      tell(made, { jsonrpc: "2.0", method: "notifications/initialized" });
    }
    return made;
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

  async #post(path: string, body: object): Promise<Json> {
    const headers = { "content-type": "application/json" };
    const { fetch, gatewayUrl } = this.#options;
    const response = await fetch(`${gatewayUrl}${path}`, { method: "POST", headers, body: JSON.stringify(body) });
    return jsonSchema.parse(await response.json());
  }
}

function tell({ stdin }: Server, message: object): void {
  stdin.write(`${JSON.stringify(message)}\n`);
}

function read(line: string): Message | undefined {
  try {
    const parsed = messageSchema.safeParse(JSON.parse(line));
    return parsed.success ? parsed.data : undefined;
  } catch {
    return undefined; // a log line of the server, or noise of the client
  }
}
