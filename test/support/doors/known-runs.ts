import { globSync, readFileSync } from "node:fs";
import { basename, join, resolve } from "node:path";
import { effectLookup } from "../../../src/core/effects.ts";
import { readTraces } from "../../../src/core/formats/input/read-traces.ts";
import { createRedactor } from "../../../src/core/redact/redact.ts";
import { traceSchema } from "../../../src/core/schema/trace.ts";
import { hmacKeyedHash, nodePlatform } from "../../../src/node/platform.ts";
import { corpusPath } from "../corpora.ts";
import { type Source, sourceOf } from "./door.ts";
import { readQuestion } from "./tau-doors.ts";

const folder = resolve(import.meta.dirname, "../../doors/runs");

/** Hand-written runs, one for each thing that doors once read differently. */
export function handMadeRuns(): Source[] {
  // No effects are declared: the product guesses them from the tools' names.
  const known = { effects: effectLookup(), configEffects: {}, terminal_tools: ["transfer_to_human"] };
  return globSync("*.json", { cwd: folder })
    .toSorted()
    .map((file) => {
      // Parsed without a reader: what readers infer is for the doors to show.
      const trace = traceSchema.parse(JSON.parse(readFileSync(join(folder, file), "utf8")));
      return sourceOf(basename(file, ".json"), trace, known);
    });
}

/** Corpora in other formats, each with the pattern of its files. */
const others: Record<string, string> = {
  "tau2-bench": "*.results.json",
  "inspect-ai": "*.{json,eval}",
  "swe-agent": "*.{traj,traj.json}",
  langsmith: "*.{json,jsonl}",
  "claude-code": "**/*.jsonl",
  agentdojo: "**/*.json",
};

/** The trials of tau-bench. */
export function tauRuns(): Source[] {
  const corpus = corpusPath("tau-bench");
  return corpus === undefined ? [] : readQuestion(corpus).trials.map(({ source }) => source);
}

/** All runs of the other corpora beside the checkout, redacted. */
export function otherRuns(): Source[] {
  const known = { effects: effectLookup(), configEffects: {}, terminal_tools: [] };
  return Object.entries(others).flatMap(([corpus, pattern]) => {
    const path = corpusPath(corpus);
    const files = path === undefined ? [] : globSync(pattern, { cwd: path }).toSorted();
    return files.flatMap((file) =>
      tracesIn(join(path ?? "", file)).map((trace, index) =>
        sourceOf(`${corpus} ${basename(file)} ${index}`, redactor().redact(trace), known),
      ),
    );
  });
}

function redactor() {
  return createRedactor({ keyedHash: hmacKeyedHash(Buffer.from("doors")) });
}

function tracesIn(path: string) {
  const bytes = readFileSync(path);
  const content = path.endsWith(".eval") ? { bytes: new Uint8Array(bytes) } : { text: bytes.toString("utf8") };
  try {
    return readTraces({ name: basename(path), ...content }, { platform: nodePlatform }).map(({ trace }) => trace);
  } catch {
    return []; // not a file of traces
  }
}
