/**
 * Sends requests at a steady rate, whatever the answers. It is a process of its own, so that its work does not disturb the process that
 * measures. Its parent names the target: `worker`, or `away`, a server of its own that refuses everything, so that the machine has the
 * same load in quiet times.
 */
import { Agent, createServer, request } from "node:http";
import type { AddressInfo } from "node:net";
import type { Flood } from "./flood.ts";

const flood: Flood = JSON.parse(process.argv[2] ?? "{}");
const agent = new Agent({ keepAlive: true, maxSockets: 64 });
const away = createServer((_request, response) => response.writeHead(429).end());
const counts: Record<string, number> = {};
let sent = 0;
let target = "away";

away.listen(0, "127.0.0.1", () => {
  const bare = `http://127.0.0.1:${(away.address() as AddressInfo).port}`;
  setInterval(() => {
    send(target === "worker" ? flood.url : bare);
  }, 1000 / flood.perSecond);
});

process.on("message", (message) => {
  if (message === "counts") process.send?.(counts);
  else target = String(message);
});

function send(url: string): void {
  sent += 1;
  const { path, body } = flood.targets[sent % flood.targets.length] ?? { path: "/", body: "" };
  const note = (what: string) => (counts[what] = (counts[what] ?? 0) + 1);
  const own = body.replaceAll("0f100d00", sent.toString(16).padStart(8, "1"));
  const headers = {
    authorization: `Bearer ${flood.token}`,
    "content-type": "application/json",
    "content-length": Buffer.byteLength(own),
  };
  request(`${url}${path}`, { method: "POST", headers, agent }, (response) => {
    if (url === flood.url) note(String(response.statusCode));
    response.resume();
  })
    .on("error", () => note("error"))
    .end(own);
}
