import { failureRate, unknownRelease } from "../../core/release/release.ts";
import type { GroupView } from "./group-state.tsx";
import { safeText } from "../safe-text.ts";
import { Time } from "../time.tsx";

/** A release, as the Worker's API returns it. */
export interface ReleaseView {
  id: string;
  agent?: string | undefined;
  version?: string | undefined;
  commit?: string | undefined;
  model?: string | undefined;
  runs: number;
  failed: number;
  /** Share of its runs that failed, with its 95 % interval. */
  rate?: { rate: number; low: number; high: number } | undefined;
}

/** Version and commit, such as `4.2.0 · 1f3c9ab2e0`; else the model, else the digest. */
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
  /** Number of runs of each release since it began. Missing for a release that is not counted so far back. */
  allRuns: ReadonlyMap<string, number>;
  now: number;
}

/**
 * The releases in which a failure was seen, newest first: its share of each release's runs, and the share that failed
 * at all.
 */
export function ReleaseTable({ group: { releases: seen = [] }, releases, allRuns, now }: ReleaseTableProps) {
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
            <th class="c-mid">This failure</th>
            <th class="c-mid middle">All failures, 7 days</th>
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
              <td>{ownRateText(count, allRuns.get(id))}</td>
              <td class="middle">{weekText(id, releases)}</td>
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

/**
 * With fewer runs the interval is so wide that a percentage misleads: 25 runs without a failure still allow up to 13 %.
 */
const leastForRate = 25;

/**
 * Such as `12 of 340: 3.5 % (2.0–6.1 %)`. Few runs get no percentage. If their number is unknown, only the count stays.
 */
function ownRateText(count: number, runs: number | undefined): string {
  const failed = count.toLocaleString("en-US");
  const rate = runs === undefined || runs < count ? undefined : failureRate({ runs, failed: count, squares: runs });
  if (runs === undefined || rate === undefined) return failed;
  const share = `${failed} of ${runs.toLocaleString("en-US")}`;
  return runs < leastForRate ? share : `${share}: ${percent(rate.rate)} % ${intervalText(rate)}`;
}

function weekText(id: string, releases: readonly ReleaseView[]): string {
  // Runs without a release have no counts.
  if (id === unknownRelease) return "not counted";
  const release = releases.find((one) => one.id === id);
  if (release?.rate === undefined) return "no run";
  const runs = Math.round(release.runs).toLocaleString("en-US");
  if (release.runs < leastForRate) return `${Math.round(release.failed).toLocaleString("en-US")} of ${runs}`;
  return `${percent(release.rate.rate)} % of ${runs} ${intervalText(release.rate)}`;
}

function intervalText({ low, high }: { low: number; high: number }): string {
  return `(${percent(low)}–${percent(high)} %)`;
}

function percent(share: number): string {
  return (share * 100).toFixed(share < 0.1 ? 1 : 0);
}
