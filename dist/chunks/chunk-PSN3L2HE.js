import { createRequire as __createRequire } from "node:module";
const require = __createRequire(import.meta.url);
import {
  errorLine,
  kindOfError
} from "./chunk-3QQEB6C6.js";

// src/core/fingerprint/mask-text.ts
var masks = [
  [/\[redacted-[a-z0-9-]{1,60}\]|u-[0-9a-f]{8}@redacted\.invalid/g, "<redacted>"],
  [/\b[a-z][a-z0-9+.-]{1,15}:\/\/[^\s"'<>)\]]+/gi, "<url>"],
  [/(?<![\w.+-])[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,8}/g, "<mail>"],
  [/\b\d{1,3}(?:\.\d{1,3}){3}(?::\d{1,5})?\b/g, "<ip>"],
  [/\b\d{4}-\d{2}-\d{2}(?:[T ]\d{2}:\d{2}(?::\d{2}(?:[.,]\d{1,9})?)?(?: ?(?:Z|[+-]\d{2}:?\d{2}))?)?/g, "<date>"],
  [/\b\d{1,2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?\b/g, "<time>"],
  [/\b\d{1,2}[/.]\d{1,2}[/.]\d{2,4}\b/g, "<date>"],
  [/\b[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}\b/gi, "<id>"],
  [/(?<![\w<])(?:[A-Za-z]:\\|~?\.{0,2}[/\\])[\w.@%+-]+(?:[/\\][\w.@%+-]+)*/g, "<path>"],
  [/"[^"\n]{0,2000}"|`[^`\n]{0,2000}`|(?<!\w)'[^'\n]{0,2000}'(?!\w)|“[^”\n]{0,2000}”/g, "<text>"],
  [/#?\b(?=[\w-]{0,64}\d)(?=[\w-]{0,64}[A-Za-z])[\w-]{4,64}\b/g, "<id>"],
  [/\b0x[0-9a-f]+\b/gi, "<number>"],
  [/[-+]?\d[\d,_]*(?:\.\d+)?(?:e[-+]?\d+)?/gi, "<number>"]
];
var maxLength = 2e3;
function maskText(text) {
  const masked = replaceVariable(text.slice(0, maxLength), (_found, mask) => mask);
  return masked.replace(/\s+/g, " ").trim().toLowerCase();
}
function replaceVariable(text, replace) {
  return masks.reduce(
    (masked, [pattern, mask]) => masked.replace(
      pattern,
      (found, at) => replace(found, mask, masked.slice(Math.max(0, at - 24), at))
    ),
    text
  );
}

// src/core/signatures/error-signature.ts
var gap = "";
var numberGap = "";
var gaps = /([\uE000\uE001]+)/;
var longest = 160;
var mostGaps = 2;
function errorSignature({ errors }) {
  const last = errors.findLast(({ kind, text }) => namesItself(kind) || stableText(text) !== void 0);
  if (last === void 0 || kindOfError(last.text, last.kind) === "limit") return void 0;
  if (namesItself(last.kind)) return { kind: "error_matches", error_kind: last.kind };
  return { kind: "error_matches", text: stableText(last.text) };
}
function namesItself(kind) {
  return kind === "timeout" || kind === "cancelled" || kind === "limit";
}
function stableText(text) {
  const whole = errorLine(text)?.trim().replace(/^Uncaught /, "");
  if (whole === void 0) return void 0;
  const line = whole.length <= longest ? whole : whole.slice(0, longest).replace(/\S*$/, "");
  const parts = plainest(withoutClass(replaceVariable(line.replaceAll(/[\uE000\uE001]/g, " "), variable)).split(gaps));
  const first = parts.findIndex((part) => isWord(part));
  const end = parts.findLastIndex((part) => isWord(part)) + 1;
  const closing = parts[end]?.startsWith(numberGap) === true ? numberGap : "";
  const kept = parts.slice(Math.max(0, first), end);
  if (!says(kept.filter(isLiteral).join(""))) return void 0;
  const [only = ""] = kept;
  if (kept.length === 1 && isClass(only.trim()) && only.trim() === line.trim()) {
    return { $regex: `(?:^|\\.)${source(only.trim())}$` };
  }
  if (kept.length === 1 && closing === "") return kept[0]?.trim();
  return { $regex: `${kept.map(source).join("")}${closing === "" ? "" : "\\d"}`.trim() };
}
function variable(found, mask, before) {
  if (mask === "<text>" && found.length > 40) return found;
  if (mask === "<text>" && /^["'`“][A-Za-z_$][\w$.-]{0,60}["'`”]$/.test(found) && !/\d/.test(found)) return found;
  if (mask === "<number>") {
    return /^[45]\d\d$/.test(found) && /(?:status|code|http)\W{0,8}$/i.test(before) ? found : numberGap;
  }
  return gap;
}
function withoutClass(text) {
  const match = /^(?:[\w$]+\.)*([A-Z][\w$]*): (.*)$/s.exec(text);
  const [, name = "", rest = ""] = match ?? [];
  const words = rest.split(gaps).filter(isLiteral).join(" ").match(/[A-Za-z]{2,}/g) ?? [];
  if (match === null) return text;
  return name === "Error" || name === "Exception" || words.length >= 4 ? rest : `${name}: ${rest}`;
}
function plainest(parts) {
  const size = mostGaps * 2 + 1;
  const starts = parts.flatMap((part, index) => isLiteral(part) ? [index] : []);
  const letters = (from2) => lettersOf(parts.slice(from2, from2 + size).join("")).length;
  const from = starts.reduce((best, start) => letters(start) > letters(best) ? start : best, starts[0] ?? 0);
  return parts.slice(from, from + size + 1);
}
function isLiteral(part) {
  return part.trim() !== "" && !gaps.test(part);
}
function isWord(part) {
  return isLiteral(part) && /[\p{L}\d]/u.test(part);
}
function lettersOf(text) {
  return text.replaceAll(new RegExp("\\P{L}", "gu"), "");
}
function says(text) {
  const words = text.toLowerCase().match(new RegExp("\\p{L}+", "gu")) ?? [];
  const empty = /^(?:an?|the|it|error|errors|exception|failed|failure|unknown|internal|unexpected|occurred|agent|run)$/;
  return words.some((word) => word.length > 2 && !empty.test(word));
}
function onlyClassOf(check) {
  if (check.kind !== "error_matches" || typeof check.text !== "string") return void 0;
  const name = check.text.replace(/:$/, "").trim();
  return isClass(name) ? name : void 0;
}
function isClass(text) {
  return /^(?:[\w$]+\.)*[A-Z][\w$]*(?:Error|Exception|Warning|Failure|Interrupt|Exit)$/.test(text);
}
function source(part) {
  return gaps.test(part) ? ".+" : part.replaceAll(/[\\^$.*+?()[\]{}|]/g, "\\$&");
}

export {
  maskText,
  replaceVariable,
  errorSignature,
  onlyClassOf
};
