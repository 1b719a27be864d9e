import { diverge } from "../core/diff/diverge.ts";
import { differenceLines, differencePlace } from "../core/report/difference-lines.ts";
import type { Run } from "../core/schema/run.ts";
import { AppPage } from "./app-page.tsx";
import { RunColumns } from "./run-columns.tsx";
import { safeText } from "./safe-text.ts";

export interface ComparePageProps {
  project: string;
  left: { id: string; run_id: string; run: Run };
  right: { id: string; run_id: string; run: Run };
}

const mostShown = 20;

/** Two runs side by side, from where they part. */
export function ComparePage({ project, left, right }: ComparePageProps) {
  const differences = diverge(left.run, right.run);
  const [first] = differences;
  return (
    <AppPage title="Two runs" project={project}>
      <h1>Two runs side by side</h1>
      <p>
        <a href={`/runs/${left.id}`}>{safeText(left.run_id, 80)}</a> and{" "}
        <a href={`/runs/${right.id}`}>{safeText(right.run_id, 80)}</a>
      </p>
      <h2>Where they part</h2>
      <p>{first === undefined ? "They do not differ." : `First at ${safeText(differencePlace(first), 200)}.`}</p>
      {differences.slice(0, mostShown).map((one) => (
        <details open={one === first}>
          <summary>{safeText(differencePlace(one), 200)}</summary>
          <div>
            <pre tabindex={0}>{safeText(differenceLines(one).join("\n"))}</pre>
          </div>
        </details>
      ))}
      {differences.length > mostShown ? <p class="soft">and {differences.length - mostShown} more</p> : null}
      <h2>Calls</h2>
      <RunColumns
        recorded={left.run}
        replayed={right.run}
        titles={[safeText(left.run_id, 60), safeText(right.run_id, 60)]}
      />
    </AppPage>
  );
}
