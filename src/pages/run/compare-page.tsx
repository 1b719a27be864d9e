import { callCountTexts, type ComparedRun, compareRuns } from "../../core/diff/explain.ts";
import { differenceLines } from "../../core/report/difference-lines.ts";
import { groupPlace, groupsOf } from "../../core/report/terminal/differences.ts";
import type { Run } from "../../core/schema/run.ts";
import type { TraceRun } from "../../core/schema/trace.ts";
import { AppPage } from "../app-page.tsx";
import { Page } from "../page.tsx";
import { RunColumns } from "./run-columns.tsx";
import { safeText } from "../safe-text.ts";
import { useSite } from "../site.ts";

interface ShownRun {
  id: string;
  run_id: string;
  run: Run;
  trace?: TraceRun | undefined;
}

export interface ComparePageProps {
  project: string;
  left: ShownRun;
  right: ShownRun;
  /** True if the second run was picked as the good run that is most like the first. */
  isGood?: boolean | undefined;
}

const mostShown = 20;

/** Two runs side by side, from their first difference. */
export function ComparePage({ project, left, right, isGood = false }: ComparePageProps) {
  const { root } = useSite();
  return (
    <AppPage title="Two runs" project={project}>
      <h1>{isGood ? "Compared with a good run" : "Two runs side by side"}</h1>
      <p>
        <a href={`${root}runs/${left.id}`}>{safeText(left.run_id, 80)}</a> and{" "}
        <a href={`${root}runs/${right.id}`}>{safeText(right.run_id, 80)}</a>
        {isGood ? <span class="soft">, this agent's good run with the most similar input</span> : null}
      </p>
      <Comparison left={{ name: left.run_id, ...left }} right={{ name: right.run_id, ...right }} />
    </AppPage>
  );
}

/** The comparison as one HTML file without script, links or other files. */
export function comparisonPage(left: ComparedRun, right: ComparedRun): string {
  const page = (
    <Page title={`ReplayKit: ${safeText(left.name, 60)} and ${safeText(right.name, 60)}`}>
      <h1>Two runs side by side</h1>
      <Comparison left={left} right={right} />
    </Page>
  );
  return `<!doctype html>${(page as { toString(): string }).toString()}\n`; // hono's JSX renders itself
}

/** A sentence that quotes trace text. Each quotation has its own direction, and does not change the sentence's. */
function Quoting({ text }: { text: string }) {
  const parts = safeText(text, 500).split(/("(?:[^"\\]|\\.)*")/);
  return <span dir="ltr">{parts.map((part, place) => (place % 2 === 1 ? <bdi>{part}</bdi> : part))}</span>;
}

interface AllDifferencesProps {
  groups: ReturnType<typeof groupsOf>;
  of: Parameters<typeof groupPlace>[1];
}

function AllDifferences({ groups, of }: AllDifferencesProps) {
  if (groups.length === 0) return null;
  return (
    <>
      <h2>All differences</h2>
      {groups.slice(0, mostShown).map((group, index) => (
        <details open={index === 0}>
          <summary>{safeText(groupPlace(group, of), 200)}</summary>
          <div>
            <pre tabindex={0}>
              {safeText(
                group
                  .slice(0, 1)
                  .flatMap((one) => differenceLines(one))
                  .join("\n"),
              )}
            </pre>
          </div>
        </details>
      ))}
      {groups.length > mostShown ? <p class="soft">and {groups.length - mostShown} more</p> : null}
    </>
  );
}

function Comparison({ left, right }: { left: ComparedRun; right: ComparedRun }) {
  const comparison = compareRuns(left, right);
  const { equal, where, why, outcome, calls, differences } = comparison;
  const names = [safeText(left.name, 60), safeText(right.name, 60)] as const;
  return (
    <>
      <h2>How they ended</h2>
      <p>
        <strong>{names[0]}</strong>: <Quoting text={outcome.before} />
        <br />
        <strong>{names[1]}</strong>: <Quoting text={outcome.after} />
      </p>
      <h2>Where they differ</h2>
      <p>
        <Quoting text={where} />
      </p>
      {equal ? null : (
        <>
          <h2>Why</h2>
          <p>
            <Quoting text={why} />
          </p>
        </>
      )}
      {calls.length === 0 ? null : (
        <p class="soft">
          <span dir="ltr">{safeText(callCountTexts(calls).join(", "), 500)}</span>
        </p>
      )}
      <AllDifferences groups={groupsOf(differences)} of={{ left, right }} />
      <h2>Calls</h2>
      <RunColumns recorded={left.run} replayed={right.run} titles={[names[0], names[1]]} />
    </>
  );
}
