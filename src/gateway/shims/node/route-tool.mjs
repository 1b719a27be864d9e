import { AsyncLocalStorage } from "node:async_hooks";

/**
 * The tool that is running: its name, or `true` if every call inside it belongs to it. A tool built on another one (a LangChain tool
 * on an MCP client) counts as one call, not two. A pure tool runs in a replay too (`run`); the other tools that it calls are routed, so
 * that no write runs.
 */
const inside = new AsyncLocalStorage();

export function isInside(name) {
  const outer = inside.getStore();
  return outer === true || outer === name;
}

/** Runs a call that the gateway answered with `run` or `live`. */
export function runInside(name, { how }, call) {
  return inside.run(how === "run" ? name : true, call);
}

/** Kept at load time: the agent may replace the global `fetch`. */
const send = globalThis.fetch;
const base = process.env.REPLAYKIT_GATEWAY_URL;

/** A tool failed when it was recorded, or no recording matches the call. */
export class ToolError extends Error {
  name = "ToolError";
}

const ownErrors = { Error, EvalError, RangeError, ReferenceError, SyntaxError, TypeError, URIError };

/** The error to throw for a recorded one. It has the recorded name, and the recorded class if that is built in. */
export function asThrown({ kind, message, name: known, code }) {
  // The SDK stores the name in a field; the shims write it before the message.
  // A case gives every failed call the kind of a failed tool, so any kind may hold what was thrown.
  const named = kind === "exception" ? /^(\w+): (.*)$/s : /^(\w*(?:Error|Exception)): (.*)$/s;
  const [name, text] = typeof known === "string" ? [known, message] : (named.exec(message) ?? []).slice(1);
  if (name === undefined) return new ToolError(message);
  const Kind = Object.hasOwn(ownErrors, name) ? ownErrors[name] : ToolError;
  return Object.assign(new Kind(text), { name, ...(code === undefined ? {} : { code }) });
}

/** Converts a library's results for the gateway and back; plain values by default. */
export const plainResults = {
  told: (output) => ({ output }),
  given: (output) => output,
  failed: (error) => {
    throw asThrown(error);
  },
};

/** Runs the call only if the gateway does not answer it, and then reports its result. */
export async function routeTool(name, args, call, form = plainResults) {
  if (isInside(name)) return call();
  const path = `/tools/${encodeURIComponent(name)}`;
  const answer = await post(path, { args: args ?? {} });
  if (answer.how !== "run" && answer.how !== "live") {
    return answer.error ? form.failed(answer.error) : form.given(answer.output);
  }
  try {
    const output = await runInside(name, answer, call);
    await post(`${path}/result`, { id: answer.id, ...form.told(output) });
    return output;
  } catch (error) {
    const message = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
    await post(`${path}/result`, { id: answer.id, error: { kind: "exception", message } });
    throw error;
  }
}

export async function post(path, body) {
  const response = await send(`${base}${path}`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  return response.json();
}
