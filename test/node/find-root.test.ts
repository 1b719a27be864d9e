import { join } from "node:path";
import { expect, it } from "vitest";
import { findRoot } from "../../src/node/git/find-root.ts";
import { temporaryFolder } from "../support/temporary-folder.ts";

it("the search for the configuration ends at the repository's root", () => {
  using folder = temporaryFolder({
    "replaykit.yaml": "version: 1\n",
    "inner/.git/HEAD": "ref: refs/heads/main\n",
    "inner/src/a.txt": "",
    "outer/src/a.txt": "",
    "own/.git/HEAD": "ref: refs/heads/main\n",
    "own/agents/replaykit.yaml": "version: 1\n",
    "own/agents/src/a.txt": "",
  });
  const root = (path: string) => findRoot(join(folder.path, path));
  expect(root("inner/src")).toBe(join(folder.path, "inner"));
  expect(root("outer/src")).toBe(folder.path);
  expect(root("own/agents/src")).toBe(join(folder.path, "own/agents"));
});
