import { beginningOf } from "../../core/text/characters.ts";

/**
 * One section of the pull request's comment. Several workflows share the comment, and each writes only its own section.
 * Sections about other commits are removed.
 */
export interface CommentSection {
  /** Identifies the cases: the same for the same inputs, whatever the workflow is called. */
  key: string;
  /** The head commit of the report. */
  commit: string;
  /** Digest of what the section shows. */
  shown: string;
  /** Begins with the mark of its verdict (`### 🔴 …`), which orders the sections. */
  body: string;
}

const head = /^<!-- replaykit section ([0-9a-f]{12}) ([0-9a-f]{40}) ([0-9a-f]{64}) -->$/;

/** Reads the sections of our comment. Trace text is escaped and cannot contain a section's first line. */
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
 * Returns the comment with this section added or replaced. Drops sections about other commits, whose successors are
 * still to come. If the text is too long, shortens the other sections to their first lines.
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
