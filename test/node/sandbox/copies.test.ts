import { chmodSync, chownSync, existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { compact } from "../../../src/core/compact.ts";
import { runRooms, type ToldByRooms } from "../../support/in-room.ts";
import { leaveOut } from "../../support/left-out.ts";
import { canPlayUsers, layOver, plainUser, plantPrograms, refusesOverlays } from "../../support/other-users.ts";
import { type TemporaryFolder, temporaryFolder } from "../../support/temporary-folder.ts";

if (!canPlayUsers) leaveOut("rooms without overlays", "only root can mount and play other users");

/** A setup, then two rooms above it: what the first one said and changed, and what the second one finds. */
const script = `
const env = { PATH: process.env.PATH, HOME: cwd + "/home" };
const view = { root: cwd + "/checkout", env, shown: [], writable: [cwd + "/checkout/stays"] };
const setup = { name: "agent", config: { setup: ["sh", "-c", MARK], shell: false }, cwd: view.root, env };
const below = await runSetupApart(setup, view, { scratch: cwd, sandbox, onNotice: () => {} });
const box = createBoxes(sandbox, { ...view, below }).closed;
const room = await box.room();
const said = await runIn(room, "cd checkout; " + WORDS);
const { changes } = await room.changes();
const next = await runIn(await box.room(), "cd checkout; " + OTHER);
tell({ ...said, changes, daemon: next.said, overlays: sandbox.overlays, notices: readdirSync("checkout") });
`;

const files = {
  "checkout/.git/config":
    '[core]\n\tbare = false\n[http "https://github.com/"]\n\textraheader = AUTHORIZATION: basic eA==\n',
  "checkout/refunds.log": "one\n",
  "checkout/gone/a.txt": "a\n",
  "checkout/same.txt": "same\n",
  "checkout/touched.txt": "old\n",
  "checkout/node_modules/lib/index.js": "1\n",
  "checkout/stays/kept.txt": "kept\n",
  "home/.netrc": "a secret\n",
  "home/.aws/credentials": "a secret\n",
  "home/seen.txt": "seen\n",
};

const words = [
  "echo two >> refunds.log; rm -r gone; echo new > new.txt; mkdir made; echo neu > touched.txt; echo more >> stays/kept.txt",
  "cat same.txt from-setup.txt node_modules/lib/index.js node_modules/installed.js ../home/seen.txt ../home/by-setup.txt",
  "cat ../home/.netrc; ls ../home/.aws; grep -c extraheader .git/config",
  "echo no > node_modules/lib/index.js; echo no > /etc/replaykit-was-here; echo no > /usr/local/replaykit-was-here; echo x > ../home/x",
].join("\n");

/** A service of the machine listens at a socket of a folder that is shown as it is, and one in the checkout. */
const services = (folder: string): string =>
  [
    "mount -t tmpfs s /srv",
    ...["/srv/docker.sock", `${folder}/checkout/agent.sock`].flatMap((path) => [
      `python3 -c 'import socket, time; s = socket.socket(socket.AF_UNIX); s.bind("${path}"); s.listen(); time.sleep(60)' > /dev/null 2>&1 &`,
      `while [ ! -S ${path} ]; do sleep 0.1; done; chmod 777 ${path}`,
    ]),
  ].join("\n");

const connect = `python3 -c '
import os, socket
for path in ["/srv/docker.sock", "agent.sock"]:
  try: socket.socket(socket.AF_UNIX).connect(path); print("connected")
  except OSError as error: print("refused")'`;

/** What a room says whose copy does not fit, and how many memories for rooms the sandbox then has. */
const tooLarge = `
const said = await boxOf().room().then(() => "", (error) => error.message);
const wardens = spawnSync("sh", ["-c", "grep -ls " + cwd + " /proc/[0-9]*/mountinfo"], { encoding: "utf8" }).stdout.trim().split("\\n");
const memories = wardens.map((file) => {
  try { return new Set(readFileSync(file, "utf8").match(/replaykit-room-[0-9]+/g)).size; } catch { return 0; }
});
tell({ said, daemon: String(Math.max(...memories)) });
`;

function run(folder: TemporaryFolder, user: number | undefined, refused: boolean): ToldByRooms {
  const { path } = folder;
  chmodSync(path, 0o755);
  if (user !== undefined)
    for (const name of readdirSync(path, { recursive: true })) chownSync(join(path, name.toString()), user, user);
  const planted = refused ? layOver(plantPrograms(join(path, "bin"), refusesOverlays(join(path, "real")))) + "\n" : "";
  const env = {
    MARK: "echo made > from-setup.txt; echo 2 > node_modules/installed.js; echo mine > ../home/by-setup.txt",
    WORDS: `${words}\n${connect}`,
    OTHER: "cat refunds.log gone/a.txt touched.txt; ls",
  };
  return runRooms(path, `import { readdirSync } from "node:fs";\n${script}`, {
    env,
    before: services(path) + "\n" + planted,
    ...compact({ user }),
  });
}

describe.skipIf(!canPlayUsers)("where the kernel refuses overlays", () => {
  it.each([
    { who: "root", user: undefined },
    { who: "a user", user: plainUser },
  ])("a room gets copies, and tells what was changed by difference, as $who", ({ user }) => {
    using folder = temporaryFolder(files);
    const told = run(folder, user, true);
    expect(told.overlays).toBe("none");
    expect(told.said).toBe("same\nmade\n1\n2\nseen\nmine\n0\nrefused\nrefused\n");
    expect(told.changes).toEqual([
      { path: `${folder.path}/home/x`, what: "new, 1 line" },
      { path: "gone", what: "deleted, with all that is in it" },
      { path: "made", what: "new folder" },
      { path: "new.txt", what: "new, 1 line" },
      { path: "refunds.log", what: "+1 line" },
      { path: "touched.txt", what: "changed" },
    ]);
    for (const place of ["node_modules/lib/index.js", "/etc/replaykit-was-here", "/usr/local/replaykit-was-here"])
      expect(told.refused).toMatch(new RegExp(`cannot create ${place}: (Read-only file system|Permission denied)`));
    // The next room and the machine have nothing of it, but what `writable` names.
    expect(told.daemon).toBe(
      "one\na\nold\nagent.sock\nfrom-setup.txt\ngone\nnode_modules\nrefunds.log\nsame.txt\nstays\ntouched.txt\n",
    );
    expect(told.notices.toSorted()).toEqual([
      ".git",
      "agent.sock",
      "gone",
      "node_modules",
      "refunds.log",
      "same.txt",
      "stays",
      "touched.txt",
    ]);
    expect(readFileSync(join(folder.path, "checkout/stays/kept.txt"), "utf8")).toBe("kept\nmore\n");
    expect(existsSync("/usr/local/replaykit-was-here")).toBe(false);
  });

  it("gives the memory of a copy that does not fit back", () => {
    using folder = temporaryFolder({ "many/.git/config": "" });
    const { path } = folder;
    // A room of 256 MiB holds 16,384 files.
    for (let file = 0; file < 16_400; file += 1) writeFileSync(join(path, "many", `${file}`), "");
    const planted = layOver(plantPrograms(join(path, "bin"), refusesOverlays(join(path, "real"))));
    const env = { NODE_OPTIONS: "--import=data:text/javascript,process.constrainedMemory=()=>1" };
    const told = runRooms(path, `import { readFileSync } from "node:fs";\n${tooLarge}`, { env, before: planted });
    // It was tried twice, in the same memory.
    expect(told).toEqual({
      said: `the sandbox failed: a copy of ${path} takes more memory than a sandbox may have`,
      daemon: "1",
    });
  });

  it("and where it does not, the same words are told from overlays", () => {
    using folder = temporaryFolder(files);
    const told = run(folder, undefined, false);
    expect(told.overlays).toBe("over-mounts");
    expect(told.changes.map(({ path }) => path)).toContain("node_modules/lib/index.js");
  });
});
