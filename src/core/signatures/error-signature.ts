import { errorLine, replaceVariable } from "../text/error-text.ts";
import { kindOfError } from "../run/error-text.ts";
import type { Check, CheckOf } from "../schema/check.ts";
import type { Json } from "../schema/json.ts";
import type { Run } from "../schema/run.ts";

/** Stands for a variable part while a text is taken apart; private use, so no text has it. */
const gap = "\uE000";
const numberGap = "\uE001";
const gaps = /([\uE000\uE001]+)/;

/** Longer texts are data, not the name of an error. */
const longest = 160;
/** A pattern with more open places is tested on less text (`safePattern`). */
const mostGaps = 2;

/**
 * The check that names the error which a run ended with: its kind where that says it all (a limit has a signature of its own), else what is
 * stable of its text. `undefined` if the error says nothing that would tell it from another.
 */
export function errorSignature({ errors }: Pick<Run, "errors">): CheckOf<"error_matches"> | undefined {
  const last = errors.findLast(({ kind, text }) => namesItself(kind) || stableText(text) !== undefined);
  if (last === undefined || kindOfError(last.text, last.kind) === "limit") return undefined;
  if (namesItself(last.kind)) return { kind: "error_matches", error_kind: last.kind };
  // No kind: an exporter, a runner and a crash call the same error by different ones.
  return { kind: "error_matches", text: stableText(last.text) };
}

/** Kinds whose texts differ from one library to the next. */
function namesItself(kind: Run["errors"][number]["kind"]): boolean {
  return kind === "timeout" || kind === "cancelled" || kind === "limit";
}

/**
 * What of an error's text comes back when it does: the line that names it, without ids, numbers, dates, paths and the like. As it
 * stands where nothing had to be left out, else as a pattern.
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
  // A number at the end tells `KeyError: 7` from `KeyError: 'name'`.
  const closing = parts[end]?.startsWith(numberGap) === true ? numberGap : "";
  const kept = parts.slice(Math.max(0, first), end);
  if (!says(kept.filter(isLiteral).join(""))) return undefined;
  const [only = ""] = kept;
  // `ValueError` alone is a part of every error of that class; without a message it is another one than with any.
  if (kept.length === 1 && isClass(only.trim()) && only.trim() === line.trim()) {
    return { $regex: `(?:^|\\.)${source(only.trim())}$` };
  }
  if (kept.length === 1 && closing === "") return kept[0]?.trim();
  return { $regex: `${kept.map(source).join("")}${closing === "" ? "" : "\\d"}`.trim() };
}

/** What stands in for a part that varies; names in quotes and the codes of HTTP are what the error is about. */
function variable(found: string, mask: string, before: string): string {
  // A long quotation is a message: what varies in it is masked next.
  if (mask === "<text>" && found.length > 40) return found;
  if (mask === "<text>" && /^["'`“][A-Za-z_$][\w$.-]{0,60}["'`”]$/.test(found) && !/\d/.test(found)) return found;
  if (mask === "<number>") {
    return /^[45]\d\d$/.test(found) && /(?:status|code|http)\W{0,8}$/i.test(before) ? found : numberGap;
  }
  return gap;
}

/** The class adds nothing to a sentence, and not every door tells it. */
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

/** The stretch that says most where a text has more variable parts than a pattern may have. */
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

/** Whether words name an error, and not only that there was one. */
function says(text: string): boolean {
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  const empty = /^(?:an?|the|it|error|errors|exception|failed|failure|unknown|internal|unexpected|occurred|agent|run)$/;
  return words.some((word) => word.length > 2 && !empty.test(word));
}

/**
 * The class of an error of which a signature names nothing else, because all that its message holds varies: any error of that class
 * is then taken for this one.
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
