/**
 * Patterns of cases run on text that a stranger may have written, and core has no clock to stop them. So a pattern that
 * can need exponential time is refused when it is read: a quantifier inside a repeated group, repeated alternatives
 * with the same beginning, or a back reference. Other patterns can still need polynomial time, with one power for each
 * open-ended repeat. The tested text is therefore limited by their number, so that a test takes seconds at worst.
 */
const longestText = [20_000, 20_000, 1_500, 400] as const;
const longestTextOfMany = 150;

export interface UsablePattern {
  ok: true;
  pattern: RegExp;
  /** Number of characters of a text that are tested. */
  limit: number;
}

export type SafePattern = UsablePattern | { ok: false; message: string };

/** Compiles a pattern, or says why it is refused. */
export function safePattern(source: string, flags = ""): SafePattern {
  const compiled = compile(source, flags);
  if (typeof compiled === "string") return { ok: false, message: compiled };
  const risk = findRisk(source);
  return risk === undefined
    ? { ok: true, pattern: compiled, limit: limitOf(source) }
    : { ok: false, message: `the pattern ${risk}` };
}

export type PatternResult = "match" | "none" | "too long";

/** Tests a text; `too long` if the tested part has no match and more text follows. */
export function testPattern({ pattern, limit }: UsablePattern, text: string): PatternResult {
  if (pattern.test(text.slice(0, limit))) return "match";
  return text.length > limit ? "too long" : "none";
}

/** An anchor at the start saves one power. */
function limitOf(source: string): number {
  const plain = source.replaceAll(/\\[\s\S]|\[(?:\\[\s\S]|[^\]\\])*\]/g, "_");
  const repeats = plain.match(/[*+]|\{\d+,\d*\}/g)?.length ?? 0;
  const powers = plain.startsWith("^") && !plain.includes("|") ? repeats - 1 : repeats;
  return longestText[Math.max(0, powers)] ?? longestTextOfMany;
}

function compile(source: string, flags: string): RegExp | string {
  try {
    return new RegExp(source, flags);
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

interface Group {
  /** True if its length varies: it contains a repetition, or alternatives of which one begins with another. */
  quantified: boolean;
  /** The first character of each alternative; `undefined` if it could be any. */
  starts: (string | undefined)[];
  atStart: boolean;
  /** The text of the current alternative, and those of the earlier ones; `undefined` if it is not plain text. */
  text: string | undefined;
  texts: (string | undefined)[];
}

const quantifier = /^(?:[*+?]|\{\d+(?:,\d*)?\})\??/;

function findRisk(source: string): string | undefined {
  const stack: Group[] = [newGroup()];
  let at = 0;
  while (at < source.length) {
    const group = stack.at(-1) ?? newGroup();
    const token = nextToken(source, at);
    at += token.length;
    if (/^\\(?:[1-9]|k<)/.test(token)) return "uses a back reference: write the text out";
    if (token.startsWith("(")) {
      note(group, undefined);
      group.text = undefined;
      stack.push(newGroup());
      continue;
    }
    if (token === "|") {
      endAlternative(group);
      group.atStart = true;
      continue;
    }
    const closed = token === ")" && stack.length > 1 ? stack.pop() : undefined;
    if (closed) endAlternative(closed);
    if (closed && isAmbiguous(closed)) closed.quantified = true;
    const outer = stack.at(-1) ?? group;
    if (!closed) note(outer, token);
    outer.text = outer.text === undefined || closed || !isPlain(token) ? undefined : outer.text + token.toLowerCase();
    const repeat = quantifier.exec(source.slice(at, at + 40))?.[0];
    if (repeat === undefined) {
      if (closed?.quantified) outer.quantified = true;
      continue;
    }
    at += repeat.length;
    if (closed && repeats(repeat) && overlaps(closed)) return "repeats alternatives that can begin alike";
    if (closed && repeats(repeat) && closed.quantified)
      return "repeats a group that itself repeats: use one quantifier";
    outer.quantified = true;
  }
  return undefined;
}

function newGroup(): Group {
  return { quantified: false, starts: [], atStart: true, text: "", texts: [] };
}

function endAlternative(group: Group): void {
  group.texts.push(group.text);
  group.text = "";
}

/** True for `a|` and `a|ab`: inside a repeated group, they can match the same text in many ways. */
function isAmbiguous(group: Group): boolean {
  if (group.texts.length < 2) return false;
  if (group.texts.some((text) => text === undefined)) return overlaps(group) && !group.starts.includes(undefined);
  return group.texts.some((one, i) => group.texts.some((other, j) => i !== j && other?.startsWith(one ?? "")));
}

function isPlain(token: string): boolean {
  return /^[\w\s,;:@#%&=<>!"'~`-]$/.test(token);
}

function note(group: Group, token: string | undefined): void {
  if (!group.atStart) return;
  group.atStart = false;
  group.starts.push(token !== undefined && isPlain(token) ? token.toLowerCase() : undefined);
}

function nextToken(source: string, at: number): string {
  const rest = source.slice(at, at + 1000);
  const match = /^(?:\\k<|\\u\{[^}]*\}|\\[\s\S]|\(\?(?:[:=!]|<[=!]|<[^>]*>)|\[(?:\\[\s\S]|[^\]\\])*\]|[\s\S])/.exec(
    rest,
  );
  return match?.[0] ?? source.charAt(at);
}

function repeats(text: string): boolean {
  const bounds = /^\{(\d+)(,?)(\d*)\}/.exec(text);
  if (!bounds) return !text.startsWith("?");
  return Number(bounds[2] === "" ? bounds[1] : bounds[3] || Number.POSITIVE_INFINITY) > 1;
}

function overlaps({ starts }: Group): boolean {
  if (starts.length < 2) return false;
  return starts.includes(undefined) || new Set(starts).size < starts.length;
}
