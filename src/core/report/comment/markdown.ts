import type { CaseResult, ReplayReport } from "../../schema/result.ts";
import { againstBaseLine } from "../../verdict/base/against-base.ts";
import { type Attention, groupByAttention } from "../../verdict/suite/attention.ts";
import { spendLines } from "../../verdict/suite/summary.ts";
import { caseFold } from "./case-markdown.ts";
import { tableHead, type TableLinks, tableRow } from "./case-table.ts";
import type { Conversation } from "./conversation.ts";
import { type Claim, openingOf } from "./opening.ts";
import { quietFold } from "./quiet-markdown.ts";
import { liveLine } from "../live-line.ts";
import { untrustedMarkdownText } from "../untrusted.ts";

export interface MarkdownOptions extends TableLinks {
  byteLength: (text: string) => number;
  /** UTF-8 bytes. The default is GitHub's limit for a comment. */
  maxBytes?: number | undefined;
  /** An HTML comment that identifies the comment for later updates. It stands last. */
  marker?: string | undefined;
  /** Address of the whole report. */
  artifactUrl?: string | undefined;
  /** Base address for editing a file of the head branch, without a trailing slash. */
  editBase?: string | undefined;
  /** A line from the caller, such as which base was compared. */
  note?: string | undefined;
  /**
   * Set if the report comes from an untrusted run: it is shown as that run's claim, beside the conclusion that GitHub
   * reports.
   */
  claim?: Claim | undefined;
  /** Name of the suite, if a pull request may have several. */
  suite?: string | undefined;
  /** What the agent said and wrote in the failed run and in the replay. Called for the first folds only. */
  conversation?: ((result: CaseResult) => Conversation | undefined) | undefined;
  /** True adds diagrams of the runs to the first folds. */
  pictures?: boolean | undefined;
}

/** Maximum of open folds of blocking cases. */
const mostOpen = 3;
/** Maximum of still failing cases with a row of their own, and of closed folds outside a common fold. */
const mostListed = 10;

const commentLimit = 65_536;

/** How much the comment shows. The steps are tried in turn until one fits. */
interface Detail {
  /** Cases with a row in the table. */
  rows: (result: CaseResult) => boolean;
  /** Cases with a fold. */
  folds: (result: CaseResult, place: number) => boolean;
}

const steps: Detail[] = [
  { rows: () => true, folds: () => true },
  { rows: () => true, folds: ({ blocks }) => blocks },
  { rows: () => true, folds: ({ blocks }, place) => blocks && place < mostOpen },
  { rows: ({ blocks }) => blocks, folds: ({ blocks }, place) => blocks && place < mostOpen },
  { rows: ({ blocks }) => blocks, folds: () => false },
];

type Groups = Map<Attention, CaseResult[]>;
interface BodyOptions extends MarkdownOptions {
  /** UTF-8 bytes that the body may take. */
  bodyBytes: number;
  row: (result: CaseResult) => string;
}

/**
 * The pull request comment: the verdict, a table of cases that need action, and folds. It shows less until it fits into
 * `maxBytes`.
 */
export function reportMarkdown(report: ReplayReport, given: MarkdownOptions): string {
  const links = { ...given, base: report.summary.live?.base };
  const options = { ...links, row: remembered((result) => tableRow(result, links)) };
  const head = openingOf(report, options.claim, options.suite);
  const tail = tailOf(report, options);
  const bytes = (options.maxBytes ?? commentLimit - 1) - options.byteLength(head + tail);
  const groups = groupByAttention(report.cases);
  for (const [index, detail] of steps.entries()) {
    const left = index === 0 ? "" : leftOut(options);
    const body = bodyOf(groups, detail, { ...options, bodyBytes: bytes - options.byteLength(left) });
    if (body !== undefined) return `${head}${body}${left}${tail}`;
  }
  const left = leftOut(options);
  const rows = rowsThatFit(groups, { ...options, bodyBytes: bytes - options.byteLength(left) });
  return `${head}${rows}${left}${tail}`;
}

/** The comment's body, or `undefined` as soon as it does not fit. */
function bodyOf(groups: Groups, detail: Detail, options: BodyOptions): string | undefined {
  const parts: string[] = [];
  let used = 0;
  for (const part of partsOf(groups, detail, options)) {
    used += options.byteLength(part);
    if (used > options.bodyBytes) return undefined;
    parts.push(part);
  }
  return parts.join("");
}

/** Caches rows, because each step shows many rows of the step before. */
function remembered(make: (result: CaseResult) => string): (result: CaseResult) => string {
  const made = new Map<CaseResult, string>();
  return (result) => {
    const known = made.get(result) ?? make(result);
    made.set(result, known);
    return known;
  };
}

function* partsOf(groups: Groups, detail: Detail, options: BodyOptions): Generator<string> {
  const all = (attention: Attention) => groups.get(attention) ?? [];
  const failing = all("still failing");
  const acting = [...all("regressed"), ...all("needs you"), ...all("fixed")];
  const listed = [...acting, ...(failing.length > mostListed ? [] : failing)];
  yield* table(listed.filter(detail.rows), options);
  yield* folds(acting, detail, options);
  if (failing.length > mostListed) {
    yield `\n<details><summary>⚪ ${failing.length} still failing, as before</summary>\n`;
    yield* table(failing.filter(detail.rows), options);
    yield "\n</details>\n";
  }
  for (const attention of ["quarantined", "skipped", "holding"] as const) {
    const members = all(attention);
    if (members.length > 0) yield quietFold(attention, members);
  }
}

function* table(cases: CaseResult[], { row }: Pick<BodyOptions, "row">): Generator<string> {
  if (cases.length > 0) yield `\n${tableHead}`;
  for (const result of cases) yield row(result);
}

/** The first blocking cases are open. If there are many, the others share one fold. */
function* folds(cases: CaseResult[], detail: Detail, options: MarkdownOptions): Generator<string> {
  const shown = [...cases.filter(({ blocks }) => blocks), ...cases.filter(({ blocks }) => !blocks)].filter(
    detail.folds,
  );
  const apart = shown.length > mostOpen + mostListed;
  for (const [place, result] of shown.entries()) {
    if (place === 0) yield "\n";
    if (apart && place === mostOpen)
      yield `<details><summary>${shown.length - mostOpen} more, case by case</summary>\n\n`;
    const open = result.blocks && place < mostOpen;
    const conversation = place < mostOpen ? options.conversation?.(result) : undefined;
    yield caseFold(result, { open, editBase: options.editBase, conversation, picture: options.pictures });
  }
  if (apart) yield "\n</details>\n";
}

/** The last resort: as many rows of blocking cases as fit, and the number of the others. */
function rowsThatFit(groups: Groups, options: BodyOptions): string {
  const blocking = [...groups.values()].flat().filter(({ blocks }) => blocks);
  const more = (count: number) => (count === 0 ? "" : `\n… and ${count} more that block\n`);
  let used = options.byteLength(`\n${tableHead}${more(blocking.length)}`);
  const rows: string[] = [];
  for (const result of blocking) {
    const row = options.row(result);
    used += options.byteLength(row);
    if (used > options.bodyBytes) break;
    rows.push(row);
  }
  return `${rows.length === 0 ? "" : `\n${tableHead}${rows.join("")}`}${more(blocking.length - rows.length)}`;
}

function tailOf({ summary, cases }: ReplayReport, { marker, note, artifactUrl }: MarkdownOptions): string {
  const remarks = [
    ...againstBaseLine(summary, (text) => untrustedMarkdownText(text)),
    ...spendLines(summary),
    ...liveLine(summary, (text) => untrustedMarkdownText(text)),
  ];
  const link = artifactUrl === undefined || cases.length === 0 ? [] : [`[Full report](${artifactUrl})`];
  const sentences = remarks.length === 0 ? [] : [remarks.map((line) => `${line}.`).join(" ")];
  const small = [...sentences, ...link].join(" · ");
  const parts = [
    ...(note === undefined ? [] : [note]),
    ...(small === "" ? [] : [`<sub>${small}</sub>`]),
    ...(marker === undefined ? [] : [marker]),
  ];
  return parts.map((part) => `\n${part}\n`).join("");
}

function leftOut({ artifactUrl }: MarkdownOptions): string {
  const where = artifactUrl === undefined ? "the report in the run's artifact" : `[the full report](${artifactUrl})`;
  return `\nShortened to fit: every case is in ${where}.\n`;
}

const summaryLimit = 1024 * 1024;

/** The job summary: the comment with diagrams of the first runs, within GitHub's limit of 1 MiB for a step. */
export function reportJobSummary(report: ReplayReport, options: Omit<MarkdownOptions, "maxBytes" | "marker">): string {
  return reportMarkdown(report, { ...options, pictures: true, maxBytes: summaryLimit - 1 });
}
