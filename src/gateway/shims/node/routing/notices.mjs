import net from "node:net";
import { places } from "./places-of-tools.mjs";
import { postAndWait } from "./sync-post.mjs";

/** Tells the gateway which functions are wrapped in this process (`POST /routing`); nobody waits for it. */
export function noteInstalled(tool) {
  const { hostname, port, pathname } = new URL(`${process.env.REPLAYKIT_GATEWAY_URL}/routing`);
  const text = JSON.stringify({ tool, at: places[tool].at, state: "installed" });
  const head = [
    `POST ${pathname} HTTP/1.1`,
    `host: ${hostname}:${port}`,
    "content-type: application/json",
    `content-length: ${Buffer.byteLength(text)}`,
    "connection: close",
  ];
  // By hand: `fetch` takes longer to load than everything else here, and an agent may never need it.
  const socket = net.connect(Number(port), hostname, () => socket.end(`${head.join("\r\n")}\r\n\r\n${text}`));
  socket.on("error", () => {}).resume();
}

/** Nothing may go on before this is known: a process that ends at once would leave a recording that looks whole. */
export function noteProblem(tool, state, message) {
  const url = `${process.env.REPLAYKIT_GATEWAY_URL}/routing`;
  postAndWait(url, { tool, at: places[tool]?.at, state, message });
}

export function noteUnkept(tool, message) {
  noteProblem(tool, "unkept", message);
}
