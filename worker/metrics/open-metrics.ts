/** A metric with its samples. Names and labels come from the Worker; label values are escaped. */
export interface Family {
  name: string;
  type: "counter" | "gauge" | "histogram" | "info";
  /** The name ends with the unit. */
  unit?: string;
  help: string;
  /** When a counter or histogram began to count, in seconds of Unix time. */
  created?: number;
  samples: Sample[];
}

export interface Sample {
  labels: Record<string, string>;
  /** The value; of a histogram, the sum. */
  value: number;
  /** Of a histogram: how many values are at most `bound`; the last bound is infinite. */
  buckets?: { bound: number; count: number }[];
}

export const openMetricsType = "application/openmetrics-text; version=1.0.0; charset=utf-8";

/** Formats metrics as OpenMetrics 1.0 text: https://prometheus.io/docs/specs/om/open_metrics_spec/ */
export function openMetrics(families: readonly Family[]): string {
  return `${families.flatMap(linesOf).join("\n")}\n# EOF\n`;
}

function linesOf(family: Family): string[] {
  const { name, type, unit, help } = family;
  return [
    `# TYPE ${name} ${type}`,
    ...(unit === undefined ? [] : [`# UNIT ${name} ${unit}`]),
    `# HELP ${name} ${escaped(help)}`,
    ...family.samples.flatMap((sample) => sampleLines(family, sample)),
  ];
}

function sampleLines({ name, type, created }: Family, { labels, value, buckets = [] }: Sample): string[] {
  const since = created === undefined ? [] : [line(`${name}_created`, labels, created)];
  if (type === "gauge") return [line(name, labels, value)];
  if (type === "info") return [line(`${name}_info`, labels, value)];
  if (type === "counter") return [line(`${name}_total`, labels, value), ...since];
  return [
    ...buckets.map(({ bound, count }) => line(`${name}_bucket`, { ...labels, le: boundText(bound) }, count)),
    line(`${name}_count`, labels, buckets.at(-1)?.count ?? 0),
    line(`${name}_sum`, labels, value),
    ...since,
  ];
}

function line(name: string, labels: Record<string, string>, value: number): string {
  const named = Object.entries(labels).map(([label, text]) => `${label}="${escaped(text)}"`);
  return `${name}{${named.join(",")}} ${value}`;
}

/** Bounds are written as floating point numbers: `1.0`, not `1`. */
function boundText(bound: number): string {
  if (bound === Infinity) return "+Inf";
  return Number.isInteger(bound) ? `${bound}.0` : String(bound);
}

function escaped(text: string): string {
  return text.replaceAll("\\", "\\\\").replaceAll('"', '\\"').replaceAll("\n", "\\n");
}
