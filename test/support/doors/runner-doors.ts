import type { JsonObject } from "../../../src/core/schema/json.ts";
import { type Call, isModel } from "./conversation.ts";
import { type Door, readRunnerOutput, type Source, writtenTrace } from "./door.ts";

/** The short lists of an output do not say what was said on the way, which calls ran in parallel, or how many steps there were. */
const notInLists = ["speech", "groups", "steps", "tokens", "times", "states"] as const;

/** Facts in events that a runner may leave out. */
const optional = ["speech", "steps", "states"] as const;

/** Doors for what a runner writes to `REPLAYKIT_OUTPUT_PATH`, from the README's short form to the whole contract. */
export const runnerDoors: Door[] = [
  {
    name: "runner, as the README has it",
    lacks: notInLists,
    closedTo: ["raised tool error", "failed model call", "cut-off answer"],
    play: played(({ conversation }) => ({ tool_calls: callsOf(conversation.turns, () => ({})) })),
  },
  {
    name: "runner with error",
    lacks: notInLists,
    closedTo: ["failed model call", "cut-off answer"],
    play: played(({ conversation }) => ({ tool_calls: callsOf(conversation.turns, failureOf) })),
  },
  {
    name: "runner with error and events",
    optional,
    lacks: [],
    closedTo: [],
    play: played(({ conversation, trace }) => ({
      tool_calls: callsOf(conversation.turns, (call, group) => ({ ...failureOf(call), group })),
      events: writtenTrace(trace).events,
    })),
  },
  {
    name: "runner with events, no error",
    optional,
    lacks: ["groups"],
    closedTo: ["raised tool error"],
    play: played(({ conversation, trace }) => ({
      tool_calls: callsOf(conversation.turns, () => ({})),
      events: writtenTrace(trace).events,
    })),
  },
  {
    name: "runner with events alone",
    optional,
    lacks: [],
    closedTo: [],
    play: played(({ trace }) => ({ events: writtenTrace(trace).events })),
  },
];

function played(parts: (source: Source) => object): Door["play"] {
  return async (source) => {
    const { run_id, status, failure, final } = source.conversation;
    const output = {
      run_id,
      // A program that ends without an exception reports success.
      status: status === "unknown" ? "success" : status,
      final_output: final ?? null,
      errors: failure === undefined ? [] : [failure.error],
      ...parts(source),
    };
    return readRunnerOutput(JSON.stringify(output), source);
  };
}

function callsOf(
  turns: Source["conversation"]["turns"],
  more: (call: Call, group: string) => JsonObject,
): JsonObject[] {
  return turns.filter(isModel).flatMap(({ calls }, index) =>
    calls.map((call) => ({
      tool_name: call.tool,
      tool_args: call.args,
      ...(call.answer?.output === undefined ? {} : { tool_output: call.answer.output }),
      ...more(call, `answer-${index}`),
    })),
  );
}

/** The error of a call: the program knows every failure, also one that the tool returned as a text. */
function failureOf({ answer }: Call): JsonObject {
  const text = typeof answer?.output === "string" && answer.output.startsWith("Error:") ? answer.output : undefined;
  const error = answer?.error?.message ?? text;
  return error === undefined ? {} : { error };
}
