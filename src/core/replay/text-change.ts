/** The first difference of two texts, each with the surrounding words. */
export interface TextChange {
  recorded: string;
  asked: string;
  /** What to do if only a date, a time, an id or a path changed. */
  remedy: string | undefined;
}

type Volatile = "date" | "time" | "id" | "path";

const month = "(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[a-z]{0,6}";
const day = "(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun)[a-z]{0,6}";

/** Values that change from run to run, the longest first. Each pattern is unambiguous, so it takes linear time. */
const volatile: [Volatile, RegExp][] = [
  ["id", /\b[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\b/gi],
  ["date", /\b\d{4}-\d{2}-\d{2}(?=T|\b)/g],
  [
    "time",
    /(?:\bT)?\d{1,2}:\d{2}(?::\d{2}(?:[.,]\d{1,9})?)?(?: ?[AaPp][Mm]\b)?(?:Z\b| ?(?:UTC|GMT)\b)?(?:[+-]\d{2}:?\d{2}\b)?/g,
  ],
  ["date", new RegExp(`\\b${month}\\.? \\d{1,2}(?:, ?| )\\d{4}\\b`, "g")],
  ["date", new RegExp(`\\b\\d{1,2}\\.? ${month}\\.?,? \\d{4}\\b`, "g")],
  ["date", /\b\d{1,2}[./]\d{1,2}[./]\d{4}\b/g],
  ["date", new RegExp(`\\b${day}\\b`, "g")],
  ["time", /\b1[5-9]\d{8}(?:\.\d{1,9}|\d{3})?\b/g],
  ["path", /(?:\/[\w.@-]{1,255}){2,64}/g],
  ["path", /\b[A-Z]:\\[\w.@ -]{1,255}(?:\\[\w.@ -]{1,255}){0,64}/g],
  ["id", /\b(?=[0-9a-f-]{0,64}\d)[0-9a-f]{12,64}\b/gi],
];

const remedies: Record<Volatile, string> = {
  date: "a date changed: set REPLAYKIT_FREEZE=1 for the runner and for `npx replaykit record`, so that the clock starts at REPLAYKIT_NOW",
  time: "a time changed: set REPLAYKIT_FREEZE=1 for the runner and for `npx replaykit record`, so that the clock starts at REPLAYKIT_NOW",
  id: "an id changed: set REPLAYKIT_FREEZE=1 for the runner and for `npx replaykit record`, so that ids come from REPLAYKIT_SEED",
  path: "a path changed: keep it out of the prompt, or write it relative to the agent's folder",
};

/** Longer texts are not searched for values that change from run to run. */
const mostRead = 200_000;
const around = 40;

/** Compares the recorded text with the present one; `undefined` if they are equal. */
export function textChange(recorded: string, sent: string): TextChange | undefined {
  if (recorded === sent) return undefined;
  const start = commonStart(recorded, sent);
  return { recorded: excerpt(recorded, start), asked: excerpt(sent, start), remedy: remedyOf(recorded, sent) };
}

/** A text in which every date, time, id and path is replaced by the name of its kind. */
export function withoutVolatile(text: string): string {
  if (text.length > mostRead) return text;
  return volatile.reduce((rest, [kind, pattern]) => rest.replaceAll(pattern, `<${kind}>`), text);
}

/**
 * Finds the question if the agent put it into its template twice: the request is the template around the recorded text,
 * which is the template around the question. Otherwise `undefined`.
 */
export function doubledQuestion(recorded: string, sent: string): string | undefined {
  if (recorded === "" || sent.length <= recorded.length) return undefined;
  const from = sent.indexOf(recorded);
  if (from < 0) return undefined;
  const [before, after] = [sent.slice(0, from), sent.slice(from + recorded.length)];
  const end = recorded.length - after.length;
  const isTemplate = before.length <= end && recorded.startsWith(before) && recorded.endsWith(after);
  return isTemplate ? recorded.slice(before.length, end).trim() || undefined : undefined;
}

function commonStart(recorded: string, sent: string): number {
  let at = 0;
  while (at < recorded.length && recorded[at] === sent[at]) at += 1;
  return at;
}

/** The change with some text before and after it. */
function excerpt(text: string, at: number): string {
  const from = Math.max(0, at - around);
  const to = Math.min(text.length, at + 2 * around);
  return `${from > 0 ? "…" : ""}${text.slice(from, to)}${to < text.length ? "…" : ""}`;
}

/** Only if nothing else changed: any other difference changes the question. */
function remedyOf(recorded: string, sent: string): string | undefined {
  if (recorded.length > mostRead || sent.length > mostRead) return undefined;
  let [before, now] = [recorded, sent];
  let remedy: string | undefined;
  for (const [kind, pattern] of volatile) {
    if (!sameAround(before, now, pattern)) remedy ??= remedies[kind];
    before = before.replaceAll(pattern, `<${kind}>`);
    now = now.replaceAll(pattern, `<${kind}>`);
  }
  return before === now ? remedy : undefined;
}

/** Whether both sides have the same values of a kind. */
function sameAround(before: string, now: string, pattern: RegExp): boolean {
  const [one, other] = [before.match(pattern) ?? [], now.match(pattern) ?? []];
  return one.length === other.length && one.every((value, index) => value === other[index]);
}
