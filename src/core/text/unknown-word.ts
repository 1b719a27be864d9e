import { ReplayKitError } from "../error.ts";
import { nearestName } from "./nearest-name.ts";

/** The error for a word that is not one of a closed set: names them all, and the one that was probably meant. */
export function unknownWord(
  what: string,
  { given, known, hint }: { given: string; known: readonly string[]; hint?: string },
): ReplayKitError {
  const near = nearestName(given, known);
  const meant = near === undefined ? [] : [`did you mean ${near}?`];
  const next = [...meant, ...(hint === undefined ? [] : [hint])].join(" ");
  const [last = "", ...others] = known.toReversed();
  const expected = others.length === 0 ? last : `${others.toReversed().join(", ")} or ${last}`;
  const message = `${what}; expected ${expected}`;
  return new ReplayKitError("usage", message, next === "" ? {} : { hint: next });
}
