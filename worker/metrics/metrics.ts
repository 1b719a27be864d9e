import { spendOf } from "./spend.ts";
import type { ProjectSettings } from "../../src/api/schema/settings.ts";
import { version } from "../../src/core/version.ts";
import type { Deps } from "../deps.ts";
import type { Activity } from "../store/count-activity.ts";
import type { Stats } from "../store/trace-store.ts";
import { type Family, openMetrics } from "./open-metrics.ts";

const day = 86_400_000;
/** Upper bounds of the histogram, in seconds. */
const bounds = [0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const outcomes = ["stored", "sampled_out", "duplicate", "rejected"] as const;
const fates = ["delivered", "failed"] as const;

type MetricsDeps = Pick<Deps, "store" | "countActivity" | "now">;

/**
 * A project's metrics of today, for Prometheus and similar tools. Counters start at 00:00 UTC and say so (`_created`),
 * which keeps rates correct. An answer reads at most one day's rows.
 */
export async function metricsOf(
  { project, settings }: { project: string; settings: Pick<ProjectSettings, "sampling"> },
  { store, countActivity, now }: MetricsDeps,
): Promise<string> {
  const at = now();
  const from = at - (at % day);
  const [hours, activity] = await Promise.all([store.stats(project, { from, to: at }), countActivity(project, from)]);
  const stats = hours.map((hour) => hour.stats);
  const usd = stats.reduce((sum, one) => sum + spendOf(one, settings.sampling), 0);
  return openMetrics([
    {
      name: "replaykit_build",
      type: "info",
      help: "The Worker's version.",
      samples: [{ labels: { version }, value: 1 }],
    },
    ...countersOf(project, { stats, activity, created: from / 1000 }),
    latencyOf(project, activity, from / 1000),
    ...gaugesOf(project, activity, { usd, at }),
  ]);
}

interface Day {
  stats: readonly Stats[];
  activity: Activity;
  created: number;
}

function countersOf(project: string, { stats, activity, created }: Day): Family[] {
  const sum = (pick: (one: Stats) => number) => stats.reduce((total, one) => total + pick(one), 0);
  const reasons = [...new Set(stats.flatMap((one) => Object.keys(one.reasons)))].toSorted();
  const counter = (name: string, help: string, samples: Family["samples"]): Family => {
    return { name: `replaykit_${name}`, type: "counter", help, created, samples };
  };
  return [
    counter(
      "runs",
      "Runs received today, by outcome.",
      outcomes.map((outcome) => ({ labels: { project, outcome }, value: sum((one) => one[outcome]) })),
    ),
    counter(
      "runs_rejected",
      "Runs rejected today, by reason.",
      reasons.map((reason) => ({ labels: { project, reason }, value: sum((one) => one.reasons[reason] ?? 0) })),
    ),
    counter("runs_lifted", "Runs that feedback or late spans brought back today after they were sampled out.", [
      { labels: { project }, value: sum((one) => one.lifted) },
    ]),
    counter(
      "notices",
      "Notices sent today, by outcome.",
      fates.map((outcome) => ({ labels: { project, outcome }, value: activity.notices[outcome] ?? 0 })),
    ),
    counter("promotes", "Pull requests requested today.", [{ labels: { project }, value: activity.promotes }]),
  ];
}

function latencyOf(project: string, { latencies }: Activity, created: number): Family {
  const seconds = latencies.map((ms) => ms / 1000);
  return {
    name: "replaykit_ingest_seconds",
    type: "histogram",
    unit: "seconds",
    help: "How long requests with runs, spans or log records took today. A request counts when the next one arrives.",
    created,
    samples: [
      {
        labels: { project },
        value: seconds.reduce((sum, one) => sum + one, 0),
        buckets: [...bounds, Infinity].map((bound) => ({ bound, count: seconds.filter((one) => one <= bound).length })),
      },
    ],
  };
}

function gaugesOf(
  project: string,
  { groups, oldestOpen }: Activity,
  { usd, at }: { usd: number; at: number },
): Family[] {
  const oldest = oldestOpen === undefined ? 0 : (at - oldestOpen) / 1000;
  return [
    {
      name: "replaykit_groups",
      type: "gauge",
      help: "Groups of failures, by state.",
      samples: Object.entries(groups).map(([state, value]) => ({ labels: { project, state }, value })),
    },
    {
      name: "replaykit_cost_today_usd",
      type: "gauge",
      help: "Estimated cost of today so far, from counts; not Cloudflare's bill.",
      samples: [{ labels: { project }, value: usd }],
    },
    {
      name: "replaykit_oldest_open_trace_seconds",
      type: "gauge",
      unit: "seconds",
      help: "Age of the oldest trace that should have been closed and could not be; 0 if there is none.",
      samples: [{ labels: { project }, value: oldest }],
    },
  ];
}
