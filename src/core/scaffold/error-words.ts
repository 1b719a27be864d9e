import { errorLine, replaceVariable } from "../text/error-text.ts";
import { placeholderPattern } from "../redact/placeholder.ts";
import { beginningOf, isJoining, shortened } from "../text/characters.ts";

const longestError = 90;

/**
 * The line that names an error, with ids, numbers, paths and so on replaced by `…`. Quoted names stay, since they say
 * what the error is about.
 */
export function errorWords(text: string): string {
  const line = (errorLine(text) ?? text).replace(/^Uncaught /, "").replaceAll(placeholderPattern(), "…");
  const masked = replaceVariable(line.slice(0, 400), (found, mask, before) => {
    if (mask === "<text>" && /^["'`“][A-Za-z_$][\w$.-]{0,40}["'`”]$/.test(found)) return found;
    if (mask === "<number>" && (/^[45]\d\d$/.test(found) || /^\d{1,2}$/.test(found)) && !/[\w#-]$/.test(before))
      return found;
    return "…";
  });
  const whole = plainText(masked.replaceAll(/…(?:[\s,;:/.]*…)+/g, "…"));
  // The first sentence names the error and the rest is advice, except "Last error …" after a number of retries.
  const first =
    /^.{20,}?(?=\. (?!Last error)[A-Z]|[,;] (?:learn more|see|please|for more|visit)\b)/.exec(whole)?.[0] ?? whole;
  return first.length <= longestError ? first : `${beginningOf(first, longestError).replace(/\s+\S*$/, "")}…`;
}

/**
 * The same without the class name where the title already says that it is an error (`GraphRecursionError: …`), and with
 * a code like `max_steps` as words.
 */
export function namelessError(text: string): string {
  const words = errorWords(text).replace(/^(?:[\w.]{0,60}(?:Error|Exception): )+(?=.)/, "");
  return /^[a-z]+(?:_[a-z]+)+$/.test(words) ? words.replaceAll("_", " ") : words;
}

const maxTitle = 200;

/**
 * One line without control characters and direction marks, which could make a title read as something else. Joiners
 * stay where an emoji or a script needs them.
 */
export function plainText(text: string): string {
  const plain = text
    .replaceAll(/\p{Cf}/gu, (character, at: number, whole: string) =>
      isJoining(character, at, whole) ? character : " ",
    )
    .replaceAll(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, " ")
    .trim();
  return shortened(plain, maxTitle);
}
