import { shareText } from "../../core/report/coverage-line.ts";
import { AppPage, Empty } from "../app-page.tsx";
import { agentText, safeText } from "../safe-text.ts";

interface HeldView {
  failed: number;
  guarded: number;
  open: number;
}
export interface WeekView extends HeldView {
  since: string;
}

/** Coverage, as the Worker's API returns it. */
export interface CoverageView extends HeldView {
  weeks: WeekView[];
  write_paths: (HeldView & { writes: string[] | null })[];
  proposed: { id: string; title: string; agent?: string | undefined; failed: number; run?: string | undefined }[];
}

const shownPaths = 20;

/** How many of this week's failures have a case or guard, and which to cover next. */
export function CoveragePage({ project, coverage }: { project: string; coverage: CoverageView }) {
  const { failed, guarded, open, weeks, write_paths: paths, proposed } = coverage;
  return (
    <AppPage title="Coverage" project={project} here="inbox">
      <div class="head">
        <h1>Coverage</h1>
        {failed === 0 ? null : (
          <p class="figures">
            <b>{shareText(guarded, failed)}</b> of this week’s <b>{failed.toLocaleString("en-US")}</b> failed runs are
            covered by a guard · <b>{shareText(open, failed)}</b> have a case that is no guard yet
          </p>
        )}
      </div>
      {failed === 0 ? (
        <Empty title="Nothing failed this week.">
          <p>
            <a href="/?view=all">Groups of all time</a>
          </p>
        </Empty>
      ) : (
        <>
          <h2>The largest groups without a case</h2>
          <Proposed proposed={proposed} />
          <h2>By what the runs wrote</h2>
          <Held
            what="Tools that wrote"
            rows={paths.slice(0, shownPaths).map(({ writes, ...held }) => ({ ...held, what: wroteText(writes) }))}
          />
          <h2>By week, with today’s cases</h2>
          <Held what="Week from" rows={weeks.toReversed().map(({ since, ...held }) => ({ ...held, what: since }))} />
        </>
      )}
    </AppPage>
  );
}

function wroteText(writes: string[] | null): string {
  if (writes === null) return "not known";
  return writes.length === 0 ? "nothing" : writes.map((tool) => safeText(tool, 60)).join(", ");
}

function Proposed({ proposed }: Pick<CoverageView, "proposed">) {
  if (proposed.length === 0) return <p class="soft">Every group of this week has a case or is resolved.</p>;
  return (
    <table class="list">
      <thead>
        <tr>
          <th class="what">What went wrong</th>
          <th class="c-agent wide">Agent</th>
          <th class="c-runs right">Failed</th>
        </tr>
      </thead>
      <tbody>
        {proposed.map(({ id, title, agent, failed }) => (
          <tr>
            <td class="what" dir="auto">
              <a href={`/groups/${encodeURIComponent(id)}`} title={safeText(title, 300)}>
                {safeText(title, 200)}
              </a>
            </td>
            <td class="soft wide">{agentText(agent)}</td>
            <td class="right">{failed.toLocaleString("en-US")}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Held({ what, rows }: { what: string; rows: (HeldView & { what: string })[] }) {
  return (
    <table class="list">
      <thead>
        <tr>
          <th class="what">{what}</th>
          <th class="c-runs right">Failed</th>
          <th class="c-runs right">Guarded</th>
          <th class="c-runs right">Case</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr>
            <td class="what">{row.what}</td>
            <td class="right">{Math.round(row.failed).toLocaleString("en-US")}</td>
            <td class="right">{shareText(row.guarded, row.failed)}</td>
            <td class="right">{shareText(row.open, row.failed)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
