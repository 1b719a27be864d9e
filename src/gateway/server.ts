import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { createAdaptorServer } from "@hono/node-server";
import { createRoutes } from "./routes.ts";
import { createSession, type Session, type SessionOptions } from "./session.ts";
import type { Upstream } from "./upstream.ts";

export interface GatewayOptions {
  upstream: Upstream;
  /** Default 64 MiB. */
  maxBodyBytes?: number;
  /** The real MCP server behind `/mcp`. */
  mcpUrl?: string | undefined;
}

/** The address of one attempt: what its runner gets to see. */
export interface OpenSession extends Disposable {
  session: Session;
  url: string;
  /** Base addresses and dummy keys under the names that the official clients read. */
  env: Record<string, string>;
}

/** An address that stays while attempts come and go: what a process that serves many of them gets to see. */
export interface Door extends Disposable {
  env: Record<string, string>;
  /** Lets what comes to this address reach that attempt, and nobody once it is disposed of. */
  leadTo: (session: Session) => Disposable;
}

export interface Gateway extends AsyncDisposable {
  url: string;
  port: number;
  /** Also listens on a Unix socket, which is found from every network namespace. */
  listen(socket: string): Promise<void>;
  open(options: SessionOptions): OpenSession;
  openDoor(): Door;
}

/** Starts the gateway on 127.0.0.1; each attempt gets a token of its own in its addresses. */
export async function startGateway({
  upstream,
  mcpUrl,
  maxBodyBytes = 64 * 1024 * 1024,
}: GatewayOptions): Promise<Gateway> {
  const sessions = new Map<string, Session>();
  const app = createRoutes({ session: (token) => sessions.get(token), upstream, maxBodyBytes, mcpUrl });
  const server = createAdaptorServer({ fetch: app.fetch });
  const servers = [server];
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  const port = typeof address === "object" && address !== null ? address.port : 0;
  const url = `http://127.0.0.1:${port}`;

  function open(options: SessionOptions): OpenSession {
    const token = randomBytes(16).toString("hex");
    const session = createSession(options);
    sessions.set(token, session);
    const base = `${url}/t/${token}`;
    return { session, url: base, env: runnerEnvironment(base), [Symbol.dispose]: () => void sessions.delete(token) };
  }

  function openDoor(): Door {
    const token = randomBytes(16).toString("hex");
    const close = () => void sessions.delete(token);
    return {
      env: runnerEnvironment(`${url}/t/${token}`),
      leadTo(session) {
        sessions.set(token, session);
        return { [Symbol.dispose]: close };
      },
      [Symbol.dispose]: close,
    };
  }

  async function listen(socket: string): Promise<void> {
    const further = createAdaptorServer({ fetch: app.fetch });
    servers.push(further);
    further.listen(socket);
    await once(further, "listening");
  }

  async function close(): Promise<void> {
    for (const each of servers) {
      const closed = once(each, "close");
      each.close();
      if ("closeAllConnections" in each) each.closeAllConnections();
      await closed;
    }
  }

  return { url, port, open, openDoor, listen, [Symbol.asyncDispose]: close };
}

/** Dummy keys: clients refuse to start without one; the real ones stay in the gateway. */
const dummyKey = "replaykit-dummy-key";

function runnerEnvironment(base: string): Record<string, string> {
  return {
    REPLAYKIT_GATEWAY_URL: base,
    REPLAYKIT_MCP_URL: `${base}/mcp`,
    OPENAI_BASE_URL: `${base}/openai/v1`,
    AZURE_OPENAI_ENDPOINT: `${base}/azure`,
    ANTHROPIC_BASE_URL: `${base}/anthropic`,
    GOOGLE_GEMINI_BASE_URL: `${base}/gemini`,
    OPENAI_API_KEY: dummyKey,
    AZURE_OPENAI_API_KEY: dummyKey,
    ANTHROPIC_API_KEY: dummyKey,
    GEMINI_API_KEY: dummyKey,
    GOOGLE_API_KEY: dummyKey,
  };
}
