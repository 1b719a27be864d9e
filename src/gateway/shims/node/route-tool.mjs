import { AsyncLocalStorage } from "node:async_hooks";

/**
 * A tool that is made of another one (an MCP client behind a LangChain tool) is one call, not two. A pure tool runs in a replay too,
 * and what it calls is not its own: a write never runs.
 */
const inside = new AsyncLocalStorage();

export function isInside(name) {
  const outer = inside.getStore();
  return outer === true || outer === name;
}

/** Makes the call that the gateway lets be made. */
export function runInside(name, { how }, call) {
  return inside.run(how === "run" ? name : true, call);
}

/** The agent may replace the global one. */
const send = globalThis.fetch;
const base = process.env.REPLAYKIT_GATEWAY_URL;

/** A tool failed when it was recorded, or has no recording that fits. */
export class ToolError extends Error {
  name = "ToolError";
}

const ownErrors = { Error, EvalError, RangeError, ReferenceError, SyntaxError, TypeError, URIError };

/** What was thrown when this was recorded, so that the agent tells it by class or name. */
export function asThrown({ kind, message, name: known, code }) {
  // The SDK keeps the name apart; the shims write it before the message.
  // Whether the kind still says that it was thrown does not count: a case says of each failed call that its tool failed.
  const named = kind === "exception" ? /^(\w+): (.*)$/s : /^(\w*(?:Error|Exception)): (.*)$/s;
  const [name, text] = typeof known === "string" ? [known, message] : (named.exec(message) ?? []).slice(1);
  if (name === undefined) return new ToolError(message);
  const Kind = Object.hasOwn(ownErrors, name) ? ownErrors[name] : ToolError;
  return Object.assign(new Kind(text), { name, ...(code === undefined ? {} : { code }) });
}

/** How a library's results go to the gateway and come back; plain values by default. */
export const plainResults = {
  told: (output) => ({ output }),
  given: (output) => output,
  failed: (error) => {
    throw asThrown(error);
  },
};

/** Makes the call itself only where the gateway has no answer, and reports then what it gave. */
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
