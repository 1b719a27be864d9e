import { seedWords } from "./rules/seed-words.ts";
import type { Span } from "./span.ts";

const leastWords = 12;
/** Minimum number of different words: a word that a test repeats is no phrase. */
const leastDifferent = 6;
const shortestWord = 3;
const longestWord = 8;
const longestGap = 4;
/** Length of the shortest possible phrase. The search looks only at every `leastLength`-th character. */
const leastLength = leastWords * shortestWord + leastWords - 1;

interface Word {
  start: number;
  end: number;
}

/** Finds seed phrases, the words that encode a wallet's key (BIP 39). No name announces them, only these words. */
export function seedPhrases(text: string): Span[] {
  const spans: Span[] = [];
  let done = 0;
  for (let at = leastLength - 1; at < text.length; at += leastLength) {
    const word = wordAround(text, overGap(text, at, -1));
    if (word === undefined) continue;
    const words = [...earlierWords(text, word.start, done), word, ...laterWords(text, word.end)];
    const { start } = words[0] ?? word;
    const { end } = words.at(-1) ?? word;
    const different = new Set(words.map((one) => text.slice(one.start, one.end)));
    if (words.length >= leastWords && different.size >= leastDifferent) spans.push({ start, end, kind: "seed-phrase" });
    done = end;
    at = Math.max(at, end);
  }
  return spans;
}

/** The words before `start`. The text before `done` has already been searched. */
function earlierWords(text: string, start: number, done: number): Word[] {
  const words: Word[] = [];
  for (let from = start; ; ) {
    const last = overGap(text, from - 1, -1);
    const word = last === from - 1 || last < done ? undefined : wordAround(text, last);
    if (word === undefined || word.end !== last + 1) return words.toReversed();
    words.push(word);
    from = word.start;
  }
}

function laterWords(text: string, end: number): Word[] {
  const words: Word[] = [];
  for (let to = end; ; ) {
    const first = overGap(text, to, 1);
    const word = first === to ? undefined : wordAround(text, first);
    if (word === undefined || word.start !== first) return words;
    words.push(word);
    to = word.end;
  }
}

/** The BIP 39 word that contains this character. */
function wordAround(text: string, at: number): Word | undefined {
  if (!isLetter(text, at)) return undefined;
  let start = at;
  while (isLetter(text, start - 1) && at - start < longestWord) start -= 1;
  let end = at + 1;
  while (isLetter(text, end) && end - start <= longestWord) end += 1;
  const length = end - start;
  if (length < shortestWord || length > longestWord || isLetter(text, start - 1)) return undefined;
  return seedWords().has(text.slice(start, end)) ? { start, end } : undefined;
}

/** The offset behind a gap in this direction. A gap has at most `longestGap` characters. */
function overGap(text: string, at: number, step: 1 | -1): number {
  let to = at;
  for (let steps = 0; steps < longestGap && isGap(text.charCodeAt(to)); steps += 1) to += step;
  return to;
}

function isLetter(text: string, at: number): boolean {
  const code = text.charCodeAt(at);
  return code >= 97 && code <= 122;
}

/** True for spaces, tabs, line ends and commas. */
function isGap(code: number): boolean {
  return code === 32 || (code >= 9 && code <= 13) || code === 44;
}
