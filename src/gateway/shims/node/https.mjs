/**
 * Sends HTTPS requests to listed hosts to the gateway instead, before they are encrypted. Covers `fetch` and every
 * client built on Node's `https`.
 */
import { createRequire, syncBuiltinESMExports } from "node:module";

/** Starts to route requests to these hosts, such as `*.example.com`, to the gateway at `base`. */
export function routeHosts(hosts, base) {
  // Loaded here, since an agent without listed hosts may need neither.
  const load = createRequire(import.meta.url);
  const http = load("node:http");
  const https = load("node:https");

  /** The gateway's address for a URL; `undefined` if its host is not listed. */
  function atGateway(url) {
    const listed = hosts.some((host) => (host.startsWith("*.") ? url.host.endsWith(host.slice(1)) : url.host === host));
    return url.protocol === "https:" && listed ? new URL(`${base}/${url.host}${url.pathname}${url.search}`) : undefined;
  }

  const realFetch = globalThis.fetch;
  globalThis.fetch = async function fetch(input, init) {
    const asked = URL.parse(input instanceof Request ? input.url : input);
    const url = asked && atGateway(asked);
    if (!url) return realFetch(input, init);
    return realFetch(input instanceof Request ? new Request(url, input) : url, init);
  };

  const realRequest = https.request;
  https.request = function request(...args) {
    const asked = readRequest(args);
    const url = asked && atGateway(asked.url);
    if (!url) return realRequest.apply(this, args);
    const { agent: _, host: __, hostname: ___, protocol: ____, port: _____, path: ______, ...options } = asked.options;
    return http.request(url, { ...options, headers: withoutHost(options.headers) }, asked.answered);
  };
  https.get = function get(...args) {
    const request = https.request(...args);
    request.end();
    return request;
  };
  syncBuiltinESMExports();
}

/** Node accepts `(url, options, callback)`, where either of the first two may be missing. */
function readRequest(args) {
  const given = [...args];
  const first = typeof given[0] === "string" || given[0] instanceof URL ? new URL(given.shift()) : undefined;
  const options = typeof given[0] === "object" && given[0] !== null ? given.shift() : {};
  const host = options.hostname ?? options.host ?? first?.hostname;
  if (host === undefined) return undefined;
  const port = options.port ?? (first?.port || 443);
  const path = options.path ?? (first ? `${first.pathname}${first.search}` : "/");
  return { url: new URL(`https://${host}:${port}${path}`), options, answered: given[0] };
}

/** Drops the `host` header: the new address sets the gateway's. */
function withoutHost(headers) {
  if (!headers || Array.isArray(headers)) return headers;
  return Object.fromEntries(Object.entries(headers).filter(([name]) => name.toLowerCase() !== "host"));
}
