import type { Redactor } from "../../core/redact/redact.ts";
import { textOf } from "../../core/run/text-of.ts";
import type { TraceRun } from "../../core/schema/trace.ts";
import { commandOf } from "../../node/runner/command.ts";
import type { CommandContext } from "../command.ts";
import type { Project } from "../project.ts";

type Configured = Pick<Project, "config">;

/** A recorded run, and the redactor that its texts went through. */
interface Recorded {
  env?: CommandContext["env"];
  trace: Pick<TraceRun, "events">;
  redactor: Pick<Redactor, "text">;
}

/**
 * The recorded command with `{input}` in place of its question, if the agent took the question as arguments, or with
 * `{inputs}` in place of several, if each was an argument.
 * `undefined` if the runner in replaykit.yaml already passes a question, or if it has named `runners`.
 */
export function commandWithQuestion(
  argv: readonly string[],
  recorded: Recorded,
  { config }: Configured,
): string[] | undefined {
  const several = placeOfSeveral(argv, recorded);
  const from = several ?? placeIn(argv, recorded);
  if (from < 0 || Object.keys(config.runners).length > 0) return undefined;
  if (config.runner?.shell === true) return undefined; // a shell reads $REPLAYKIT_INPUT
  const words = config.runner === undefined ? [] : commandOf(config.runner.command).argv;
  const text = (word: string) => recorded.redactor.text(word).trim();
  const question = text(argv.slice(from).join(" "));
  if (words.some((word) => /\{inputs?\}/.test(word) || text(word) === question)) return undefined;
  return [...argv.slice(0, from), several === undefined ? "{input}" : "{inputs}"];
}

/** Index of the word where the questions begin, if the recorded command ends with several, each a whole message. */
function placeOfSeveral(argv: readonly string[], { trace, redactor }: Recorded): number | undefined {
  const messages = userMessages(trace);
  const from = argv.length - messages.length;
  const are = messages.every((message, index) => redactor.text(argv[from + index] ?? "").trim() === message);
  return messages.length > 1 && from > 0 && are ? from : undefined;
}

/**
 * The question to the agent, if no message to its model is exactly that question. `undefined` if one is, or if the
 * question is unknown.
 */
export function questionOf(argv: readonly string[], recorded: Recorded, configured: Configured): string | undefined {
  const from = placeIn(argv, recorded);
  const words = from < 0 ? undefined : argv.slice(from).join(" ");
  const given = givenToRunner(argv, configured) ?? recorded.env?.["REPLAYKIT_INPUT"] ?? words;
  const question = given === undefined ? "" : recorded.redactor.text(given).trim();
  const messages = userMessages(recorded.trace);
  const asIs = messages.includes(question) || messages.join(" ") === question; // one question, or each argument is one
  return question === "" || messages.length === 0 || asIs ? undefined : question;
}

/**
 * The words of the recorded command at the place where a runner's command has `{input}`. Of several runners that fit,
 * the one with the most words of its own counts: `agent {input} --json` rather than `agent {input}`.
 */
function givenToRunner(argv: readonly string[], { config }: Configured): string | undefined {
  const runners = [...(config.runner === undefined ? [] : [config.runner]), ...Object.values(config.runners)];
  const given = runners.flatMap(({ command, shell }) => {
    if (shell) return [];
    const words = commandOf(command).argv;
    const place = words.indexOf("{input}");
    const rest = (of: readonly string[], end: number) => JSON.stringify([of.slice(0, place), of.slice(end)]);
    // A question without quotation marks is several words.
    const end = place + 1 + argv.length - words.length;
    return place > 0 && end > place && rest(argv, end) === rest(words, place + 1) ? [argv.slice(place, end)] : [];
  });
  return given.toSorted((a, b) => a.length - b.length)[0]?.join(" ");
}

/**
 * Index of the word where the question begins, if it is the end of the recorded command; else -1. The program itself is
 * not a question. A single word counts only if it is a whole message.
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
