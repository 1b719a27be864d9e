import { isObject } from "../schema/is-object.ts";
import type { Json } from "../schema/json.ts";
import type { CallError, ErrorKind } from "../schema/trace.ts";

const messageLength = 2000;

/**
 * The error that a tool's output tells of by beginning with `Error:`, or by being a Python traceback; a heuristic, and marked so. A
 * title such as "Error budgets explained" is none.
 */
export function errorFromText(output: Json | undefined): CallError | undefined {
  const text = soleText(output);
  const message = text === undefined ? undefined : /^\s*Error:/.test(text) ? text.trim() : raisedIn(text);
  return message === undefined
    ? undefined
    : { kind: "tool", message: message.slice(0, messageLength), heuristic: true };
}

/** Last line of a text that is a Python traceback. */
function raisedIn(text: string): string | undefined {
  if (!/^\s*Traceback \(most recent call last\):/.test(text)) return undefined;
  const last = text.slice(-messageLength).trimEnd().split("\n").at(-1) ?? "";
  return /^[A-Za-z_][\w.]*(?:: |$)/.test(last) ? last : undefined;
}

/** What a tool said, in the wrappings that clients give a text: Gemini's one-member objects, the parts of MCP and of messages. */
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

/** What was taken for an error though its source does not say that it is one. */
export function noteOnText({ message }: CallError): string {
  if (message.startsWith("Error:")) return 'results that begin with "Error:" are read as tool errors';
  return message.startsWith("exit code")
    ? "results that tell of an exit code other than 0 are read as tool errors"
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

/** Words of the normaliser's own, which an agent may have thrown as they are. */
const ofModel = /^(?:\w*Error: )?(?:incomplete: (?:content_filter|error)$|the last answer of the model )/;

/**
 * The kind of an error by what it says: limits, timeouts and cancellations have names of their own. A tool speaks of its own world
 * (a card's limit, a cancelled order), which stopped no run: of its words only a timeout counts.
 */
export function kindOfError(text: string, otherwise: ErrorKind): ErrorKind {
  if (otherwise === "tool") return /timed?[ -]?out/i.test(text) ? "timeout" : "tool";
  if (limit.test(text) && !/rate limit/i.test(text)) return "limit";
  if (/timed?[ -]?out/i.test(text)) return "timeout";
  if (ofModel.test(text)) return "model";
  if (/\b(?:cancell?ed|abort(?:ed)?|interrupted)\b/i.test(text)) return "cancelled";
  return otherwise;
}
