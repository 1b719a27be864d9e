import {
  caseLine,
  caution,
  countsLine,
  figureLines,
  outcomeLine,
  partialLines,
  writeLine,
} from "../../core/report/rehearsal.ts";
import type { Candidate, Rehearsal, Transcript } from "../../core/schema/rehearsal.ts";
import { Page } from "../page.tsx";
import { safeText } from "../safe-text.ts";

/** A rehearsal as one HTML file without script, links or other files. */
export function rehearsalPage({ current, candidates, attempts, partial }: Rehearsal): string {
  const page = (
    <Page title={`ReplayKit: rehearsal beside ${safeText(current, 60)}`}>
      <h1>Rehearsal beside {safeText(current, 100)}</h1>
      {partialLines(partial).map((line) => (
        <p class="warn">{safeText(line, 1000)}</p>
      ))}
      <p class="soft">
        {attempts} attempts of each case on each side, live models, tools from recordings. {caution}
      </p>
      {candidates.map((candidate) => (
        <CandidateSection candidate={candidate} current={current} />
      ))}
    </Page>
  );
  return `<!doctype html>${(page as { toString(): string }).toString()}\n`; // hono's JSX renders itself
}

const classes = { better: "good", worse: "bad", "no difference shown": "soft", "not compared": "warn" } as const;

function CandidateSection({ candidate, current }: { candidate: Candidate; current: string }) {
  const { name, outcome, writes, cases, transcripts } = candidate;
  const names = { current, candidate: name };
  const changed = cases.filter(({ change }) => change !== "same");
  return (
    <section>
      <h2>{safeText(name, 100)}</h2>
      <p class={classes[outcome]}>{outcomeLine(candidate)}</p>
      <p>{countsLine(candidate)}</p>
      <Lines title="Writes that one side alone makes" lines={writes.map((write) => writeLine(write, names))} />
      <Lines title="Cases" lines={changed.map(caseLine)} />
      <Lines title="What a run costs" lines={figureLines(candidate)} />
      {transcripts.length === 0 ? null : <h3>The runs that differ most</h3>}
      {transcripts.map(({ case_id, attempt, where, ...sides }, index) => (
        <details open={index === 0}>
          <summary>
            {safeText(case_id, 100)}, attempt {attempt} <span class="soft">{safeText(where, 300)}</span>
          </summary>
          <div class="columns">
            <Column title={current} side={sides.current} />
            <Column title={name} side={sides.candidate} />
          </div>
        </details>
      ))}
    </section>
  );
}

/** Lines of a list that are not folded, so that the next candidate is near. */
const mostLines = 10;

function Lines({ title, lines }: { title: string; lines: string[] }) {
  if (lines.length === 0) return null;
  return (
    <>
      <h3>{title}</h3>
      <LineList lines={lines.slice(0, mostLines)} />
      {lines.length > mostLines ? (
        <details>
          <summary>{lines.length - mostLines} more</summary>
          <LineList lines={lines.slice(mostLines)} />
        </details>
      ) : null}
    </>
  );
}

function LineList({ lines }: { lines: string[] }) {
  return (
    <div>
      <ul class="plain">
        {lines.map((line) => (
          <li>{safeText(line, 500)}</li>
        ))}
      </ul>
    </div>
  );
}

function Column({ title, side }: { title: string; side: Transcript }) {
  return (
    <section>
      <h3>
        {safeText(title, 60)} <span class="soft">({side.verdict})</span>
      </h3>
      {side.lines.map((line) => (
        <div class={`event mono${line.startsWith("WRITES ") ? " write" : ""}`}>{safeText(line, 400)}</div>
      ))}
    </section>
  );
}
