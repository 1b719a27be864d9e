import { expect, it } from "vitest";
import { commands } from "../../src/cli/commands.ts";
import { commandHelp, fittedHelp, overview } from "../../src/cli/help.ts";
import { terminalColumns } from "../../src/cli/terminal.ts";

const texts = [overview(commands, "1.0.0"), ...commands.map((command) => commandHelp(command, commands))];

it("help fits a terminal, except for commands to copy, and says the same", () => {
  const words = (text: string) => text.split(/\s+/).join(" ");
  for (const columns of [40, 80, 200]) {
    for (const text of texts) {
      const fitted = fittedHelp(text, columns);
      const wide = fitted.split("\n").filter((line) => line.length > columns);
      expect(wide.filter((line) => !line.startsWith("  "))).toEqual([]);
      expect(wide.filter((line) => columns >= 80 && !/^ {2}(?:npx |\S+=)/.test(line))).toEqual([]);
      expect(words(fitted)).toBe(words(text));
    }
  }
});

it("help keeps a second column where it stands, and puts it below a first one that is too wide", () => {
  const help =
    "Options:\n  --shell   run the command through a shell\n  --runner-cmd <command>  the command that runs your agent";
  expect(fittedHelp(help, 43)).toBe(
    "Options:\n  --shell   run the command through a shell\n  --runner-cmd <command>\n      the command that runs your agent",
  );
  expect(fittedHelp(help, 42)).toContain("  --shell   run the command through a\n            shell\n");
  expect(fittedHelp(help, 60)).toBe(help);
});

it("a terminal has a width unless it does not know its size", () => {
  expect(terminalColumns({ isTTY: true, columns: 80 })).toBe(80);
  expect(terminalColumns({ isTTY: true, columns: 0 })).toBeUndefined();
  expect(terminalColumns({ columns: 80 })).toBeUndefined();
});
