import type { CommandSpec, Flag } from "../src/cli/command.ts";
import { commands } from "../src/cli/commands.ts";
import { commandHelp, commonOptions, optionRows } from "../src/cli/help.ts";
import {
  baseFlag,
  caseFlags,
  draftFlags,
  expectationFlags,
  filterFlags,
  formatFlag,
  htmlFlag,
  jobsFlag,
  runFlag,
  runnerFlags,
} from "../src/cli/specs/flags.ts";
import { fromFlags } from "../src/cli/specs/runs.ts";

/** Options of several commands, which the page explains once. A command that takes a whole group names only the group. */
const sharedFlags: Record<string, readonly Flag[]> = {
  "where runs are": fromFlags,
  "which runs": filterFlags,
  "a trace": [formatFlag, runFlag],
  "the runner": runnerFlags,
  "a right run": expectationFlags,
  "a new case": [...caseFlags.filter((flag) => !expectationFlags.includes(flag)), ...draftFlags],
  others: [baseFlag, jobsFlag, htmlFlag],
};

/** Writes `docs/cli.md`: the help of every command. */
export function cliPage(): string {
  const groups = Object.entries(sharedFlags).flatMap(([name, flags]) => [
    "",
    `${name.slice(0, 1).toUpperCase()}${name.slice(1)}:`,
    ...optionRows([...flags]),
  ]);
  const parts = commands.map((command) => `## ${command.name}\n\n\`\`\`\n${helpOf(command)}\n\`\`\`\n`);
  return [
    "# Commands",
    "",
    "`npx replaykit --help` lists the commands with what they do; `npx replaykit <command> --help` prints the text below.",
    "",
    ...indexOf(commands),
    "",
    "Every command takes the common options. Many take some of the others, and name them as shared options:",
    "",
    "```",
    commonOptions(),
    ...groups,
    "```",
    "",
    ...parts,
  ].join("\n");
}

/** Links to the commands: a line for those of one word, and one for each topic. */
function indexOf(all: readonly CommandSpec[]): string[] {
  const topics = Map.groupBy(all, ({ name }) => (name.includes(" ") ? name.slice(0, name.indexOf(" ")) : ""));
  return [...topics].map(([topic, list]) => {
    const links = list.map(({ name }) => `[${name.slice(topic.length).trim()}](#${name.replaceAll(" ", "-")})`);
    return `* ${topic === "" ? "" : `**${topic}** `}${links.join(", ")}`;
  });
}

/** The help of a command, without the options that the page explains at the top. */
function helpOf(command: CommandSpec): string {
  const names = Object.entries(sharedFlags).flatMap(([group, flags]) => {
    const taken = flags.filter((flag) => command.flags.includes(flag));
    return group !== "others" && taken.length === flags.length ? [group] : taken.map(({ name }) => `--${name}`);
  });
  const shared = Object.values(sharedFlags).flat();
  const help = commandHelp({ ...command, flags: command.flags.filter((flag) => !shared.includes(flag)) }, []);
  return help.replace(`${commonOptions()}\n\n`, names.length === 0 ? "" : `Shared options: ${names.join(", ")}\n\n`);
}
