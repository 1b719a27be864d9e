/**
 * Finds what readers see as one character. It may be several code points, such as a letter with marks or a family emoji
 * with joiners, and would read differently if it were cut.
 */
let segmenter: Intl.Segmenter | undefined;

/** In code units. A longer character is illegible and may be cut. */
const longestCharacter = 64;
/** The first code unit that can combine with the one before it. */
const firstCombining = 0x300;

/** The beginning of a text, at most `max` code units long, without cutting a character in two. */
export function beginningOf(text: string, max: number): string {
  if (text.length <= max) return text;
  if (text.charCodeAt(max) < firstCombining && text.charCodeAt(max - 1) < firstCombining) return text.slice(0, max);
  segmenter ??= new Intl.Segmenter("en", { granularity: "grapheme" });
  const at = segmenter.segment(text.slice(0, max + longestCharacter)).containing(max)?.index ?? max;
  return max - at < longestCharacter ? text.slice(0, at) : text.slice(0, max).replace(/[\ud800-\udbff]$/, "");
}

/** The end of a text, at most `max` code units long, without cutting a surrogate pair in two. */
export function endOf(text: string, max: number): string {
  return text.length <= max ? text : text.slice(-max).replace(/^[\udc00-\udfff]/, "");
}

const pictureBefore = /[\p{Extended_Pictographic}\p{Emoji_Modifier}\ufe0f]$/u;
const pictureAfter = /^\p{Extended_Pictographic}/u;
/** Letters and marks of scripts that use joiners: Arabic, and those of India and its neighbours. */
const joined =
  "[\\p{scx=Arab}\\p{scx=Syrc}\\p{scx=Mong}\\p{scx=Deva}\\p{scx=Beng}\\p{scx=Guru}\\p{scx=Gujr}\\p{scx=Orya}\\p{scx=Taml}\\p{scx=Telu}\\p{scx=Knda}\\p{scx=Mlym}\\p{scx=Sinh}\\p{scx=Khmr}]";
const joinedBefore = new RegExp(`${joined}$`, "u");
const joinedAfter = new RegExp(`^${joined}`, "u");

/**
 * Whether an invisible joiner is part of an emoji or of a script's spelling. Without it the text would be different.
 */
export function isJoining(character: string, at: number, whole: string): boolean {
  if (character !== "\u200c" && character !== "\u200d") return false;
  const { before, after } = besides(at, whole);
  if (character === "\u200d" && pictureBefore.test(before) && pictureAfter.test(after)) return true;
  return joinedBefore.test(before) && joinedAfter.test(after);
}

const rightToLeft = /[\p{sc=Hebr}\p{sc=Arab}\p{sc=Syrc}\p{sc=Thaa}\p{sc=Nkoo}]/u;

/** Whether a text has letters that run from right to left. */
export function runsRightToLeft(text: string): boolean {
  return rightToLeft.test(text);
}

/** Up to two code units on each side of the one at `at`. */
export function besides(at: number, whole: string): { before: string; after: string } {
  return { before: whole.slice(Math.max(0, at - 2), at), after: whole.slice(at + 1, at + 3) };
}

/** A text of at most `max` code units. A longer one is cut between characters and ends in `…`. */
export function shortened(text: string, max: number): string {
  return text.length <= max ? text : `${beginningOf(text, max - 1).trimEnd()}…`;
}
