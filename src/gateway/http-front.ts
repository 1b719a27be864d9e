import { createServer, type Server } from "node:http";
import { getRequestListener } from "@hono/node-server";
import type { ModelName } from "../core/providers/model-names.ts";
import type { HttpTools } from "../core/schema/config.ts";
import { answerTunnels } from "./http/proxy.ts";
import { createRoutes } from "./routes.ts";
import type { Session } from "./session.ts";
import type { Upstream } from "./upstream.ts";

export interface FrontOptions {
  session: (token: string) => Session | undefined;
  upstream: Upstream;
  maxBodyBytes: number;
  /** The real MCP server behind `/mcp`. */
  mcpUrl?: string | undefined;
  /** Hosts whose requests are tool calls. */
  httpTools?: HttpTools | undefined;
  /** Replaces the model of live requests. */
  modelName?: ModelName | undefined;
  port: () => number;
}

/** Returns the gateway's HTTP server. It listens nowhere: connections are passed to it. */
export function createFront(options: FrontOptions): Server {
  const listener = getRequestListener(createRoutes(options).fetch);
  const server = createServer((incoming, outgoing) => void listener(incoming, outgoing));
  answerTunnels(server, { tools: options.httpTools, session: options.session });
  return server;
}
