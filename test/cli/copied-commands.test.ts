import { expect, it } from "vitest";
import { cli } from "../support/cli.ts";
import { temporaryFolder } from "../support/temporary-folder.ts";

it.each([
  ["a user's name", ["worker", "erase", "--user", "Ada O'Neil"], `worker erase --user 'Ada O'\\''Neil' --yes`],
  ["a plain name", ["worker", "erase", "--user", "ada"], "worker erase --user ada --yes"],
  ["a run's id", ["runs", "fork", "run 7; ls"], "show 'run 7; ls' lists the steps"],
])("%s stands in a command as one word of the shell", async (_what, args, command) => {
  using folder = temporaryFolder();
  const { exit, stderr } = await cli(args, { cwd: folder.path });
  expect({ exit, hint: stderr.trimEnd().split("\n").at(-1) }).toEqual({
    exit: 2,
    hint: `  → npx replaykit ${command}`,
  });
});
