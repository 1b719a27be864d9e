import { raw } from "hono/html";
import { exceptionText, sandboxLines, wroteText } from "../core/report/evidence-text.ts";
import { untrustedTerminal } from "../core/report/untrusted.ts";
import type { CaseResult, Outcome, ReplayReport } from "../core/schema/result.ts";
import type { Run } from "../core/schema/run.ts";
import { standingOrder, standingWords } from "../core/verdict/summary.ts";
import { Page } from "./page.tsx";
import { RunColumns } from "./run-columns.tsx";

/** The two runs of a case, by the case's path: what was recorded and what the replay did. */
export type RunPairs = ReadonlyMap<string, { recorded: Run; replayed: Run | undefined }>;

/** The report as one HTML file without script, links to nowhere or files of its own. */
export function reportPage(report: ReplayReport, runs: RunPairs = new Map()): string {
  const { summary, cases } = report;
  const groups = standingOrder
    .map((standing) => ({ standing, members: cases.filter((result) => result.standing === standing) }))
    .filter(({ members }) => members.length > 0);
  const page = (
    <Page title={`ReplayKit: ${summary.headline}`}>
      <h1 class={summary.ok ? "good" : "bad"}>{safe(summary.headline)}</h1>
      <p class="soft">
        {summary.total} cases, {(summary.duration_ms / 1000).toFixed(1)} s
      </p>
      {sandboxLines(summary).map((line) => (
        <p class="soft">{line}</p>
      ))}
      {groups.map(({ standing, members }) => (
        <section>
          <h2>
            {capital(standingWords[standing])} ({members.length})
          </h2>
          {members.map((result) => (
            <CaseSection result={result} runs={runs.get(result.path)} />
          ))}
        </section>
      ))}
    </Page>
  );
  return `<!doctype html>${(page as { toString(): string }).toString()}\n`; // a node of hono writes itself
}

function CaseSection({
  result,
  runs,
}: {
  result: CaseResult;
  runs: { recorded: Run; replayed: Run | undefined } | undefined;
}) {
  const last = result.attempts.at(-1);
  return (
    <details open={result.blocks}>
      <summary>
        <code>{safe(result.case_id)}</code> {safe(result.title)}
        <span class={result.blocks ? "bad" : "soft"}> {safe(result.reason)}</span>
        {result.weak === undefined ? null : <span class="soft"> Weak: {safe(result.weak)}</span>}
      </summary>
      <div>
        {last ? <Outcomes title="What went wrong then" outcomes={last.signatures} /> : null}
        {last ? <Outcomes title="What must hold" outcomes={last.assertions} /> : null}
        {last ? (
          <p class="soft">
            {result.rate.reproduced} of {result.rate.of} attempts reproduced it. Calls: {last.counts.served} served,{" "}
            {last.counts.simulated} simulated, {last.counts.missed} missed, {last.counts.blocked} blocked,{" "}
            {last.counts.live} live ({last.counts.basis}). {wroteText(last)} {exceptionText(last.counts)}
          </p>
        ) : null}
        {runs ? <RunColumns recorded={runs.recorded} replayed={runs.replayed} /> : null}
        <h3>Try it</h3>
        <pre>{safe(result.commands.reproduce)}</pre>
      </div>
    </details>
  );
}

function Outcomes({ title, outcomes }: { title: string; outcomes: Outcome[] }) {
  if (outcomes.length === 0) return raw("");
  return (
    <>
      <h3>{title}</h3>
      <ul class="plain">
        {outcomes.map(({ check, outcome, unseen, message }) => (
          <li>
            <span class={outcome === "pass" ? "good" : outcome === "fail" ? "bad" : "warn"}>
              {marks[unseen ? "unseen" : outcome]}
            </span>{" "}
            <code>{safe(check)}</code> <span class="soft">{safe(message)}</span>
          </li>
        ))}
      </ul>
    </>
  );
}

const marks = { pass: "holds", fail: "fails", needs_human: "needs a person", unseen: "not seen" } as const;

/** JSX escapes markup; direction and control characters go as well. */
function safe(text: string): string {
  return untrustedTerminal(text);
}

function capital(text: string): string {
  return `${text.slice(0, 1).toUpperCase()}${text.slice(1)}`;
}
