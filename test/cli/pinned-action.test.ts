import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { shippedCli } from "../support/shipped-cli.ts";
import { temporaryFolder } from "../support/temporary-folder.ts";

const identity = {
  GIT_AUTHOR_NAME: "a",
  GIT_AUTHOR_EMAIL: "a@b.c",
  GIT_COMMITTER_NAME: "a",
  GIT_COMMITTER_EMAIL: "a@b.c",
};

/** The uses of the Action that `init` writes, where its repository is the one at this address. */
async function written(address: string): Promise<string[]> {
  using folder = temporaryFolder({ ".git/HEAD": "ref: refs/heads/main\n", "agent.py": "" });
  const env = {
    GIT_CONFIG_COUNT: "1",
    GIT_CONFIG_KEY_0: `url.${address}.insteadOf`,
    GIT_CONFIG_VALUE_0: "https://github.com/replaykit/replaykit",
  };
  expect((await shippedCli(["init"], { cwd: folder.path, env })).exit).toBe(0);
  return ["replaykit.yml", "replaykit-report.yml"].flatMap((name) => {
    const text = readFileSync(join(folder.path, ".github/workflows", name), "utf8");
    return [...text.matchAll(/uses: (replaykit\/.*)/g)].map(([, use = ""]) => use);
  });
}

it.each(["annotated", "light"])("init pins the Action to the commit of its release (%s tag)", async (kind) => {
  using release = temporaryFolder({ "action.yml": "" });
  const git = (...args: string[]) =>
    execFileSync("git", args, { cwd: release.path, env: { ...process.env, ...identity }, encoding: "utf8" }).trim();
  git("init", "--quiet");
  git("add", ".");
  git("commit", "--quiet", "--message", "x");
  git("tag", ...(kind === "annotated" ? ["--annotate", "--message", "x"] : []), "v0.1.0");
  const use = `replaykit/replaykit@${git("rev-parse", "HEAD")} # v0.1.0`;
  expect(await written(`file://${release.path}`)).toEqual([use, use]);
});

it("init writes the tag, with a comment, where nobody can say which commit it is", async () => {
  const use = "replaykit/replaykit@v0.1.0 # pin it to the commit that you reviewed";
  expect(await written("file:///no/such/repository")).toEqual([use, use]);
});
