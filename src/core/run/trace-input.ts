import type { ReplayCase } from "../schema/case.ts";
import type { TraceRun } from "../schema/trace.ts";

/** What an agent tells its model of itself, whoever asks. */
const prompts: readonly string[] = ["system", "developer"];

/**
 * The messages of a recorded run that came from outside. Where the recording knows what the agent was asked (`source.question`), that
 * is it: the agent put its own words around it before a model saw it, and would do so again.
 */
export function inputMessages({ events, source }: TraceRun): ReplayCase["scenario"]["input"] {
  const messages = events.flatMap((event) =>
    event.type === "input_message" ? [{ role: event.role, content: event.content }] : [],
  );
  const question = source?.["question"];
  if (typeof question !== "string") return messages;
  return [...messages.filter(({ role }) => prompts.includes(role)), { role: "user", content: question }];
}
