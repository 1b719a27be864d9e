import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { type ImportedTrace, readTraces } from "../../../src/core/formats/read-traces.ts";
import { nodePlatform } from "../../../src/node/platform.ts";
import { corpusPath } from "../../support/corpora.ts";

function readFile(path: string): ImportedTrace[] {
  const bytes = readFileSync(path);
  const content = path.endsWith(".eval") ? { bytes: new Uint8Array(bytes) } : { text: bytes.toString("utf8") };
  return readTraces({ name: path.split("/").at(-1) ?? "file", ...content }, { platform: nodePlatform });
}

/** `format status calls/results/tool errors kind-of-error final` of a trace. */
function gist({ trace: { events, status }, format }: ImportedTrace): string {
  const count = (type: string) => events.filter((event) => event.type === type).length;
  const failed = events.filter((event) => event.type === "tool_result" && event.error).length;
  const kind = events.find((event) => event.type === "error")?.kind ?? "-";
  const final = events.find((event) => event.type === "final_output")?.content;
  const text = typeof final === "string" ? final.trim().slice(0, 24).trim() : "-";
  return `${format} ${status} ${count("tool_call")}/${count("tool_result")}/${failed} ${kind} ${text}`;
}

/** How many traces a file holds, and the gist of the first and the last; each read over beside the file. */
const expected: Record<string, [number, string, string?]> = {
  "adk_evalset_roll_die.json": [1, "adk unknown 1/0/0 - -"],
  "adk_session_spark.json": [1, "adk unknown 2/2/0 - -"],
  "cc_logfire_sdk_tool_use.json": [1, "claude-code success 1/1/0 - Here are the files and d"],
  "cline_headless-timeout.json": [1, "http-recording success 0/0/0 - A software engineer, a D"],
  "jaeger_agntcy.json": [1, "otlp success 3/3/0 exception ## Resultado del diagnós"],
  "langwatch_codex_stream.json": [1, "openai-responses unknown 0/0/0 - PURPLE-ELEPHANT-SEVENTEE"],
  "openhands_mswe_output.jsonl": [
    3,
    "openhands success 23/22/5 - The issue with the `pony",
    "openhands error 49/49/12 limit -",
  ],
  "openhands_sdk_events.jsonl": [1, "openhands unknown 2/3/2 - -"],
  "openhands_traj_gui.json": [1, "openhands unknown 4/4/1 - I've created a complete"],
  "phoenix_pxi_turn.json": [1, "otlp success 8/8/1 - Done! I created the data"],
  "pi_large_session.jsonl": [1, "pi success 373/373/19 - Oh wait, these errors lo"],
  "vcr_llmanthropic_test_tools.yaml": [1, "http-recording success 2/2/0 - Here are two great names"],
  "vcr_pyd_hitl.yaml": [1, "http-recording success 2/2/0 - The file `.env` has been"],
};

describe("files of this month", () => {
  for (const [name, [many, first, last]] of Object.entries(expected)) {
    const path = corpusPath(`traces-2026-11/${name}`);
    it.skipIf(path === undefined)(name, () => {
      const read = readFile(path ?? "");
      const [one] = read;
      const end = read.at(-1);
      expect([read.length, one && gist(one), ...(last === undefined ? [] : [end && gist(end)])]).toEqual(
        last === undefined ? [many, first] : [many, first, last],
      );
    });
  }
});
