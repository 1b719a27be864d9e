import { compact } from "../../core/compact.ts";
import type { CallError } from "../../core/schema/trace.ts";

/** What is kept of an error: enough to throw it again. */
export function errorOf(error: unknown): CallError {
  if (!(error instanceof Error)) return { kind: "exception", message: String(error) };
  const code: unknown = Reflect.get(error, "code");
  return {
    kind: "exception",
    message: error.message,
    name: error.name,
    ...compact({ code: typeof code === "string" || typeof code === "number" ? code : undefined }),
  };
}

const ownErrors = { Error, EvalError, RangeError, ReferenceError, SyntaxError, TypeError, URIError };

/** The error of a recorded failure, thrown again at the same place: of its class where the language has it, else by its name. */
export function recordedError(recorded: CallError): Error {
  const { name, message } = named(recorded);
  const Kind = isOwn(name) ? ownErrors[name] : Error;
  const error = new Kind(message);
  if (name !== undefined && error.name !== name) error.name = name;
  const { code } = recorded;
  return code === undefined ? error : Object.assign(error, { code });
}

/** Shims write the name before the message, as both languages print it. */
function named({ message, name }: CallError): { name: string | undefined; message: string } {
  if (typeof name === "string") return { name, message };
  const [, found, text] = /^(\w*(?:Error|Exception)): (.*)$/s.exec(message) ?? [];
  return text === undefined ? { name: undefined, message } : { name: found, message: text };
}

function isOwn(name: string | undefined): name is keyof typeof ownErrors {
  return name !== undefined && Object.hasOwn(ownErrors, name);
}
