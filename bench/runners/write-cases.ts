import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** Writes cases of a usual size: a dozen events, five recordings, signatures and assertions. */
export function writeBenchCases(folder: string, count: number): void {
  const args = { user_id: "usr_8821", period: "2026-03" };
  const error = { kind: "timeout", message: "billing service timeout" };
  const calls = Array.from({ length: 5 }, (_, index) => ({
    tool: "lookup_billing",
    args: { ...args, try: index },
    effect: "read",
    error,
    source: { run_id: "run-1", index },
    recorded_at: "2026-03-12T10:00:00Z",
  }));
  const events = calls.flatMap((call, index) => [
    { type: "tool_call", call_id: `c${index}`, tool_name: call.tool, tool_args: call.args, group: `g${index}` },
    { type: "tool_result", call_id: `c${index}`, error },
  ]);
  const trace = {
    version: 1,
    run_id: "run-1",
    status: "error",
    started_at: "2026-03-12T10:00:00Z",
    events: [
      { type: "input_message", role: "user", content: "Why was I charged $49.99 in March?" },
      ...events,
      { type: "error", kind: "limit", error: "Max tool call limit exceeded. Agent terminated." },
    ],
  };
  for (let index = 0; index < count; index += 1) {
    const id = `case-${String(index).padStart(5, "0")}`;
    const path = join(folder, id);
    mkdirSync(join(path, "fixtures"), { recursive: true });
    writeFileSync(join(path, "case.yaml"), caseYaml(id));
    writeFileSync(join(path, "source-trace.json"), JSON.stringify(trace, undefined, 2));
    writeFileSync(
      join(path, "fixtures", "tools.json"),
      JSON.stringify({ version: 1, calls, static: {} }, undefined, 2),
    );
    writeFileSync(
      join(path, "notes.md"),
      "# What failed\n\nThe agent asked a failing service until its limit ended it.\n",
    );
  }
}

function caseYaml(id: string): string {
  return `# A case written for people: what went wrong, and what a good run does.
version: 1
id: ${id}
title: Agent asks a failing service again and again
state: open
source:
  run_id: run-1
  captured_at: "2026-03-12T10:00:00Z"
tags: [billing, limits]
effects: { lookup_billing: read }
scenario:
  input:
    - { role: user, content: "Why was I charged $49.99 in March?" }
  mode: continue
  context: {}
replay:
  model: recorded
  tools: fixtures
  on_read_miss: fail
  on_write_miss: simulate
  match: { args: exact }
  attempts: auto
  timeout: 60s
# What went wrong: all of these held in the failed run.
signatures:
  - status_is: error
  - min_tool_calls: { tool: lookup_billing, count: 5 }
  - error_matches: { kind: limit, text: "Max tool call limit" }
# What must hold in a good run.
assertions:
  - status_is: success
  - max_tool_calls: { tool: lookup_billing, count: 3 }
  - final_output_exists: true
reviews: []
`;
}
