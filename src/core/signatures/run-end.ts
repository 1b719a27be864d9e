import type { TraceEvent, TraceRun } from "../schema/trace.ts";

/**
 * Whether a run may end where it did without an answer: on a tool that ends it, on one that hands the user over, on one that ran at
 * the provider's, or before somebody's approval.
 */
export function endsWithoutAnswer(
  { events, status }: Pick<TraceRun, "events" | "status">,
  terminalTools: readonly string[],
): boolean {
  const last = events.findLast((event) => event.type === "tool_call");
  if (events.some(asksApproval)) return true;
  if (last === undefined) return false;
  if (terminalTools.includes(last.tool_name) || endsRun(last.tool_name)) return true;
  // A run that ended in an error waits for nobody.
  return last["hosted"] === true || (status !== "error" && !isAnswered(events, last));
}

type ToolCall = Extract<TraceEvent, { type: "tool_call" }>;

/** A call without a result waits: for an approval, or for whoever runs it. */
function isAnswered(events: readonly TraceEvent[], call: ToolCall): boolean {
  const results = events.slice(events.indexOf(call) + 1).filter((event) => event.type === "tool_result");
  return results.some(({ call_id }) => call_id === undefined || call.call_id === undefined || call_id === call.call_id);
}

function asksApproval(event: TraceEvent): boolean {
  return (
    event.type === "other" && /approval[_.]?request|interrupt|requires_action|confirmation_request/i.test(event.name)
  );
}

const handOver =
  /^(?:transfer|hand|handoff|handover|escalate|route|forward|redirect|delegate|connect|switch)(?: (?:off|over|user|customer|call|chat))* (?:to|human|agent|operator|support|specialist|person|representative)\b|\b(?:human|agent) (?:handoff|handover|takeover|transfer)\b/;
const ending =
  /^(?:final (?:answer|result|output|response)|finish|finished|finalize|done|submit|submit (?:final )?(?:answer|result|results|response|solution|report)|complete|complete task|task (?:complete|completed|done)|attempt completion|end (?:conversation|call|session|chat|task|run|turn)|hang up|hangup|return (?:answer|result|output|response)|respond|respond to user|reply to user|answer|ask (?:user|human|question|user question|followup question|clarification)|message user|send message to user|structured output|exit|exit plan mode|terminate)$/;

/** What the name of a tool says that it is for: to end the run, or to hand it to somebody else. */
function endsRun(tool: string): boolean {
  return isHandOver(tool) || ending.test(wordsOf(tool));
}

/** Whether a tool's name says that it hands the user to somebody else. */
export function isHandOver(tool: string): boolean {
  return handOver.test(wordsOf(tool));
}

function wordsOf(tool: string): string {
  return tool
    .slice(0, 100)
    .replaceAll(/([a-z0-9])([A-Z])/g, "$1 $2")
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, " ")
    .trim();
}
