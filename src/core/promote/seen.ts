import { untrustedMarkdown } from "../report/untrusted.ts";
import type { Seen } from "../schema/case.ts";

const begin = "<!-- replaykit:seen -->";
const end = "<!-- /replaykit:seen -->";

/** How often and since when a failure happens, for a pull request's text; later promotions find the sentence by its marks. */
export function seenSentence(seen: Seen | undefined): string {
  return `${begin}${seen === undefined ? "" : words(seen)}${end}`;
}

/** The text with its sentence brought up to date; a text without the marks, which people may have rewritten, stays as it is. */
export function withSeen(body: string, seen: Seen | undefined): string {
  const from = body.indexOf(begin);
  const to = body.indexOf(end, from);
  if (from === -1 || to === -1) return body;
  return `${body.slice(0, from)}${seenSentence(seen)}${body.slice(to + end.length)}`;
}

function words({ count, first, last }: Seen): string {
  const times = count === 1 ? "once" : `${count} times`;
  const since = first === undefined ? "" : `, first ${untrustedMarkdown(first)}`;
  const until = last === undefined ? "" : `, last ${untrustedMarkdown(last)}`;
  return `Seen ${times}${since}${until}. `;
}
