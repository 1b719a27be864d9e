import { globSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { effectLookup } from "../../../src/core/effects.ts";
import { readTraces } from "../../../src/core/formats/input/read-traces.ts";
import { createRedactor } from "../../../src/core/redact/redact.ts";
import { runFromTrace } from "../../../src/core/run/run-from-trace.ts";
import { failureTitle } from "../../../src/core/scaffold/case-title.ts";
import type { TraceRun } from "../../../src/core/schema/trace.ts";
import { detectSignatures } from "../../../src/core/signatures/detect-signatures.ts";
import { hmacKeyedHash, nodePlatform } from "../../../src/node/platform.ts";
import { corpusPath } from "../../../test/support/corpora.ts";
import type { BenchResult } from "../../bench-result.ts";
import { declared, guessed, type Knowledge, labelledRuns } from "../labelled-runs.ts";

const wanted = { of: 65, different: 55 };

/** Corpora without labels: a run of them counts as a failure if something is detected in it. */
const others: Record<string, string> = { "sdk-generated": "**/*.json", "inspect-ai": "*.{json,eval}" };

/**
 * Measures the titles of real failures: how many differ, and whether one shows an argument that redaction marks.
 * `REPLAYKIT_BENCH_VERBOSE=1` prints them.
 */
export function run(): BenchResult[] {
  const titled = [
    ...labelledRuns()
      .filter(({ right }) => !right)
      .flatMap(({ name, trace }) => titleOf(name, trace, declared)),
    ...otherRuns().flatMap(({ name, trace }) => titleOf(name, trace, guessed)),
  ].slice(0, wanted.of);
  if (process.env["REPLAYKIT_BENCH_VERBOSE"])
    for (const { name, title } of titled) console.log(`    ${name}: ${title}`);
  const different = new Set(titled.map(({ title }) => title)).size;
  const marked = titled.filter(({ shows }) => shows).length;
  return [
    {
      name: `different titles of ${titled.length} real failures (at least ${wanted.different})`,
      value: different,
      unit: "",
      ok: titled.length < wanted.of || different >= wanted.different,
    },
    {
      name: "titles that show an argument which redaction marks",
      value: marked,
      unit: "",
      budget: 0,
      ok: marked === 0,
    },
  ];
}

interface Titled {
  name: string;
  title: string;
  shows: boolean;
}

function titleOf(name: string, given: TraceRun, { effects: known, terminal_tools }: Knowledge): Titled[] {
  const redactor = createRedactor({ keyedHash: hmacKeyedHash(Buffer.from("sharp")) });
  const trace = redactor.redact(given);
  const effects = effectLookup({}, known);
  const run = runFromTrace(trace, effects);
  const signatures = detectSignatures(trace, run, { terminal_tools, effects }).map(({ check }) => check);
  if (signatures.length === 0) return [];
  const title = failureTitle({ run, feedback: trace.feedback, signatures, effects });
  const again = createRedactor({ keyedHash: hmacKeyedHash(Buffer.from("again")) });
  const shows = again.text(title) !== title || /redacted/.test(title);
  return [{ name, title, shows }];
}

function otherRuns(): { name: string; trace: TraceRun }[] {
  return Object.entries(others).flatMap(([corpus, pattern]) => {
    const path = corpusPath(corpus);
    const files = path === undefined ? [] : globSync(pattern, { cwd: path }).toSorted();
    return files.flatMap((file) =>
      tracesIn(join(path ?? "", file)).map((trace) => ({ name: `${corpus} ${file}`, trace })),
    );
  });
}

function tracesIn(path: string): TraceRun[] {
  const bytes = readFileSync(path);
  const content = path.endsWith(".eval") ? { bytes: new Uint8Array(bytes) } : { text: bytes.toString("utf8") };
  try {
    return readTraces({ name: basename(path), ...content }, { platform: nodePlatform }).map(({ trace }) => trace);
  } catch {
    return []; // not a file of traces
  }
}
