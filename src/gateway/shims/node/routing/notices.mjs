import net from "node:net";
import { places } from "./places-of-tools.mjs";
import { postAndWait } from "./sync-post.mjs";

/** Tells the gateway that a function is wrapped in this process (`POST /routing`), without waiting for the answer. */
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
  // HTTP by hand: `fetch` takes longer to load than all the rest here, and the agent may never use it.
  const socket = net.connect(Number(port), hostname, () => socket.end(`${head.join("\r\n")}\r\n\r\n${text}`));
  socket.on("error", () => {}).resume();
}

/** Reports a problem and waits for the answer: otherwise a process that ends at once leaves a recording that looks complete. */
export function noteProblem(tool, state, message) {
  const url = `${process.env.REPLAYKIT_GATEWAY_URL}/routing`;
  postAndWait(url, { tool, at: places[tool]?.at, state, message });
}

export function noteUnkept(tool, message) {
  noteProblem(tool, "unkept", message);
}
