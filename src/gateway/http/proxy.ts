import { IncomingMessage, type Server } from "node:http";
import type { Duplex } from "node:stream";
import type { Context } from "hono";
import type { HttpTools } from "../../core/schema/config.ts";
import type { Session } from "../session.ts";

/**
 * Sockets of tunnels, with the token of the client that opened them. Some clients open one even for plain HTTP (Node's
 * `fetch`).
 */
const tunnels = new WeakMap<Duplex, string | undefined>();

/**
 * The token of a request that was sent to the gateway as to a proxy. `undefined`: it was sent to the gateway itself.
 */
export function proxied(c: Context, ownPort: () => number): { token: string | undefined } | undefined {
  const incoming: unknown = c.env?.["incoming"];
  if (!(incoming instanceof IncomingMessage)) return undefined;
  const tunnelled = tunnels.has(incoming.socket);
  if (!tunnelled && incoming.url?.startsWith("/") !== false) return undefined;
  // If loopback is an allowed host, clients send the gateway's own requests through the proxy too.
  const { hostname, port } = new URL(c.req.url);
  if (port === `${ownPort()}` && hostname === "127.0.0.1") return undefined;
  return { token: tunnelled ? tunnels.get(incoming.socket) : tokenOf(incoming) };
}

/** Reads the token from the user name, where the proxy's address has it. */
function tokenOf({ headers }: IncomingMessage): string | undefined {
  const [, encoded] = /^Basic (.+)$/i.exec(headers["proxy-authorization"] ?? "") ?? [];
  return encoded === undefined ? undefined : Buffer.from(encoded, "base64").toString("utf8").split(":")[0];
}

interface TunnelOptions {
  tools: HttpTools | undefined;
  session: (token: string) => Session | undefined;
}

/**
 * Answers CONNECT. It serves plain HTTP inside a tunnel, and refuses encrypted traffic, which it cannot read, with a
 * remedy.
 */
export function answerTunnels(server: Server, { tools, session }: TunnelOptions): void {
  server.on("connect", (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    socket.on("error", () => {}); // the client has gone
    const [host = "", port = ""] = (request.url ?? "").split(/:(?=\d+$)/);
    const token = tokenOf(request);
    if (port === "443") {
      const open = token === undefined ? undefined : session(token);
      const known = allowedHost(tools, host, "https") !== undefined;
      const message = known
        ? `requests to ${host} are encrypted: use a client that docs/gateway.md lists under HTTP tools, or call $REPLAYKIT_HTTP_URL/${host} instead of https://${host}`
        : notAllowed(host);
      if (known) open?.miss({ kind: "tool", message });
      else if (open) refusedWhileRecording(open, message);
      socket.end(
        `HTTP/1.1 403 Forbidden\r\ncontent-type: text/plain\r\nconnection: close\r\n\r\nReplayKit: ${message}\n`,
      );
      return;
    }
    tunnels.set(socket, token);
    socket.write("HTTP/1.1 200 Connection established\r\n\r\n");
    if (head.length > 0) socket.unshift(head);
    server.emit("connection", socket);
  });
}

/** Why a host is refused, and what to do. */
export function notAllowed(host: string): string {
  return `${host} is not in http.allow of replaykit.yaml: add it there to record and replay its requests`;
}

/**
 * Notes a refusal while recording: the gateway answered in place of the host, so the recording does not show what the
 * agent does.
 */
export function refusedWhileRecording(open: Session, message: string): void {
  if (open.options.mode === "record") open.miss({ kind: "tool", message });
}

/** A host whose requests are tool calls. */
export interface HttpHost {
  /** The host as the agent names it, with its port if there is one. */
  host: string;
  /** Where its requests go while recording, without a `/` at the end. */
  origin: string;
}

/** A host name or address with an optional port. Anything else could bypass a wildcard. */
const isHost = /^(?:[a-z0-9._-]+|\[[0-9a-f:.]+\])(?::\d+)?$/;

/**
 * Finds a host in the allow-list of `replaykit.yaml`; `undefined` if it is not there. Without a `base_url` the agent's
 * scheme is used.
 */
export function allowedHost(
  tools: HttpTools | undefined,
  name: string,
  scheme: "http" | "https",
): HttpHost | undefined {
  const host = name.toLowerCase().replace(scheme === "https" ? /:443$/ : /:80$/, "");
  if (!isHost.test(host)) return undefined;
  const entry = tools?.allow.find((allowed) => covers(allowed.host.toLowerCase(), host));
  if (!entry) return undefined;
  return { host, origin: entry.base_url?.replace(/\/+$/, "") ?? `${scheme}://${host}` };
}

/** `*.example.com` covers its subdomains, but not itself. */
function covers(allowed: string, host: string): boolean {
  return allowed.startsWith("*.") ? host.endsWith(allowed.slice(1)) : allowed === host;
}
