import net from "node:net";
import { places } from "./places-of-tools.mjs";
import { postAndWait } from "./sync-post.mjs";

/** Tells the gateway which functions this process has wrapped (`POST /routing`), without waiting. */
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
  // Written by hand: `fetch` takes longer to load than everything else here, and an agent may never need it.
  const socket = net.connect(Number(port), hostname, () => socket.end(`${head.join("\r\n")}\r\n\r\n${text}`));
  socket.on("error", () => {}).resume();
}

/** Tells the gateway of a problem and waits: if the process ended before, the recording would look complete. */
export function noteProblem(tool, state, message) {
  const url = `${process.env.REPLAYKIT_GATEWAY_URL}/routing`;
  postAndWait(url, { tool, at: places[tool]?.at, state, message });
}

export function noteUnkept(tool, message) {
  noteProblem(tool, "unkept", message);
}
