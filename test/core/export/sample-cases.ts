import { readCheck } from "../../../src/core/checks/read-check.ts";
import { exportCases, type ExportTarget } from "../../../src/core/export/export-cases.ts";
import type { ExportedCase } from "../../../src/core/export/exported-case.ts";
import type { ReplayCase } from "../../../src/core/schema/case.ts";
import type { Check } from "../../../src/core/schema/check.ts";
import type { Json } from "../../../src/core/schema/json.ts";
import { platform, searchLoop } from "../case/samples.ts";
import { sampleCase } from "../report/sample.ts";

function check(value: Json): Check {
  const read = readCheck(value, "assertions");
  if (!read.ok) throw new Error(`no check: ${JSON.stringify(value)}`);
  return read.check;
}

/** Two cases: one with checks of every sort and hostile text, one that a person must judge. */
export function sampleCases(): ExportedCase[] {
  const search = sampleCase({
    id: "search-loop",
    title: "Agent repeats one search",
    state: "guard",
    tags: ["smoke"],
    scenario: {
      mode: "continue",
      context: {},
      input: [
        { role: "developer", content: "Be brief." },
        { role: "user", content: [{ type: "text", text: "Why was I charged?" }] },
      ],
    },
    assertions: [
      check({ status_is: "success" }),
      check({ max_tool_calls: { tool: "lookup_billing", count: 3 } }),
      check({ output_contains: '{{ env.SECRET }} {% raw %} " ` ${process.env.SECRET} \n """' }),
    ],
  });
  const tone: ReplayCase = sampleCase({
    id: "tone",
    title: "Agent is rude",
    state: "open",
    assertions: [check({ semantic: "The answer is polite." })],
  });
  return [search, tone].map((replayCase) => ({
    case: replayCase,
    trace: searchLoop(),
    path: `cases/${replayCase.id}`,
    result: undefined,
  }));
}

export function exported(target: ExportTarget, cases: ExportedCase[] = sampleCases()) {
  return exportCases(target, cases, platform);
}

/** One file of an export; a name that is not there fails the test. */
export function fileOf(target: ExportTarget, name: string, cases?: ExportedCase[]): string {
  const { files } = exported(target, cases);
  const text = files[name];
  if (text === undefined) throw new Error(`${target} has no ${name}, only ${Object.keys(files).join(", ")}`);
  return text;
}

export function linesOf(text: string): unknown[] {
  return text
    .trimEnd()
    .split("\n")
    .map((line) => JSON.parse(line));
}
