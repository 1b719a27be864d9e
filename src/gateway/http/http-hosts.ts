import type { HttpTools } from "../../core/schema/config.ts";

/** A host whose requests are tool calls. */
export interface HttpHost {
  /** As the agent names it, with a port where it gives one. */
  host: string;
  /** Where its requests go while recording, without a `/` at the end. */
  origin: string;
}

/** A host name or address with a port; anything else could bypass a wildcard. */
const isHost = /^(?:[a-z0-9._-]+|\[[0-9a-f:.]+\])(?::\d+)?$/;

/**
 * The host in the allow-list of `replaykit.yaml`; `undefined`: it is not there. Without an address of its own it is asked over the
 * scheme that the agent used.
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

/** `*.example.com` covers what is below it, but not itself. */
function covers(allowed: string, host: string): boolean {
  return allowed.startsWith("*.") ? host.endsWith(allowed.slice(1)) : allowed === host;
}
