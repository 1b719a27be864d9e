import type { CallError } from "../core/schema/trace.ts";

/** What is kept of an error: enough to throw it again. */
export function errorOf(error: unknown): CallError {
  if (!(error instanceof Error)) return { kind: "exception", message: String(error) };
  const code: unknown = Reflect.get(error, "code");
  return {
    kind: "exception",
    message: error.message,
    ...(error.name === "Error" ? {} : { name: error.name }),
    ...(typeof code === "string" || typeof code === "number" ? { code } : {}),
  };
}

/** The error of a recorded failure, thrown again at the same place. */
export function recordedError({ message, name, code }: CallError): Error {
  const error = new Error(message);
  if (typeof name === "string") error.name = name;
  return code === undefined ? error : Object.assign(error, { code });
}
