import { existsSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { cli } from "../support/cli.ts";
import { copyOfRepository } from "../support/temporary-folder.ts";

it("a runner that crashes is shown with the end of its standard error and the folder of its evidence", async () => {
  using folder = copyOfRepository("examples", "cases", "replaykit.yaml");
  const cwd = folder.path;
  writeFileSync(
    join(cwd, "crash.py"),
    'import sys\nprint("loading \\x1b[31mplans", file=sys.stderr)\nraise KeyError("plan")\n',
  );
  const crashed = await cli(["replay", "search-loop", "--runner-cmd", "python3 crash.py"], { cwd });
  expect(crashed.exit).toBe(1);
  expect(crashed.stdout).toMatch(/End of standard error:\n +loading .*plans\n(?: +.*\n)* +KeyError: 'plan'\n/);
  expect(crashed.stdout).not.toContain("\u001b");
  const evidence = /^evidence: (\S+)\/ {2}\(stdout\.log/m.exec(crashed.stderr)?.[1];
  expect(existsSync(join(cwd, evidence ?? "missing", "stderr.log"))).toBe(true);
  const all = await cli(["replay", "--runner-cmd", "python3 crash.py"], { cwd });
  expect(all.stdout).toContain("stderr: KeyError: 'plan'");
  expect(all.stderr.match(/^evidence: /gm)).toHaveLength(1);

  const fine = await cli(["replay", "search-loop"], { cwd });
  expect(fine.stdout).not.toContain("End of standard error");
  expect(fine.stderr).not.toContain("evidence:");
});
