/** A sample as an answer told it. */
export interface ParsedSample {
  name: string;
  labels: Record<string, string>;
  value: number;
}

export interface ParsedFamily {
  type: string;
  unit?: string;
  help?: string;
  samples: ParsedSample[];
}

const suffixes: Record<string, readonly string[]> = {
  counter: ["_total", "_created"],
  gauge: [""],
  info: ["_info"],
  histogram: ["_bucket", "_count", "_sum", "_created"],
};
const sampleLine = /^([a-zA-Z_:][\w:]*)(?:\{(.*)\})? (-?(?:\d+(?:\.\d+)?(?:e[+-]?\d+)?|Inf)|NaN)$/;
const labelPart = /^([a-zA-Z_]\w*)="((?:[^"\\\n]|\\[\\"n])*)"(?:,|$)/;

/** OpenMetrics 1.0 text by the rules of its specification; a `string`: what breaks them, and in which line. */
export function parseOpenMetrics(text: string): Map<string, ParsedFamily> | string {
  const families = new Map<string, ParsedFamily>();
  if (!text.endsWith("\n# EOF\n")) return "the text does not end with # EOF and a line feed";
  const lines = text.slice(0, -"# EOF\n".length).split("\n").slice(0, -1);
  let open = "";
  for (const [index, line] of lines.entries()) {
    const fault = line.startsWith("# ") ? readMeta(line) : readSample(line);
    if (fault !== undefined) return `line ${index + 1}: ${fault}`;
  }
  return histogramFault(families) ?? families;

  function readMeta(line: string): string | undefined {
    const [, word, name = "", rest = ""] = /^# (TYPE|UNIT|HELP) (\S+) (.*)$/.exec(line) ?? [];
    if (word === undefined) return "an unknown comment";
    if (word === "TYPE") {
      if (families.has(name)) return `${name} comes twice`;
      if (!(rest in suffixes)) return `${rest} is no type`;
      families.set(name, { type: rest, samples: [] });
      open = name;
      return undefined;
    }
    const family = families.get(name);
    if (family === undefined || open !== name || family.samples.length > 0) return `${word} of ${name} out of place`;
    if (word === "UNIT" && !name.endsWith(`_${rest}`)) return `${name} does not end with its unit`;
    Object.assign(family, word === "UNIT" ? { unit: rest } : { help: rest });
    return undefined;
  }

  function readSample(line: string): string | undefined {
    const [, name = "", labelled = "", number = ""] = sampleLine.exec(line) ?? [];
    if (name === "") return `not a sample: ${line}`;
    const family = families.get(open);
    if (!family || !(suffixes[family.type] ?? []).some((suffix) => name === `${open}${suffix}`)) {
      return `${name} is no sample of ${open}`;
    }
    const labels = readLabels(labelled);
    if (typeof labels === "string") return labels;
    const value = Number(number.replace("Inf", "Infinity"));
    if (family.type === "counter" && !(value >= 0)) return `${name} is ${number}`;
    if (family.samples.some((one) => one.name === name && same(one.labels, labels))) return `${line} comes twice`;
    family.samples.push({ name, labels, value });
    return undefined;
  }
}

function readLabels(text: string): Record<string, string> | string {
  const labels: Record<string, string> = {};
  for (let rest = text; rest !== ""; ) {
    const [whole, name = "", value = ""] = labelPart.exec(rest) ?? [];
    if (whole === undefined || name in labels) return `labels: ${rest}`;
    labels[name] = value.replaceAll(/\\([\\"n])/g, (_all, one: string) => (one === "n" ? "\n" : one));
    rest = rest.slice(whole.length);
  }
  return labels;
}

function same(a: Record<string, string>, b: Record<string, string>): boolean {
  const names = Object.keys(a);
  return names.length === Object.keys(b).length && names.every((name) => a[name] === b[name]);
}

/** Buckets never go down, and the last one, `+Inf`, is the count. */
function histogramFault(families: ReadonlyMap<string, ParsedFamily>): string | undefined {
  for (const [name, { type, samples }] of families) {
    if (type !== "histogram") continue;
    const buckets = samples.filter((one) => one.name === `${name}_bucket`);
    const counts = buckets.map(({ value }) => value);
    if (counts.some((count, index) => count < (counts[index - 1] ?? 0))) return `${name}: buckets go down`;
    const total = samples.find((one) => one.name === `${name}_count`)?.value;
    if (buckets.at(-1)?.labels["le"] !== "+Inf" || counts.at(-1) !== total) return `${name}: +Inf is not the count`;
  }
  return undefined;
}
