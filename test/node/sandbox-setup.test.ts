import { spawnSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { describe, expect, it } from "vitest";
import { leaveOut } from "../support/left-out.ts";
import { canPlayUsers } from "../support/other-users.ts";
import { temporaryFolder } from "../support/temporary-folder.ts";

const root = resolve(import.meta.dirname, "../..");
if (!canPlayUsers) leaveOut("what a setup must not do", "only root can write to folders of the system");

/** Runs a setup's words in a room, a runner's in another one above it, and prints what these said. */
const inRooms = `
import { spawnSync } from "node:child_process";
import { createBoxes } from ${JSON.stringify(join(root, "src/node/sandbox/boxes.ts"))};
import { openSandbox } from ${JSON.stringify(join(root, "src/node/sandbox/sandbox.ts"))};
import { runSetupApart } from ${JSON.stringify(join(root, "src/node/runner/run-setup.ts"))};
const sandbox = await openSandbox();
if ("reason" in sandbox) throw new Error(sandbox.reason);
const cwd = process.cwd();
const env = { PATH: process.env.PATH, HOME: cwd };
const view = { root: cwd, env, shown: [], writable: [] };
const notices = [];
const setup = { name: "agent", config: { setup: ["sh", "-c", process.env.SETUP], shell: false }, cwd, env };
const below = await runSetupApart(setup, view, { scratch: cwd, sandbox, onNotice: (notice) => notices.push(notice) });
const room = await createBoxes(sandbox, { ...view, below }).closed.room();
const [program, ...args] = await room.enter(["/bin/sh", "-c", process.env.WORDS], { cwd, network: false, env: {} });
const { stdout, stderr } = spawnSync(program, args, { cwd: "/", env: {} });
console.log(JSON.stringify({ said: stdout.toString(), refused: stderr.toString(), notices }));
process.exit();
`;

interface Said {
  said: string;
  refused: string;
  notices: string[];
}

function run(folder: string, setup: string, words: string): Said {
  writeFileSync(join(folder, "in-rooms.mjs"), inRooms);
  const env = { PATH: process.env["PATH"] ?? "", HOME: folder, SETUP: setup, WORDS: words };
  const { stdout, stderr } = spawnSync(process.execPath, ["in-rooms.mjs"], { cwd: folder, env, timeout: 50_000 });
  const line = stdout.toString().trim().split("\n").at(-1) ?? "";
  if (!line.startsWith("{")) throw new Error(`${stdout.toString()}${stderr.toString()}`);
  return JSON.parse(line);
}

describe.skipIf(!canPlayUsers)("after a setup, a runner", () => {
  it("finds what it made in the checkout", () => {
    using folder = temporaryFolder();
    expect(run(folder.path, "echo made > made.txt", "cat made.txt")).toEqual({
      said: "made\n",
      refused: "",
      notices: [],
    });
  });

  it("gets no program of the system from it, which would run before power is dropped", () => {
    using folder = temporaryFolder();
    const owned = `printf '#!/bin/sh\\necho OWNED; grep CapEff /proc/self/status\\n'`;
    const setup = `for one in setpriv env; do ${owned} > own; chmod 755 own; cp --remove-destination own /usr/bin/$one; done; echo /own.so > /etc/ld.so.preload; echo made > made.txt`;
    const { said, refused, notices } = run(folder.path, setup, "cat made.txt; ls /etc/ld.so.preload");
    expect({ said, refused }).toEqual({
      said: "made\n",
      refused: "ls: cannot access '/etc/ld.so.preload': No such file or directory\n",
    });
    expect(notices).toEqual([
      expect.stringMatching(
        /^the setup of the runner "agent" changed "\/etc\/ld\.so\.preload", and changes to folders of/,
      ),
    ]);
  });

  it("finds no credentials under another name, though the folder of a hidden file was renamed", () => {
    using folder = temporaryFolder({ ".docker/config.json": "a secret\n", "notes/a.txt": "a\n" });
    const setup = "mv .docker .d2; mkdir -p .docker; touch .docker/config.json; mv notes kept; true";
    const { said } = run(folder.path, setup, "cat .d2/config.json .docker/config.json; cat kept/a.txt; ls -d notes");
    expect(said).toBe("a\n");
  });

  it("may rename a folder, with or without what the setup left", () => {
    using folder = temporaryFolder({ "notes/a.txt": "a\n" });
    const { said, refused } = run(folder.path, "echo b > notes/b.txt", "mv notes kept && cat kept/a.txt kept/b.txt");
    expect({ said, refused }).toEqual({ said: "a\nb\n", refused: "" });
  });
});
