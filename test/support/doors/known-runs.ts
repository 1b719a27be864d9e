import { globSync, readFileSync } from "node:fs";
import { basename, join, resolve } from "node:path";
import { effectLookup } from "../../../src/core/effects.ts";
import { readTraces } from "../../../src/core/formats/read-traces.ts";
import { createRedactor } from "../../../src/core/redact/redact.ts";
import { hmacKeyedHash, nodePlatform } from "../../../src/node/platform.ts";
import { corpusPath } from "../corpora.ts";
import { readTrials, tauEffects, tauTerminalTools } from "../tau-bench.ts";
import { type Source, sourceOf } from "./door.ts";

const folder = resolve(import.meta.dirname, "../../doors/runs");

/** Runs written by hand, one for each thing that doors were seen to tell in different ways. */
export function handMadeRuns(): Source[] {
  // No effect is declared: a tool's name tells what it does.
  const known = { effects: effectLookup(), configEffects: {}, terminal_tools: ["transfer_to_human"] };
  return globSync("*.json", { cwd: folder })
    .toSorted()
    .map((file) => {
      const [read] = readTraces(
        { name: file, text: readFileSync(join(folder, file), "utf8") },
        { platform: nodePlatform },
      );
      if (!read) throw new Error(`${file} holds no run`);
      return sourceOf(basename(file, ".json"), read.trace, known);
    });
}

/** Corpora with runs of other formats, and which of their files hold them. */
const others: Record<string, string> = {
  "tau2-bench": "*.results.json",
  "inspect-ai": "*.{json,eval}",
  "swe-agent": "*.{traj,traj.json}",
  langsmith: "*.{json,jsonl}",
  "claude-code": "**/*.jsonl",
  agentdojo: "**/*.json",
};

/** Every run of the corpora beside the checkout, as the redactor leaves them. */
export function corpusRuns(): Source[] {
  return [...tauRuns(), ...otherRuns()];
}

export function tauRuns(): Source[] {
  const corpus = corpusPath("tau-bench");
  if (corpus === undefined) return [];
  const known = { effects: effectLookup(tauEffects), configEffects: tauEffects, terminal_tools: tauTerminalTools };
  return readTrials(corpus).map(({ task, trial, trace }) =>
    sourceOf(`tau-bench ${task}/${trial}`, redactor().redact(trace), known),
  );
}

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
    return []; // a file of another kind among them
  }
}
