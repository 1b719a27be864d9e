/** The fewest digits to check: 2^53 has 16, so all shorter integers are exact. */
const fewest = 16;
/** How many long numbers to check at most: every span may have one. */
const most = 10_000;

/**
 * A note if JSON text holds an integer too large to be exact, also in JSON inside a text. It checks values of members.
 * It skips times, whose last digits do not matter.
 */
export function noteOnLargeNumbers(text: string): string[] {
  let at = digitFrom(text, fewest - 1);
  for (let looked = 0; at < text.length && looked < most; looked += 1) {
    let start = at;
    while (isDigit(text.charCodeAt(start - 1))) start -= 1;
    let end = at + 1;
    while (isDigit(text.charCodeAt(end))) end += 1;
    if (end - start >= fewest && isMember(text, start, end) && !isExact(text.slice(start, end))) {
      const shown = end - start > 40 ? `${text.slice(start, start + 40)}…` : text.slice(start, end);
      return [`numbers beyond 2^53 lose their last digits where they are read as numbers (the first is ${shown})`];
    }
    at = digitFrom(text, end + fewest - 1);
  }
  return [];
}

/**
 * The next place that may be inside a run of at least `fewest` digits, or the end of the text. Each such run covers a
 * place that this looks at, and the eighth character before or after it.
 */
function digitFrom(text: string, from: number): number {
  const { length } = text;
  for (let at = from; at < length; at += fewest) {
    if (!isDigit(text.charCodeAt(at))) continue;
    if (isDigit(text.charCodeAt(at - 8)) || isDigit(text.charCodeAt(at + 8))) return at;
  }
  return length;
}

function isDigit(unit: number): boolean {
  return unit >= 0x30 && unit <= 0x39;
}

/** True for an integer that is the value of a member but not a time. */
function isMember(text: string, start: number, end: number): boolean {
  // Times of spans are in quotes, so they have no colon directly before them.
  let before = start - 1;
  while (text.charCodeAt(before) === 0x20 || text.charCodeAt(before) === 0x2d) before -= 1;
  if (text.charCodeAt(before) !== 0x3a) return false;
  const name = /(.{0,20})":\s*-?$/.exec(text.slice(Math.max(0, start - 40), start))?.[1];
  return name !== undefined && !/(?:nanos?|time|stamp|_at|date)\\*$/i.test(name) && !/[.eE]/.test(text.charAt(end));
}

/** No finite double has 400 digits. */
function isExact(digits: string): boolean {
  return digits.length < 400 && BigInt(digits) === BigInt(Number(digits));
}
