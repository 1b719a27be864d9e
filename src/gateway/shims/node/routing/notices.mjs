import net from "node:net";
import { places } from "./places-of-tools.mjs";
import { postAndWait } from "./sync-post.mjs";

const address = () => `${process.env.REPLAYKIT_GATEWAY_URL}/routing`;
const installed = (tool) => ({ tool, at: places[tool].at, state: "installed" });

/** Wrapped functions that the gateway may not know yet. */
const untold = new Set();

/** An agent may end itself before the gateway has its notices, which say that a call was not made. */
process.on("exit", () => {
  try {
    for (const tool of untold) postAndWait(address(), installed(tool));
  } catch {
    // the gateway is gone, and judges nothing
  }
});

/** Tells the gateway which functions this process has wrapped (`POST /routing`), without waiting. */
export function noteInstalled(tool) {
  untold.add(tool);
  setImmediate(() => tell(tool));
}

function tell(tool) {
  const { hostname, port, pathname } = new URL(address());
  const text = JSON.stringify(installed(tool));
  const head = [
    `POST ${pathname} HTTP/1.1`,
    `host: ${hostname}:${port}`,
    "content-type: application/json",
    `content-length: ${Buffer.byteLength(text)}`,
    "connection: close",
  ];
  // Written by hand: `fetch` takes longer to load than everything else here, and an agent may never need it.
  const socket = net.connect(Number(port), hostname, () => socket.end(`${head.join("\r\n")}\r\n\r\n${text}`));
  socket.on("error", () => {}).once("data", () => untold.delete(tool));
  socket.resume();
}

/** Tells the gateway of a problem and waits: if the process ended before, the recording would look complete. */
export function noteProblem(tool, state, message) {
  postAndWait(address(), { tool, at: places[tool]?.at, state, message });
}

export function noteUnkept(tool, message) {
  noteProblem(tool, "unkept", message);
}
