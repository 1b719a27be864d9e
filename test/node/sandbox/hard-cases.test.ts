import { chmodSync, chownSync, existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { type RoomScript, runRooms, type ToldByRooms } from "../../support/in-room.ts";
import { leaveOut } from "../../support/left-out.ts";
import { canPlayUsers, plainUser } from "../../support/other-users.ts";
import { temporaryFolder } from "../../support/temporary-folder.ts";

if (!canPlayUsers) leaveOut("hard cases of the sandbox", "only root can mount and play other users");

/** Runs a shell's words in a room and tells what they said and what they changed. */
const inRoom = `
const room = await boxOf().room();
const said = await runIn(room, WORDS);
const { changes } = await room.changes();
tell({ ...said, changes: changes.filter(({ path }) => !path.startsWith("/proc")) });
`;

function run(folder: string, words: string, how: Omit<RoomScript, "env"> = {}): ToldByRooms {
  return runRooms(folder, inRoom, { ...how, env: { WORDS: words } });
}

describe.skipIf(!canPlayUsers)("a room", () => {
  it("lets a folder be renamed, and tells both names", () => {
    using folder = temporaryFolder({ "notes/a.txt": "a\n" });
    const { said, changes } = run(folder.path, "mv notes kept && cat kept/a.txt");
    expect(said).toBe("a\n");
    expect(changes).toEqual([
      { path: "kept", what: "new folder" },
      { path: "notes", what: "deleted, with all that is in it" },
    ]);
    expect(existsSync(join(folder.path, "notes/a.txt"))).toBe(true);
  });

  it("shows a file that is mounted by itself, as containers have /etc/hosts", () => {
    using folder = temporaryFolder({ hosts: "192.0.2.1 mounted\n" });
    const before = `mount --bind '${folder.path}/hosts' /etc/hosts`;
    const { said, changes } = run(folder.path, "cat /etc/hosts; echo more >> /etc/hosts", { before });
    expect(said).toBe("192.0.2.1 mounted\n");
    expect(changes).toEqual([{ path: "/etc/hosts", what: "+1 line" }]);
    expect(readFileSync(join(folder.path, "hosts"), "utf8")).toBe("192.0.2.1 mounted\n");
  });

  it("works where the root is an overlay itself", () => {
    using folder = temporaryFolder({ "a.txt": "a\n" });
    const before = [
      `cd '${folder.path}'; mkdir o; mount -t tmpfs t o; mkdir o/u o/w o/m`,
      "mount -t overlay o -o lowerdir=/,upperdir=o/u,workdir=o/w o/m",
      "cd o/m; mkdir old; for d in proc dev sys tmp; do mount --rbind /$d $d; done",
      `pivot_root . old; umount -l /old; cd '${folder.path}'`,
    ].join("\n");
    const { said, changes } = run(folder.path, "head -c1 a.txt; echo b >> a.txt", { before });
    expect({ said, changes }).toEqual({ said: "a", changes: [{ path: "a.txt", what: "+1 line" }] });
  });

  it("keeps the kernel's settings and other processes' memory out of root's reach", () => {
    using folder = temporaryFolder();
    const before = readFileSync("/proc/sys/kernel/core_pattern", "utf8");
    const { said, refused } = run(
      folder.path,
      "echo '|/bin/true' > /proc/sys/kernel/core_pattern; umount /dev; cat /proc/1/environ; ls /proc | grep -c '^[0-9]'; ls /sys/fs/cgroup",
    );
    expect(refused).toContain("Read-only file system");
    expect(refused).toContain("umount: /dev: must be superuser");
    expect(refused).toContain("/proc/1/environ: Permission denied");
    expect(Number(said.trim().split("\n")[0])).toBeLessThan(8);
    expect(readFileSync("/proc/sys/kernel/core_pattern", "utf8")).toBe(before);
  });

  it("has no way to the metadata of a cloud, which would sign in as the machine", () => {
    using folder = temporaryFolder();
    const tries = ["169.254.169.254", "fd00:ec2::254"].map(
      (host) => `try: socket.create_connection(("${host}", 80), 5)
except OSError as error: print(errno.errorcode[error.errno])`,
    );
    const { said } = run(folder.path, `python3 -c '\nimport errno, socket\n${tries.join("\n")}'`);
    expect(said).toBe("ENETUNREACH\nENETUNREACH\n");
  });

  it("lets a user write to files of a group that its namespace does not know", () => {
    using folder = temporaryFolder({ "theirs/a.txt": "a\n" });
    for (const path of [".", "theirs", "theirs/a.txt"]) chownSync(join(folder.path, path), plainUser, 54_321);
    chmodSync(folder.path, 0o755);
    writeFileSync(join(folder.path, "in-rooms.mjs"), "", { mode: 0o666 });
    chownSync(join(folder.path, "in-rooms.mjs"), plainUser, plainUser);
    mkdirSync(join(folder.path, "home"));
    const { said, refused, changes } = run(folder.path, "echo b >> theirs/a.txt; cat theirs/a.txt", {
      user: plainUser,
    });
    expect({ said, refused }).toEqual({ said: "a\nb\n", refused: "" });
    expect(changes).toEqual([{ path: "theirs/a.txt", what: "+1 line" }]);
  });

  it("hides what signs in to services, and git's own token", () => {
    using folder = temporaryFolder({
      ".aws/credentials": "aws_secret_access_key = x\n",
      ".netrc": "machine x\n",
      ".git/config":
        '[core]\n\tbare = false\n[http "https://github.com/"]\n\textraheader = AUTHORIZATION: basic eA==\n',
    });
    const { said } = run(
      folder.path,
      "ls -A .aws; cat .netrc; grep -c extraheader .git/config; grep -c bare .git/config",
    );
    expect(said).toBe("0\n1\n");
  });

  it("hides a token in an address that stands for another, and in the repository of a linked worktree", () => {
    using folder = temporaryFolder({
      "tree/.git": "gitdir: ../main/.git/worktrees/tree\n",
      "main/.git/worktrees/tree/commondir": "../..\n",
      "main/.git/config":
        '[url "https://x:a-token@github.com/"]\n\tinsteadOf = https://github.com/\n[http]\n\tproxy = http://x:a-token@proxy:1\n[remote "origin"]\n\turl = https://github.com/acme/agent@v1\n',
    });
    const { said } = run(join(folder.path, "tree"), "grep -c a-token ../main/.git/config; cat ../main/.git/config");
    expect(said).toBe(
      '0\n[url "https://github.com/"]\n\tinsteadOf = https://github.com/\n[http]\n\tproxy = http://proxy:1\n[remote "origin"]\n\turl = https://github.com/acme/agent@v1\n',
    );
  });

  it("hides credentials behind a link, submodules' tokens and what a sign-in left in the checkout", () => {
    const token = '[core]\n\tbare = false\n[http "https://github.com/"]\n\textraheader = AUTHORIZATION: basic eA==\n';
    using folder = temporaryFolder({
      "secrets/npmrc": "a secret\n",
      ".codex/auth.json": "a secret\n",
      ".gitconfig": "a secret\n",
      "gha-creds-1.json": "a secret\n",
      "gha-other.json": "seen\n",
      ".git/config": token,
      ".git/modules/deep/sub/config": token,
      ".git/modules/hooks/config": token,
      ".git/modules/hooks/HEAD": "ref: refs/heads/main\n",
    });
    symlinkSync("secrets/npmrc", join(folder.path, ".npmrc"));
    const { said } = run(
      folder.path,
      "cat .npmrc secrets/npmrc .gitconfig gha-*.json; ls -A .codex; for one in deep/sub hooks; do grep -c extraheader .git/modules/$one/config; grep -c bare .git/modules/$one/config; done",
    );
    expect(said).toBe("seen\n0\n1\n0\n1\n");
  });
});
