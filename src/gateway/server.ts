import { randomBytes } from "node:crypto";
import { once } from "node:events";
import type { Server as HttpServer } from "node:http";
import { createServer, type Server, type Socket } from "node:net";
import { providers } from "../core/providers/index.ts";
import type { ModelName } from "../core/providers/model-names.ts";
import type { HttpTools } from "../core/schema/config.ts";
import type { RoutingNotice } from "./observation.ts";
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
  /** Replaces the model of live requests. */
  modelName?: ModelName | undefined;
}

/** The addresses that the runner of one attempt gets. */
export interface OpenSession extends Disposable {
  session: Session;
  url: string;
  /** Base addresses and dummy keys, under the names that the official clients read. */
  env: Record<string, string>;
}

/** A stable address for a process that serves many attempts, one at a time. */
export interface SharedAddress extends Disposable {
  env: Record<string, string>;
  /** Makes the address reach this attempt. When the result is disposed of, it reaches none. */
  leadTo: (session: Session) => Disposable;
}

export interface Gateway extends AsyncDisposable {
  url: string;
  port: number;
  /** Also listens on a Unix socket, which a process in any network namespace can reach. */
  listen(socket: string): Promise<void>;
  open(options: SessionOptions): OpenSession;
  openAddress(): SharedAddress;
}

/**
 * Starts the gateway on 127.0.0.1. Each attempt gets its own token in its addresses. The HTTP code is loaded at the
 * first connection, since it would delay the start of the runners by half of a short replay.
 */
export async function startGateway({
  upstream,
  mcpUrl,
  httpTools,
  modelName,
  maxBodyBytes = 64 * 1024 * 1024,
}: GatewayOptions): Promise<Gateway> {
  const sessions = new SessionTokens();
  const listeners = new Listeners(async () => {
    const { createFront } = await import("./http-front.ts");
    const session = (token: string) => sessions.reached(token);
    return createFront({ session, upstream, maxBodyBytes, mcpUrl, httpTools, modelName, port: () => port });
  });
  const port = await listeners.listenOnPort();
  const url = `http://127.0.0.1:${port}`;

  function environmentOf(token: string): Record<string, string> {
    const proxy = httpTools ? proxyVariables(`http://${token}:replaykit@127.0.0.1:${port}`, httpTools) : {};
    return { ...runnerEnvironment(`${url}/t/${token}`), ...proxy };
  }

  function open(options: SessionOptions): OpenSession {
    const session = createSession(options);
    const { token, close } = sessions.add(session);
    return { session, url: `${url}/t/${token}`, env: environmentOf(token), [Symbol.dispose]: close };
  }

  function openAddress(): SharedAddress {
    const { token, leadTo, close } = sessions.addDoor();
    return { env: environmentOf(token), leadTo, [Symbol.dispose]: close };
  }

  const listen = (path: string): Promise<void> => listeners.listen({ path });
  return { url, port, open, openAddress, listen, [Symbol.asyncDispose]: () => listeners.close() };
}

/** The attempts by the token in their address. */
class SessionTokens {
  private readonly sessions = new Map<string, Session>();
  /** Requests that came while a shared address reached no attempt, by the address's token. */
  private readonly unheard = new Map<string, number>();
  /** Functions that a process wrapped during an earlier attempt, by its address's token. */
  private readonly wrapped = new Map<string, RoutingNotice[]>();

  /** The attempt that a request with this token reaches. */
  reached(token: string): Session | undefined {
    const session = this.sessions.get(token);
    const before = this.unheard.get(token);
    if (!session && before !== undefined) this.unheard.set(token, before + 1);
    return session;
  }

  add(session: Session) {
    const token = newToken();
    this.sessions.set(token, session);
    return { token, close: () => void this.sessions.delete(token) };
  }

  addDoor() {
    const token = newToken();
    this.unheard.set(token, 0);
    const close = () => {
      this.sessions.delete(token);
      this.unheard.delete(token);
      this.wrapped.delete(token);
    };
    return { token, leadTo: (session: Session) => this.lead(token, session), close };
  }

  private lead(token: string, session: Session): Disposable {
    this.sessions.set(token, session);
    const count = this.unheard.get(token) ?? 0;
    this.unheard.set(token, 0);
    if (count > 0)
      session.miss({ kind: "model", message: `requests that came before the agent was given a case: ${count}` });
    for (const notice of this.wrapped.get(token) ?? []) session.noteRouting(notice);
    const leave = () => {
      this.sessions.delete(token);
      const installed = session.routing().filter(({ state }) => state === "installed");
      this.wrapped.set(token, installed);
    };
    return { [Symbol.dispose]: leave };
  }
}

function newToken(): string {
  return randomBytes(16).toString("hex");
}

/**
 * The gateway's listening sockets. They pass their connections to one HTTP server, which is made at the first
 * connection.
 */
class Listeners {
  private readonly loadFront: () => Promise<HttpServer>;
  private readonly servers: Server[] = [];
  private readonly sockets = new Set<Socket>();
  private front: Promise<HttpServer> | undefined;

  constructor(loadFront: () => Promise<HttpServer>) {
    this.loadFront = loadFront;
  }

  /** Listens on a free port of 127.0.0.1 and returns it. */
  async listenOnPort(): Promise<number> {
    const address = (await this.serve({ port: 0, host: "127.0.0.1" })).address();
    return typeof address === "object" && address !== null ? address.port : 0;
  }

  async listen(place: { path: string }): Promise<void> {
    await this.serve(place);
  }

  async close(): Promise<void> {
    for (const server of this.servers) {
      const closed = once(server, "close");
      server.close();
      for (const socket of this.sockets) socket.destroy();
      await closed;
    }
  }

  private async serve(place: { port: number; host: string } | { path: string }): Promise<Server> {
    const server = createServer({ pauseOnConnect: true }, (socket) => void this.hand(socket));
    this.servers.push(server);
    server.listen(place);
    await once(server, "listening");
    return server;
  }

  private async hand(socket: Socket): Promise<void> {
    this.sockets.add(socket);
    socket.on("error", () => {}); // a client may leave before it is served
    socket.once("close", () => this.sockets.delete(socket));
    const http = await (this.front ??= this.loadFront());
    http.emit("connection", socket);
    socket.resume();
  }
}

/** Variables that make the gateway the proxy for plain HTTP. The user name in its address is the attempt's token. */
function proxyVariables(proxy: string, { allow }: HttpTools): Record<string, string> {
  const near = ["127.0.0.1", "localhost", "::1"].filter((name) => !allow.some(({ host }) => host.startsWith(name)));
  const direct = near.join(",");
  return {
    HTTP_PROXY: proxy,
    http_proxy: proxy,
    NO_PROXY: direct,
    no_proxy: direct,
    NODE_USE_ENV_PROXY: "1",
    // The preload shims send encrypted requests to the base address instead.
    REPLAYKIT_HTTP_HOSTS: allow.map(({ host }) => host.toLowerCase()).join(","),
  };
}

/** Clients refuse to start without a key. The real keys stay in the gateway. */
const dummyKey = "replaykit-dummy-key";

function runnerEnvironment(base: string): Record<string, string> {
  return {
    REPLAYKIT_GATEWAY_URL: base,
    REPLAYKIT_MCP_URL: `${base}/mcp`,
    REPLAYKIT_HTTP_URL: `${base}/http`,
    ...Object.fromEntries(providers.flatMap((one) => Object.entries(one.clientVariables(base, dummyKey)))),
  };
}
