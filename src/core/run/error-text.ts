import { isObject } from "../schema/is-object.ts";
import type { Json } from "../schema/json.ts";
import type { CallError, ErrorKind } from "../schema/trace.ts";

const messageLength = 2000;

/**
 * The error in a tool's output that begins with `Error:` or is a Python traceback. This is a heuristic, so the error is
 * marked as such. A title such as "Error budgets explained" does not match.
 */
export function errorFromText(output: Json | undefined): CallError | undefined {
  const text = soleText(output);
  const message = text === undefined ? undefined : /^\s*Error:/.test(text) ? text.trim() : raisedIn(text);
  return message === undefined
    ? undefined
    : { kind: "tool", message: message.slice(0, messageLength), heuristic: true };
}

/** The last line of a text that is a Python traceback. */
function raisedIn(text: string): string | undefined {
  if (!/^\s*Traceback \(most recent call last\):/.test(text)) return undefined;
  const last = text.slice(-messageLength).trimEnd().split("\n").at(-1) ?? "";
  return /^[A-Za-z_][\w.]*(?:: |$)/.test(last) ? last : undefined;
}

/**
 * The text of a tool's output, without the wrappers of clients: Gemini's objects with one member, and the parts of MCP
 * and of messages.
 */
function soleText(output: Json | undefined): string | undefined {
  if (typeof output === "string") return output;
  if (Array.isArray(output)) {
    const [part] = output;
    return output.length === 1 && isObject(part) && part["type"] === "text" ? soleText(part["text"]) : undefined;
  }
  if (!isObject(output)) return undefined;
  const [key, ...more] = Object.keys(output);
  const wraps = more.length === 0 && (key === "output" || key === "result" || key === "content");
  const inner = wraps ? output[key] : undefined;
  return typeof inner === "string" ? inner : undefined;
}

/** A note on errors that were inferred from a tool's output. */
export function noteOnText({ message }: CallError): string {
  if (message.startsWith("Error:")) return 'results that begin with "Error:" are read as tool errors';
  return message.startsWith("exit code")
    ? "results that report an exit code other than 0 are read as tool errors"
    : "results that are a Python traceback are read as tool errors";
}

const limit = new RegExp(
  [
    "max(?:imum)?[ _-]?(?:number of )?(?:session |llm |model )?(?:steps?|turns?|iterations?|(?:tool[ _-])?calls?|messages|budget|requests?)\\b",
    "recursion[ _-]?limit",
    "(?:step|turn|iteration|call|request|time|token|cost|message|working)s?[ _](?:count[ _])?limit",
    "\\b\\w*(?:UsageLimit|TurnLimited|IterationLimit|CallsLimit|StepLimit|GraphRecursion)\\w*",
    "max(?:turns|steps|iterations)(?:exceeded|reached|error)",
    "limit (?:exceeded|reached)",
    "incomplete: (?:length|max)",
    "too many (?:steps|errors)",
    "exit_cost",
  ].join("|"),
  "i",
);

/** Messages that the normaliser itself writes. An agent may throw them unchanged. */
const ofModel = /^(?:\w*Error: )?(?:incomplete: (?:content_filter|error)$|the last answer of the model )/;

/**
 * The kind of an error, inferred from its text: limit, timeout, model or cancelled. A tool's error text is about its
 * own domain (a card's limit, a cancelled order), so there only a timeout counts.
 */
export function kindOfError(text: string, otherwise: ErrorKind): ErrorKind {
  if (otherwise === "tool") return /timed?[ -]?out/i.test(text) ? "timeout" : "tool";
  if (limit.test(text) && !/rate limit/i.test(text)) return "limit";
  if (/timed?[ -]?out/i.test(text)) return "timeout";
  if (ofModel.test(text)) return "model";
  if (/\b(?:cancell?ed|abort(?:ed)?|interrupted)\b/i.test(text)) return "cancelled";
  return otherwise;
}
