import type { TraceRun } from "../core/schema/trace.ts";
import { commandOf } from "../node/runner/command.ts";
import type { Project } from "./project.ts";

/**
 * The command by which a case's question would reach an agent that took the recorded one as arguments, where the runner in
 * replaykit.yaml passes none. `text` redacts as the trace was.
 */
export function commandWithQuestion(
  argv: readonly string[],
  { events }: Pick<TraceRun, "events">,
  { config }: Pick<Project, "config">,
  text: (word: string) => string,
): string[] | undefined {
  const question = events.find((event) => event.type === "input_message" && event.role === "user");
  if (question?.type !== "input_message" || typeof question.content !== "string") return undefined;
  const asked = question.content.trim();
  // The program itself is no question; a question without quotation marks is several words.
  const from = argv.findIndex((_word, index) => index > 0 && text(argv.slice(index).join(" ")).trim() === asked);
  if (from < 0 || asked === "" || Object.keys(config.runners).length > 0) return undefined;
  if (config.runner?.shell === true) return undefined; // it reads $REPLAYKIT_INPUT
  const words = config.runner === undefined ? [] : commandOf(config.runner.command).argv;
  if (words.some((word) => word.includes("{input}") || text(word).trim() === asked)) return undefined;
  return [...argv.slice(0, from), "{input}"];
}
