import { untrustedMarkdown } from "../report/untrusted.ts";
import type { Occurrences } from "../schema/case.ts";
import { markedPart, withPart } from "./marked-part.ts";

/** How often and since when a failure happens, for a pull request's text. */
export function seenSentence(seen: Occurrences | undefined): string {
  return markedPart("seen", words(seen));
}

/** The text with this sentence updated. */
export function withSeen(body: string, seen: Occurrences | undefined): string {
  return withPart(body, "seen", words(seen));
}

function words(seen: Occurrences | undefined): string {
  if (seen === undefined) return "";
  const { count, first, last } = seen;
  const times = count === 1 ? "once" : `${count} times`;
  const since = first === undefined ? "" : `, first ${untrustedMarkdown(first)}`;
  const until = last === undefined ? "" : `, last ${untrustedMarkdown(last)}`;
  return `Seen ${times}${since}${until}. `;
}
