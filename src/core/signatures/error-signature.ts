import { errorLine, replaceVariable } from "../text/error-text.ts";
import { kindOfError } from "../run/error-text.ts";
import type { Check, CheckOf } from "../schema/check.ts";
import type { Json } from "../schema/json.ts";
import type { Run } from "../schema/run.ts";

/** Marks a variable part of a text. These are private-use characters, which are removed from the text first. */
const gap = "\uE000";
const numberGap = "\uE001";
const gaps = /([\uE000\uE001]+)/;

/** Longer texts are data rather than the name of an error. */
const longest = 160;
/** More gaps would make `safePattern` test less text. */
const mostGaps = 2;

/**
 * The check that names the error with which a run ended: its kind if that is enough, or else the stable part of its
 * text. `undefined` if the error has nothing specific, or is a limit, which has a signature of its own.
 */
export function errorSignature({ errors }: Pick<Run, "errors">): CheckOf<"error_matches"> | undefined {
  const last = errors.findLast(({ kind, text }) => namesItself(kind) || stableText(text) !== undefined);
  if (last === undefined || kindOfError(last.text, last.kind) === "limit") return undefined;
  if (namesItself(last.kind)) return { kind: "error_matches", error_kind: last.kind };
  // Without a kind: an exporter, a runner and a crash give the same error different kinds.
  return { kind: "error_matches", text: stableText(last.text) };
}

/** Kinds whose texts differ between libraries, so that the kind alone names the error. */
function namesItself(kind: Run["errors"][number]["kind"]): boolean {
  return kind === "timeout" || kind === "cancelled" || kind === "limit";
}

/**
 * The part of an error's text that recurs: the line that names it, without ids, numbers, dates, paths and the like. A
 * plain text if nothing was left out, or else a pattern.
 */
export function stableText(text: string): Json | undefined {
  const whole = errorLine(text)
    ?.trim()
    .replace(/^Uncaught /, "");
  if (whole === undefined) return undefined;
  const line = whole.length <= longest ? whole : whole.slice(0, longest).replace(/\S*$/, "");
  const parts = plainest(withoutClass(replaceVariable(line.replaceAll(/[\uE000\uE001]/g, " "), variable)).split(gaps));
  const first = parts.findIndex((part) => isWord(part));
  const end = parts.findLastIndex((part) => isWord(part)) + 1;
  // A number at the end distinguishes `KeyError: 7` from `KeyError: 'name'`.
  const closing = parts[end]?.startsWith(numberGap) === true ? numberGap : "";
  const kept = parts.slice(Math.max(0, first), end);
  if (!says(kept.filter(isLiteral).join(""))) return undefined;
  const [only = ""] = kept;
  // `ValueError` alone is part of every error of that class, so the pattern requires that no message follows.
  if (kept.length === 1 && isClass(only.trim()) && only.trim() === line.trim()) {
    return { $regex: `(?:^|\\.)${source(only.trim())}$` };
  }
  if (kept.length === 1 && closing === "") return kept[0]?.trim();
  return { $regex: `${kept.map(source).join("")}${closing === "" ? "" : "\\d"}`.trim() };
}

/** Replaces a variable part. Quoted names and HTTP status codes stay, because the error is about them. */
function variable(found: string, mask: string, before: string): string {
  // A long quotation is a message; its own variable parts are masked next.
  if (mask === "<text>" && found.length > 40) return found;
  if (mask === "<text>" && /^["'`“][A-Za-z_$][\w$.-]{0,60}["'`”]$/.test(found) && !/\d/.test(found)) return found;
  if (mask === "<number>") {
    return /^[45]\d\d$/.test(found) && /(?:status|code|http)\W{0,8}$/i.test(before) ? found : numberGap;
  }
  return gap;
}

/** Removes the class before a sentence: it adds nothing, and not every source of runs records it. */
function withoutClass(text: string): string {
  const match = /^(?:[\w$]+\.)*([A-Z][\w$]*): (.*)$/s.exec(text);
  const [, name = "", rest = ""] = match ?? [];
  const words =
    rest
      .split(gaps)
      .filter(isLiteral)
      .join(" ")
      .match(/[A-Za-z]{2,}/g) ?? [];
  if (match === null) return text;
  return name === "Error" || name === "Exception" || words.length >= 4 ? rest : `${name}: ${rest}`;
}

/** The stretch with the most letters, if a text has more variable parts than a pattern may have. */
function plainest(parts: string[]): string[] {
  const size = mostGaps * 2 + 1;
  const starts = parts.flatMap((part, index) => (isLiteral(part) ? [index] : []));
  const letters = (from: number) => lettersOf(parts.slice(from, from + size).join("")).length;
  const from = starts.reduce((best, start) => (letters(start) > letters(best) ? start : best), starts[0] ?? 0);
  return parts.slice(from, from + size + 1);
}

function isLiteral(part: string): boolean {
  return part.trim() !== "" && !gaps.test(part);
}

/** Punctuation alone names nothing. */
function isWord(part: string): boolean {
  return isLiteral(part) && /[\p{L}\d]/u.test(part);
}

function lettersOf(text: string): string {
  return text.replaceAll(/\P{L}/gu, "");
}

/** Whether words name a specific error, not only that there was one. */
function says(text: string): boolean {
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  const empty = /^(?:an?|the|it|error|errors|exception|failed|failure|unknown|internal|unexpected|occurred|agent|run)$/;
  return words.some((word) => word.length > 2 && !empty.test(word));
}

/**
 * The class of an error if the signature names nothing else, because all of its message varies. Such a signature
 * matches any error of that class.
 */
export function onlyClassOf(check: Check): string | undefined {
  if (check.kind !== "error_matches" || typeof check.text !== "string") return undefined;
  const name = check.text.replace(/:$/, "").trim();
  return isClass(name) ? name : undefined;
}

function isClass(text: string): boolean {
  return /^(?:[\w$]+\.)*[A-Z][\w$]*(?:Error|Exception|Warning|Failure|Interrupt|Exit)$/.test(text);
}

function source(part: string): string {
  return gaps.test(part) ? ".+" : part.replaceAll(/[\\^$.*+?()[\]{}|]/g, "\\$&");
}
