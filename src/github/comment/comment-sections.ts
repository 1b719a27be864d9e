import { beginningOf } from "../../core/text/characters.ts";

/**
 * The one comment of a pull request may hold what several workflows say, each in a section of its own: a workflow writes its own
 * section and leaves the others alone, as long as they are about the same commit.
 */
export interface CommentSection {
  /** Which cases it is about: the same for the same inputs, whatever the workflow is called. */
  key: string;
  /** The head commit that it is about. */
  commit: string;
  /** Digest of what it shows. */
  shown: string;
  /** Begins with the mark of its verdict (`### 🔴 …`), by which the worst section comes first. */
  body: string;
}

const head = /^<!-- replaykit section ([0-9a-f]{12}) ([0-9a-f]{40}) ([0-9a-f]{64}) -->$/;

/** The sections of our comment, as it stands; trace text can hold no line that begins one. */
export function readSections(body: string): CommentSection[] {
  const sections: (Omit<CommentSection, "body"> & { lines: string[] })[] = [];
  for (const line of body.split(/\r?\n/)) {
    const [, key, commit, shown] = head.exec(line) ?? [];
    if (key !== undefined && commit !== undefined && shown !== undefined)
      sections.push({ key, commit, shown, lines: [] });
    else sections.at(-1)?.lines.push(line);
  }
  return sections.map(({ lines, ...rest }) => ({ ...rest, body: lines.join("\n").trim() }));
}

/** Worst first. */
const marks = ["🔴", "🟡", "⚪", "🟢"];

/**
 * The comment's text with this section in it. Sections about another commit are dropped: the run of this one is still to come. Where
 * all of it is too long, the sections of others keep their first lines.
 */
export function withSection(existing: string | undefined, section: CommentSection, maxLength: number): string {
  const others = readSections(existing ?? "").filter(
    ({ key, commit }) => key !== section.key && commit === section.commit,
  );
  const whole = joined([section, ...others]);
  if (whole.length <= maxLength) return whole;
  const short = others.map((other) => ({ ...other, body: shortBody(other.body) }));
  return beginningOf(joined([section, ...short]), maxLength);
}

function joined(sections: CommentSection[]): string {
  return sections
    .toSorted((a, b) => rank(a) - rank(b) || (a.key < b.key ? -1 : 1))
    .map(({ key, commit, shown, body }) => `<!-- replaykit section ${key} ${commit} ${shown} -->\n${body.trim()}`)
    .join("\n\n");
}

function rank({ body }: CommentSection): number {
  const mark = marks.findIndex((one) => body.startsWith(`### ${one}`));
  return mark === -1 ? marks.length : mark;
}

function shortBody(body: string): string {
  return body.split("\n").slice(0, 4).join("\n");
}
