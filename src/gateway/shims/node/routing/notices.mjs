import { post } from "../route-tool.mjs";
import { places } from "./places-of-tools.mjs";
import { postAndWait } from "./sync-post.mjs";

/** Tells the gateway which functions are wrapped in this process (`POST /routing`); nobody waits for it. */
export function noteInstalled(tool) {
  post("/routing", { tool, at: places[tool].at, state: "installed" }).catch(() => {});
}

/** Nothing may go on before this is known: a process that ends at once would leave a recording that looks whole. */
export function noteProblem(tool, state, message) {
  const url = `${process.env.REPLAYKIT_GATEWAY_URL}/routing`;
  postAndWait(url, { tool, at: places[tool]?.at, state, message });
}

export function noteUnkept(tool, message) {
  noteProblem(tool, "unkept", message);
}
