// Serves tool calls from a case's fixtures under ReplayKit's runner contract. Standard library only, so that it can be
// copied into any agent; agents that use the SDK or the gateway need none of it.
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { isDeepStrictEqual } from "node:util";

/** Opens the case that the environment names: its user messages, its recorded tools and the place for the result. */
export function openCase(env = process.env) {
  const fixtures = JSON.parse(readFileSync(join(env.REPLAYKIT_FIXTURES_DIR, "tools.json"), "utf8"));
  const trace = JSON.parse(readFileSync(env.REPLAYKIT_SOURCE_TRACE_PATH, "utf8"));
  const left = [...fixtures.calls];
  const toolCalls = [];
  const replay = { served: 0, simulated: 0, blocked: 0, live: 0, missed: [] };

  /** Answers one call: a recording if there is one; a write without one is simulated, a read without one is a miss. */
  function call(tool, args, { write = false, group } = {}) {
    const recorded = take(left, tool, args);
    const answer = recorded ?? (write ? (fixtures.static?.[tool] ?? { output: {} }) : undefined);
    if (recorded) replay.served += 1;
    else if (answer) replay.simulated += 1;
    else replay.missed.push({ tool, args });
    const { output, error } = answer ?? { error: { kind: "tool", message: `no recording of ${tool}` } };
    toolCalls.push({ tool_name: tool, tool_args: args, tool_output: output, error, group });
    if (error) throw new Error(error.message);
    return output;
  }

  function finish({ status, output, errors = [] }) {
    const result = {
      run_id: `replay-${env.REPLAYKIT_CASE_ID}`,
      status,
      final_output: output,
      tool_calls: toolCalls,
      errors,
      replay,
    };
    writeFileSync(env.REPLAYKIT_OUTPUT_PATH, JSON.stringify(result));
  }

  const messages = trace.events.filter((event) => event.type === "input_message" && event.role !== "system");
  return { question: messages.map((event) => event.content).join("\n"), call, finish };
}

function take(left, tool, args) {
  const index = left.findIndex((recorded) => recorded.tool === tool && isDeepStrictEqual(recorded.args, args));
  return index === -1 ? undefined : left.splice(index, 1)[0];
}
