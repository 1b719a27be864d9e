import { shortened } from "../report/shortened.ts";
import { isJoining } from "../text/characters.ts";

const maxTitle = 200;

/**
 * One line without control characters and direction marks, which could make a title read as something else. Joiners stay where an emoji
 * or a script is written with them.
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
