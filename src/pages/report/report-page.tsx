import { fullReason } from "../../core/verdict/not-exercised.ts";
import { raw } from "hono/html";
import { plural } from "../../core/checks/check-result.ts";
import { exceptionText, sandboxLines, timeoutText, wroteText } from "../../core/report/evidence-text.ts";
import type { CaseResult, ReplayReport } from "../../core/schema/result.ts";
import type { Outcome } from "../../core/schema/attempt-result.ts";
import type { Run } from "../../core/schema/run.ts";
import { nextAct, type VerdictLine, verdictLine } from "../../core/report/comment/opening.ts";
import { type Attention, attentionOf, countOf, groupByAttention } from "../../core/verdict/suite/attention.ts";
import { headlineForPeople, standingWords } from "../../core/verdict/suite/summary.ts";
import { Coded } from "../coded.tsx";
import { Page } from "../page.tsx";
import { RunColumns } from "../run/run-columns.tsx";
import { safeText } from "../safe-text.ts";
import { durationText } from "../time.tsx";

/** The recorded and the replayed run of each case, by the case's path. */
export type RunPairs = ReadonlyMap<string, { recorded: Run; replayed: Run | undefined }>;

/** Cases that block and are unfolded from the start, as in the comment. */
const openFirst = 3;

const tones: Record<VerdictLine["mark"], string> = { "🔴": "bad", "🟡": "warn", "🟢": "good", "⚪": "" };

/** The report as one HTML file without script, links or other files. */
export function reportPage(report: ReplayReport, runs: RunPairs = new Map()): string {
  const { summary, cases } = report;
  const groups = [...groupByAttention(cases)].filter(([, members]) => members.length > 0);
  const { mark, words } = verdictLine(report);
  const open = new Set(
    groups
      .flatMap(([, members]) => members)
      .filter(({ blocks }) => blocks)
      .slice(0, openFirst),
  );
  const page = (
    <Page title={`ReplayKit: ${words}`}>
      <style>{raw(filterStyles(groups.map(([attention]) => attention)))}</style>
      <h1 class={tones[mark]}>{safeText(words)}</h1>
      {cases.length === 0 ? (
        <p>{safeText(headlineForPeople(report))}</p>
      ) : (
        <>
          <p class="soft">
            {safeText(headlineForPeople(report))} · {plural(summary.total, "case")}, {durationText(summary.duration_ms)}
          </p>
          <p>
            <Coded text={nextAct(report)} />
          </p>
        </>
      )}
      {sandboxLines(summary).map((line) => (
        <p class="soft">{line}</p>
      ))}
      {groups.length < 2 ? null : <Filter groups={groups} />}
      {groups.map(([attention, members]) => (
        <section class={`group ${className(attention)}`}>
          <h2>{capital(countOf(attention, members.length))}</h2>
          {members.map((result) => (
            <CaseSection result={result} runs={runs.get(result.path)} open={open.has(result)} />
          ))}
        </section>
      ))}
    </Page>
  );
  return `<!doctype html>${(page as { toString(): string }).toString()}\n`; // hono's JSX renders itself
}

/** Shows the cases of one group only. It works by CSS, because the page has no script. */
function Filter({ groups }: { groups: [Attention, CaseResult[]][] }) {
  const total = groups.reduce((sum, [, members]) => sum + members.length, 0);
  return (
    <fieldset class="filter">
      <legend class="soft">Show</legend>
      <label>
        <input type="radio" name="show" checked /> all {total}
      </label>
      {groups.map(([attention, members]) => (
        <label>
          <input type="radio" name="show" id={`only-${className(attention)}`} /> {countOf(attention, members.length)}
        </label>
      ))}
    </fieldset>
  );
}

function filterStyles(shown: Attention[]): string {
  const rules = shown
    .map(className)
    .map((name) => `body:has(#only-${name}:checked) .group:not(.${name}){display:none}`);
  return [".filter{border:0;padding:0;display:flex;flex-wrap:wrap;gap:.25rem 1rem}", ...rules].join("\n");
}

function className(attention: Attention): string {
  return attention.replace(" ", "-");
}

/** The standing, such as `unproven`, if the word for people says less. */
function exactly({ standing }: CaseResult): string {
  return standingWords[standing] === attentionOf[standing] ? "" : ` (${standingWords[standing]})`;
}

function CaseSection({
  result,
  runs,
  open,
}: {
  result: CaseResult;
  runs: { recorded: Run; replayed: Run | undefined } | undefined;
  open: boolean;
}) {
  const last = result.attempts.at(-1);
  return (
    <details open={open}>
      <summary>
        <bdi>{safeText(result.title, 300)}</bdi> <code>{safeText(result.case_id, 200)}</code>
        <span class="soft">{exactly(result)}</span>{" "}
        <bdi class={result.blocks ? "bad" : "soft"}>{safeText(fullReason(result), 600)}</bdi>
        {result.weak === undefined ? null : <bdi class="soft"> Weak: {safeText(result.weak, 300)}</bdi>}
      </summary>
      <div>
        {last ? <Outcomes title="What went wrong then" outcomes={last.signatures} marks={ofSignatures} /> : null}
        {last ? <Outcomes title="What must hold" outcomes={last.assertions} marks={ofAssertions} /> : null}
        {last ? (
          <p class="soft">
            {result.rate.reproduced} of {result.rate.of} attempts reproduced it. Calls: {last.counts.served} served,{" "}
            {last.counts.simulated} simulated, {last.counts.missed} missed, {last.counts.blocked} blocked,{" "}
            {last.counts.live} live ({last.counts.basis}). {wroteText(last)} {exceptionText(last.counts)}{" "}
            {timeoutText(last)}
          </p>
        ) : null}
        {runs ? <RunColumns recorded={runs.recorded} replayed={runs.replayed} /> : null}
        <h3>Try it</h3>
        <pre tabindex={0}>{safeText(result.commands.reproduce)}</pre>
      </div>
    </details>
  );
}

type Marks = Record<Outcome["outcome"] | "unseen", { words: string; tone: "good" | "bad" | "warn" }>;

function Outcomes({ title, outcomes, marks }: { title: string; outcomes: Outcome[]; marks: Marks }) {
  if (outcomes.length === 0) return raw("");
  return (
    <>
      <h3>{title}</h3>
      <ul class="plain">
        {outcomes.map(({ check, outcome, unseen, message }) => {
          const { words, tone } = marks[unseen ? "unseen" : outcome];
          return (
            <li>
              <span class={tone}>{words}</span> <code>{safeText(check)}</code>{" "}
              <bdi class="soft">{safeText(message)}</bdi>
            </li>
          );
        })}
      </ul>
    </>
  );
}

const eitherWay = {
  needs_human: { words: "needs a person", tone: "warn" },
  unseen: { words: "not seen", tone: "warn" },
} as const;
const ofAssertions: Marks = {
  pass: { words: "holds", tone: "good" },
  fail: { words: "fails", tone: "bad" },
  ...eitherWay,
};
/** A signature that holds means that the failure came back. */
const ofSignatures: Marks = {
  pass: { words: "came back", tone: "bad" },
  fail: { words: "did not come back", tone: "good" },
  ...eitherWay,
};

function capital(text: string): string {
  return `${text.slice(0, 1).toUpperCase()}${text.slice(1)}`;
}
