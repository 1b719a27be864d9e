import type { Redactor } from "../../core/redact/redact.ts";
import { textOf } from "../../core/run/text-of.ts";
import type { TraceRun } from "../../core/schema/trace.ts";
import { commandOf } from "../../node/runner/command.ts";
import type { CommandContext } from "../command.ts";
import type { Project } from "../project.ts";

type Configured = Pick<Project, "config">;

/** What was recorded, and what redacts words as it was redacted. */
interface Recorded {
  env?: CommandContext["env"];
  trace: Pick<TraceRun, "events">;
  redactor: Pick<Redactor, "text">;
}

/**
 * The command by which a case's question would reach an agent that took the recorded one as arguments, where the runner in
 * replaykit.yaml passes none.
 */
export function commandWithQuestion(
  argv: readonly string[],
  recorded: Recorded,
  { config }: Configured,
): string[] | undefined {
  const from = placeIn(argv, recorded);
  if (from < 0 || Object.keys(config.runners).length > 0) return undefined;
  if (config.runner?.shell === true) return undefined; // it reads $REPLAYKIT_INPUT
  const words = config.runner === undefined ? [] : commandOf(config.runner.command).argv;
  const text = (word: string) => recorded.redactor.text(word).trim();
  const question = text(argv.slice(from).join(" "));
  if (words.some((word) => word.includes("{input}") || text(word) === question)) return undefined;
  return [...argv.slice(0, from), "{input}"];
}

/** What the agent was asked, where no message to its model says that and no more; `undefined`: one does, or nobody knows. */
export function questionOf(argv: readonly string[], recorded: Recorded, configured: Configured): string | undefined {
  const from = placeIn(argv, recorded);
  const words = from < 0 ? undefined : argv.slice(from).join(" ");
  const given = givenToRunner(argv, configured) ?? recorded.env?.["REPLAYKIT_INPUT"] ?? words;
  const question = given === undefined ? "" : recorded.redactor.text(given).trim();
  const messages = userMessages(recorded.trace);
  return question === "" || messages.length === 0 || messages.includes(question) ? undefined : question;
}

/** The word of the recorded command that stands where a runner's has `{input}`. */
function givenToRunner(argv: readonly string[], { config }: Configured): string | undefined {
  const runners = [...(config.runner === undefined ? [] : [config.runner]), ...Object.values(config.runners)];
  return runners.flatMap(({ command, shell }) => {
    if (shell) return [];
    const words = commandOf(command).argv;
    const place = words.indexOf("{input}");
    const rest = (of: readonly string[], end: number) => JSON.stringify([of.slice(0, place), of.slice(end)]);
    // A question without quotation marks is several words.
    const end = place + 1 + argv.length - words.length;
    return place > 0 && end > place && rest(argv, end) === rest(words, place + 1)
      ? [argv.slice(place, end).join(" ")]
      : [];
  })[0];
}

/**
 * Where the question begins among the words of the recorded command, if it is the end of it; -1: it is not. The program itself is no
 * question, and one word that a message holds beside others need be none.
 */
function placeIn(argv: readonly string[], { trace, redactor }: Recorded): number {
  const messages = userMessages(trace);
  return argv.findIndex((_word, index) => {
    const words = redactor.text(argv.slice(index).join(" ")).trim();
    if (index === 0 || words === "") return false;
    return messages.some((message) => message === words || (words.includes(" ") && message.includes(words)));
  });
}

function userMessages({ events }: Recorded["trace"]): string[] {
  return events.flatMap((event) =>
    event.type === "input_message" && event.role === "user" ? [textOf(event.content)] : [],
  );
}
