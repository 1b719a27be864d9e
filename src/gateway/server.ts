import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { createServer, type Server, type Socket } from "node:net";
import { providers } from "../core/providers/index.ts";
import type { ModelName } from "../core/providers/model-names.ts";
import type { HttpTools } from "../core/schema/config.ts";
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
  /** The model that live requests go to in place of their own. */
  modelName?: ModelName | undefined;
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

/**
 * Starts the gateway on 127.0.0.1; each attempt gets a token of its own in its addresses. What speaks HTTP is loaded for the first
 * connection: until then the runners are started, and half of a short replay would be spent on it.
 */
export async function startGateway({
  upstream,
  mcpUrl,
  httpTools,
  modelName,
  maxBodyBytes = 64 * 1024 * 1024,
}: GatewayOptions): Promise<Gateway> {
  const sessions = new Map<string, Session>();
  /** Requests to a door that led nowhere, by its token. */
  const unheard = new Map<string, number>();
  const servers: Server[] = [];
  const sockets = new Set<Socket>();
  let front: ReturnType<typeof loadFront> | undefined;
  let port = 0;
  const server = await listenTo({ port: 0, host: "127.0.0.1" });
  const address = server.address();
  port = typeof address === "object" && address !== null ? address.port : 0;
  const url = `http://127.0.0.1:${port}`;

  function session(token: string): Session | undefined {
    const open = sessions.get(token);
    const before = unheard.get(token);
    if (!open && before !== undefined) unheard.set(token, before + 1);
    return open;
  }

  async function loadFront() {
    const { createFront } = await import("./http-front.ts");
    return createFront({ session, upstream, maxBodyBytes, mcpUrl, httpTools, modelName, port: () => port });
  }

  async function listenTo(place: { port: number; host: string } | { path: string }): Promise<Server> {
    const made = createServer({ pauseOnConnect: true }, (socket) => void hand(socket));
    servers.push(made);
    made.listen(place);
    await once(made, "listening");
    return made;
  }

  async function hand(socket: Socket): Promise<void> {
    sockets.add(socket);
    socket.on("error", () => {}); // a client may go before it is served
    socket.once("close", () => sockets.delete(socket));
    const http = await (front ??= loadFront());
    http.emit("connection", socket);
    socket.resume();
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
    const shut = () => void sessions.delete(token);
    unheard.set(token, 0);
    return {
      env: environmentOf(token),
      leadTo(session) {
        sessions.set(token, session);
        const count = unheard.get(token) ?? 0;
        unheard.set(token, 0);
        if (count > 0)
          session.miss({ kind: "model", message: `requests that came before the agent was given a case: ${count}` });
        return { [Symbol.dispose]: shut };
      },
      [Symbol.dispose]() {
        shut();
        unheard.delete(token);
      },
    };
  }

  async function close(): Promise<void> {
    for (const each of servers) {
      const closed = once(each, "close");
      each.close();
      for (const socket of sockets) socket.destroy();
      await closed;
    }
  }

  const listen = async (socket: string): Promise<void> => void (await listenTo({ path: socket }));
  return { url, port, open, openDoor, listen, [Symbol.asyncDispose]: close };
}

/** Plain HTTP goes to the gateway as to a proxy, which knows the attempt by the name of the user. */
function proxyVariables(proxy: string, { allow }: HttpTools): Record<string, string> {
  const near = ["127.0.0.1", "localhost", "::1"].filter((name) => !allow.some(({ host }) => host.startsWith(name)));
  const direct = near.join(",");
  return {
    HTTP_PROXY: proxy,
    http_proxy: proxy,
    NO_PROXY: direct,
    no_proxy: direct,
    NODE_USE_ENV_PROXY: "1",
    // The preload shims send what would be encrypted to the base address.
    REPLAYKIT_HTTP_HOSTS: allow.map(({ host }) => host.toLowerCase()).join(","),
  };
}

/** Dummy keys: clients refuse to start without one; the real ones stay in the gateway. */
const dummyKey = "replaykit-dummy-key";

function runnerEnvironment(base: string): Record<string, string> {
  return {
    REPLAYKIT_GATEWAY_URL: base,
    REPLAYKIT_MCP_URL: `${base}/mcp`,
    REPLAYKIT_HTTP_URL: `${base}/http`,
    ...Object.fromEntries(providers.flatMap((one) => Object.entries(one.clientVariables(base, dummyKey)))),
  };
}
