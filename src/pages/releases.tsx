import type { GroupView } from "./group-state.tsx";
import { safeText } from "./safe-text.ts";
import { Time } from "./time.tsx";

/** A release, as the Worker's API answers it. */
export interface ReleaseView {
  id: string;
  agent?: string | undefined;
  version?: string | undefined;
  commit?: string | undefined;
  model?: string | undefined;
  runs: number;
  failed: number;
  /** Share of its runs that failed, with its interval. */
  rate?: { rate: number; low: number; high: number } | undefined;
}

/** `4.2.0 · 1f3c9ab2e0`; of a release that is not known any more its digest. */
export function releaseWords(id: string, releases: readonly ReleaseView[]): string {
  const { version, commit, model } = releases.find((one) => one.id === id) ?? {};
  const parts = [version, commit?.slice(0, 10)].filter((part) => part !== undefined && part !== "");
  return safeText(parts.length > 0 ? parts.join(" · ") : (model ?? id), 60);
}

/** The release in which a group was seen first. */
export function beginningOf({ releases = [] }: GroupView, known: readonly ReleaseView[]): string {
  const [first] = releases;
  return first === undefined ? "" : releaseWords(first.id, known);
}

const mostShown = 8;

interface ReleaseTableProps {
  group: GroupView;
  releases: readonly ReleaseView[];
  now: number;
}

/** In which releases a failure was seen, the newest first, and how often the runs of each fail at all. */
export function ReleaseTable({ group: { releases: seen = [] }, releases, now }: ReleaseTableProps) {
  const [first] = seen;
  const newest = seen.toSorted((a, b) => b.last_seen - a.last_seen);
  if (first === undefined) return null;
  return (
    <section>
      <h2>Releases</h2>
      <table class="list">
        <thead>
          <tr>
            <th class="what">Release</th>
            <th class="c-short right">Here</th>
            <th class="c-mid">All failures, 7 days</th>
            <th class="c-time middle">Last seen</th>
          </tr>
        </thead>
        <tbody>
          {newest.slice(0, mostShown).map(({ id, count, last_seen }) => (
            <tr>
              <td class="what">
                <span class="mono">{releaseWords(id, releases)}</span>{" "}
                {id === first.id ? <span class="chip soft">began here</span> : null}
              </td>
              <td class="right">{count.toLocaleString("en-US")}</td>
              <td>{rateText(releases.find((one) => one.id === id))}</td>
              <td class="soft middle">
                <Time at={last_seen} now={now} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {newest.length > mostShown ? <p class="soft small">and {newest.length - mostShown} older ones</p> : null}
    </section>
  );
}

function rateText(release: ReleaseView | undefined): string {
  if (release?.rate === undefined) return "no run";
  const percent = (share: number) => (share * 100).toFixed(share < 0.1 ? 1 : 0);
  const { rate, low, high } = release.rate;
  const runs = Math.round(release.runs).toLocaleString("en-US");
  return `${percent(rate)} % of ${runs} (${percent(low)}–${percent(high)} %)`;
}
