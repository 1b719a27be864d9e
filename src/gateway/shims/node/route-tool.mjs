import { AsyncLocalStorage } from "node:async_hooks";

/**
 * The tool call that runs now. A tool built on another one (an MCP client behind a LangChain tool) is one call, not
 * two. A pure tool also runs in a replay, so the other tools that it calls are calls of their own: a write never runs.
 */
const inside = new AsyncLocalStorage();

export function isInside(name) {
  const outer = inside.getStore();
  return outer === true || outer === name;
}

/** Makes a call that the gateway permits. */
export function runInside(name, { how }, call) {
  return inside.run(how === "run" ? name : true, call);
}

/** Kept here, since the agent may replace the global `fetch`. */
const send = globalThis.fetch;
const base = process.env.REPLAYKIT_GATEWAY_URL;

/** A tool failed in the recording, or no recording fits the call. */
export class ToolError extends Error {
  name = "ToolError";
}

const ownErrors = { Error, EvalError, RangeError, ReferenceError, SyntaxError, TypeError, URIError };

/** Rebuilds what was thrown in the recording, so that the agent can recognise it by class or name. */
export function asThrown({ kind, message, name: known, code }) {
  // The SDK keeps the name apart; the shims write it before the message. The kind need not be `exception` any more,
  // since a case marks each failed call as `tool`.
  const named = kind === "exception" ? /^(\w+): (.*)$/s : /^(\w*(?:Error|Exception)): (.*)$/s;
  const [name, text] = typeof known === "string" ? [known, message] : (named.exec(message) ?? []).slice(1);
  if (name === undefined) return new ToolError(message);
  const Kind = Object.hasOwn(ownErrors, name) ? ownErrors[name] : ToolError;
  return Object.assign(new Kind(text), { name, ...(code === undefined ? {} : { code }) });
}

/** How a library's results are sent to the gateway and rebuilt. The default is for plain values. */
export const plainResults = {
  told: (output) => ({ output }),
  given: (output) => output,
  failed: (error) => {
    throw asThrown(error);
  },
};

/** Asks the gateway. Makes the call itself only if the gateway has no answer, and then reports the result. */
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
