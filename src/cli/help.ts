import { wrapText } from "../core/report/terminal/terminal-text.ts";
import type { CommandSpec, Flag } from "./command.ts";
import { globalFlags } from "./flag-values.ts";

/** The commands that lead from a failed run to a guard; help lists them first. */
const tenFirst = ["init", "record", "scaffold", "replay", "guard", "promote", "show", "diff", "import", "worker"];

/** Topics that are not commands themselves. */
const topics: Record<string, string> = { trace: "work on the file of one trace" };

/** The list of commands, shown by `replaykit` and `replaykit --help`. */
export function overview(commands: CommandSpec[], version: string): string {
  const single = commands.filter(({ name }) => !name.includes(" "));
  const rows = [...single, ...Object.entries(topics).map(([name, summary]) => ({ name, summary }))];
  const width = Math.max(...rows.map(({ name }) => name.length)) + 2;
  const row = ({ name, summary }: { name: string; summary: string }) => {
    const words = wordsOf(name, commands);
    const also = words.length === 0 ? [] : [`  ${" ".repeat(width)}${name} ${words.join(" | ")}`];
    return [`  ${name.padEnd(width)}${summary}`, ...also];
  };
  const isFirst = ({ name }: { name: string }) => tenFirst.includes(name);
  return [
    `replaykit ${version}: turns failed agent runs into regression cases, and replays them.`,
    "",
    "Usage: replaykit <command> [options]",
    "",
    "From a failed run to a guard:",
    ...rows.filter(isFirst).flatMap(row),
    "",
    "More:",
    ...rows.filter((one) => !isFirst(one)).flatMap(row),
    "",
    "Start here:",
    "  npx replaykit init                                      writes replaykit.yaml and the workflow",
    "  npx replaykit scaffold trace.json --out cases/my-case   makes a case from a failed run",
    "  npx replaykit replay                                    replays all cases of this repository",
    "",
    "Exit codes: 0 nothing to act on, 1 a case needs action, 2 the input or the set-up is broken.",
    "Help on a command: npx replaykit <command> --help",
  ].join("\n");
}

/** The second words of a topic's commands. */
function wordsOf(topic: string, commands: CommandSpec[]): string[] {
  return commands.flatMap(({ name }) => (name.startsWith(`${topic} `) ? [name.slice(topic.length + 1)] : []));
}

/** The help of a topic that is not a command itself; `undefined` if there is no such topic. */
export function topicHelp(name: string, commands: CommandSpec[]): string | undefined {
  const summary = Object.hasOwn(topics, name) ? topics[name] : undefined;
  if (summary === undefined) return undefined;
  return [`replaykit ${name} <command>: ${summary}`, "", ...commandRows(name, commands)].join("\n");
}

function commandRows(topic: string, commands: CommandSpec[]): string[] {
  const rows = commands.filter(({ name }) => name.startsWith(`${topic} `));
  const width = Math.max(0, ...rows.map(({ name }) => name.length)) + 2;
  return rows.map(({ name, summary }) => `  replaykit ${name.padEnd(width)}${summary}`);
}

/** The help of one command. */
export function commandHelp(command: CommandSpec, commands: CommandSpec[]): string {
  const parts = [`replaykit ${command.name} ${command.usage}`.trimEnd(), "", command.about.trim()];
  const more = commandRows(command.name, commands);
  if (more.length > 0) parts.push("", "Commands of this topic:", ...more);
  if (command.flags.length > 0) parts.push("", "Options:", ...optionRows(command.flags));
  parts.push("", commonOptions());
  parts.push("", "Examples:", ...command.examples.map((example) => `  ${example}`));
  return parts.join("\n");
}

/** The options that every command takes. */
export function commonOptions(): string {
  return ["Common options:", ...optionRows(globalFlags)].join("\n");
}

export function optionRows(flags: Flag[]): string[] {
  const names = flags.map((flag) =>
    `${flag.short ? `-${flag.short}, ` : ""}--${flag.name} ${flag.value ?? ""}`.trimEnd(),
  );
  const width = Math.max(...names.map((name) => name.length)) + 2;
  return flags.map((flag, index) => `  ${(names[index] ?? "").padEnd(width)}${flag.summary}`);
}

/** Lines of prose from this length on were broken by hand: the next one belongs to them. */
const handBroken = 100;

/** Narrowest second column: names of variables must fit into it. */
const narrowest = 30;

/** Help for a terminal that is narrower than its lines. What stands in a second column stays there; commands to copy stay whole. */
export function fittedHelp(help: string, columns: number): string {
  const joined = help.replaceAll(new RegExp(`(?<=^[^ \n][^\n]{${handBroken - 1},})\n(?=[^ \n])`, "gm"), " ");
  return joined
    .split("\n")
    .flatMap((line) => (line.length <= columns ? [line] : fittedLine(line, columns)))
    .join("\n");
}

function fittedLine(line: string, columns: number): string[] {
  const [first] = /^ (?: {7,}|.*?\S {2,})(?=\S)/.exec(line) ?? [];
  if (first === undefined) return line.startsWith(" ") ? [line] : wrapText(line, columns);
  const indent = columns - first.length < narrowest ? 6 : first.length;
  const rows = wrapText(line.slice(first.length), columns - indent).map((row) => `${" ".repeat(indent)}${row}`);
  return indent === first.length ? [`${first}${rows[0]?.trimStart()}`, ...rows.slice(1)] : [first.trimEnd(), ...rows];
}
