import { chmodSync, readdirSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { runRooms, type ToldByRooms } from "../../support/in-room.ts";
import { leaveOut } from "../../support/left-out.ts";
import { canPlayUsers, plainUser } from "../../support/other-users.ts";
import { temporaryFolder } from "../../support/temporary-folder.ts";

if (!canPlayUsers) leaveOut("what a setup must not do", "only root can write to folders of the system");

/** Runs a setup's words in a room, a runner's in another one above it, and tells what these said. */
const inRooms = `
const env = { PATH: process.env.PATH, HOME: cwd };
const view = { root: cwd, env, shown: [], writable: [] };
const notices = [];
const setup = { name: "agent", config: { setup: ["sh", "-c", OTHER], shell: false }, cwd, env };
const below = await runSetupApart(setup, view, { scratch: cwd, sandbox, onNotice: (notice) => notices.push(notice) });
const room = await createBoxes(sandbox, { ...view, below }).closed.room();
tell({ ...(await runIn(room, WORDS)), notices });
`;

function run(folder: string, setup: string, words: string): ToldByRooms {
  return runRooms(folder, inRooms, { env: { OTHER: setup, WORDS: words } });
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
        /^the setup of the runner "agent" changed "\/etc\/ld\.so\.preload", and changes to system folders/,
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

  it("and its sandbox leave nothing on the disk, when a user's process is killed", async () => {
    using folder = temporaryFolder();
    using temporary = temporaryFolder();
    for (const { path } of [folder, temporary]) chmodSync(path, 0o777);
    const killed = inRooms.replace("tell(", 'process.on("exit", () => process.kill(process.pid, "SIGKILL"));\ntell(');
    const env = { OTHER: "mkdir made; echo made > made/it.txt", WORDS: "cat made/it.txt", TMPDIR: temporary.path };
    expect(runRooms(folder.path, killed, { env, user: plainUser })).toMatchObject({ said: "made\n", refused: "" });
    await expect.poll(() => readdirSync(temporary.path), { timeout: 30_000 }).toEqual([]);
  });
});
