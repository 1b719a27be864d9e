/**
 * Regular expressions of cases run on text that a stranger may have written, and core has no clock to stop one. So a
 * pattern that can need exponential time is refused when it is read (a quantifier inside a repeated group, repeated
 * alternatives that begin alike, back references), and the tested text is capped: what is left is polynomial in a
 * bounded length.
 */
export const maxTestedCharacters = 20_000;

export type SafePattern = { ok: true; pattern: RegExp } | { ok: false; message: string };

/** Compiles a pattern, or says why it is refused. */
export function safePattern(source: string, flags = ""): SafePattern {
  const compiled = compile(source, flags);
  if (typeof compiled === "string") return { ok: false, message: compiled };
  const risk = findRisk(source);
  return risk === undefined ? { ok: true, pattern: compiled } : { ok: false, message: `the pattern ${risk}` };
}

export type PatternResult = "match" | "none" | "too long";

/** Tests a text; `too long` where nothing matched in the part that was looked at. */
export function testPattern(pattern: RegExp, text: string): PatternResult {
  if (pattern.test(text.slice(0, maxTestedCharacters))) return "match";
  return text.length > maxTestedCharacters ? "too long" : "none";
}

function compile(source: string, flags: string): RegExp | string {
  try {
    return new RegExp(source, flags);
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

interface Group {
  quantified: boolean;
  /** How each alternative begins: a plain character, or `undefined` where it could be any. */
  starts: (string | undefined)[];
  atStart: boolean;
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
      stack.push(newGroup());
      continue;
    }
    if (token === "|") {
      group.atStart = true;
      continue;
    }
    const closed = token === ")" && stack.length > 1 ? stack.pop() : undefined;
    const outer = stack.at(-1) ?? group;
    if (!closed) note(outer, token);
    const repeat = quantifier.exec(source.slice(at, at + 40))?.[0];
    if (repeat === undefined) {
      if (closed?.quantified) outer.quantified = true;
      continue;
    }
    at += repeat.length;
    if (closed && repeats(repeat) && closed.quantified)
      return "repeats a group that itself repeats: use one quantifier";
    if (closed && repeats(repeat) && overlaps(closed)) return "repeats alternatives that can begin alike";
    outer.quantified = true;
  }
  return undefined;
}

function newGroup(): Group {
  return { quantified: false, starts: [], atStart: true };
}

function note(group: Group, token: string | undefined): void {
  if (!group.atStart) return;
  group.atStart = false;
  group.starts.push(token !== undefined && /^[\w\s,;:@#%&=<>!"'~`-]$/.test(token) ? token.toLowerCase() : undefined);
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
