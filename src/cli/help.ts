import type { CommandSpec, Flag } from "./command.ts";
import { globalFlags } from "./flag-values.ts";

const topics = ["Cases", "Traces", "Time travel", "Worker", "Set-up"] as const;

/** The list of commands, shown by `replaykit` and `replaykit --help`. */
export function overview(commands: CommandSpec[], version: string): string {
  const width = Math.max(...commands.map(({ name }) => name.length)) + 2;
  const lists = topics.flatMap((topic) => {
    const rows = commands.filter((command) => command.topic === topic);
    if (rows.length === 0) return [];
    return ["", `${topic}:`, ...rows.map(({ name, summary }) => `  ${name.padEnd(width)}${summary}`)];
  });
  return [
    `replaykit ${version}: turns failed agent runs into regression cases, and replays them.`,
    "",
    "Usage: replaykit <command> [options]",
    ...lists,
    "",
    "Start here:",
    "  replaykit init                                      writes replaykit.yaml and the workflow",
    "  replaykit scaffold trace.json --out cases/my-case   makes a case from a failed run",
    "  replaykit replay                                    replays all cases of this repository",
    "",
    "Exit codes: 0 nothing to act on, 1 a case needs action, 2 the input or the set-up is broken.",
    "Help on a command: replaykit <command> --help",
  ].join("\n");
}

/** The help of one command. */
export function commandHelp(command: CommandSpec): string {
  const parts = [`replaykit ${command.name} ${command.usage}`.trimEnd(), "", command.about.trim()];
  if (command.flags.length > 0) parts.push("", "Options:", ...flagRows(command.flags));
  parts.push("", "Common options:", ...flagRows(globalFlags));
  parts.push("", "Examples:", ...command.examples.map((example) => `  ${example}`));
  return parts.join("\n");
}

function flagRows(flags: Flag[]): string[] {
  const names = flags.map((flag) =>
    `${flag.short ? `-${flag.short}, ` : ""}--${flag.name} ${flag.value ?? ""}`.trimEnd(),
  );
  const width = Math.max(...names.map((name) => name.length)) + 2;
  return flags.map((flag, index) => `  ${(names[index] ?? "").padEnd(width)}${flag.summary}`);
}
