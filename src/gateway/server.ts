import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { createServer, type Server } from "node:http";
import { getRequestListener } from "@hono/node-server";
import type { HttpTools } from "../core/schema/config.ts";
import { answerTunnels } from "./http/proxy.ts";
import { createRoutes } from "./routes.ts";
import { createSession, type Session, type SessionOptions } from "./session.ts";
import type { Upstream } from "./upstream.ts";

export interface GatewayOptions {
  upstream: Upstream;
  /** Default 64 MiB. */
  maxBodyBytes?: number;
  /** The real MCP server behind `/mcp`. */
  mcpUrl?: string | undefined;
  /** Hosts whose requests are tool calls. */
  httpTools?: HttpTools | undefined;
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
  httpTools,
  maxBodyBytes = 64 * 1024 * 1024,
}: GatewayOptions): Promise<Gateway> {
  const sessions = new Map<string, Session>();
  const session = (token: string) => sessions.get(token);
  let port = 0;
  const app = createRoutes({ session, upstream, maxBodyBytes, mcpUrl, httpTools, port: () => port });
  const listener = getRequestListener(app.fetch);
  const servers: Server[] = [];
  const server = createServerOf();
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  port = typeof address === "object" && address !== null ? address.port : 0;
  const url = `http://127.0.0.1:${port}`;

  function createServerOf(): Server {
    const made = createServer((incoming, outgoing) => void listener(incoming, outgoing));
    answerTunnels(made, { tools: httpTools, session });
    servers.push(made);
    return made;
  }

  function environmentOf(token: string): Record<string, string> {
    const proxy = httpTools ? proxyVariables(`http://${token}:replaykit@127.0.0.1:${port}`, httpTools) : {};
    return { ...runnerEnvironment(`${url}/t/${token}`), ...proxy };
  }

  function open(options: SessionOptions): OpenSession {
    const token = randomBytes(16).toString("hex");
    const session = createSession(options);
    sessions.set(token, session);
    const close = () => void sessions.delete(token);
    return { session, url: `${url}/t/${token}`, env: environmentOf(token), [Symbol.dispose]: close };
  }

  function openDoor(): Door {
    const token = randomBytes(16).toString("hex");
    const close = () => void sessions.delete(token);
    return {
      env: environmentOf(token),
      leadTo(session) {
        sessions.set(token, session);
        return { [Symbol.dispose]: close };
      },
      [Symbol.dispose]: close,
    };
  }

  async function listen(socket: string): Promise<void> {
    const further = createServerOf();
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

/** Plain HTTP goes to the gateway as to a proxy, which knows the attempt by the name of the user. */
function proxyVariables(proxy: string, { allow }: HttpTools): Record<string, string> {
  const near = ["127.0.0.1", "localhost", "::1"].filter((name) => !allow.some(({ host }) => host.startsWith(name)));
  const direct = near.join(",");
  return { HTTP_PROXY: proxy, http_proxy: proxy, NO_PROXY: direct, no_proxy: direct, NODE_USE_ENV_PROXY: "1" };
}

/** Dummy keys: clients refuse to start without one; the real ones stay in the gateway. */
const dummyKey = "replaykit-dummy-key";

function runnerEnvironment(base: string): Record<string, string> {
  return {
    REPLAYKIT_GATEWAY_URL: base,
    REPLAYKIT_MCP_URL: `${base}/mcp`,
    REPLAYKIT_HTTP_URL: `${base}/http`,
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
