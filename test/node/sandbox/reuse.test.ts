import { chownSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { compact } from "../../../src/core/compact.ts";
import { runRooms } from "../../support/in-room.ts";
import { leaveOut } from "../../support/left-out.ts";
import { canPlayUsers, plainUser } from "../../support/other-users.ts";
import { temporaryFolder } from "../../support/temporary-folder.ts";

if (!canPlayUsers) leaveOut("rooms that serve again", "only root can play other users");

/** Runs each of some words in a room, leaves it, and then looks around in the next one of the same box. */
const oneAfterAnother = `
const keeperOf = (argv) => argv.find((word) => word.startsWith("--pid="));
async function visit(box, words) {
  const room = await box.room();
  const argv = await commandOf(room, words);
  const child = spawn(argv[0], argv.slice(1), { cwd: "/", env: {}, stdio: ["ignore", "pipe", "inherit"] });
  child.on("exit", () => room.end());
  const said = await textOf(child.stdout);
  await room.end();
  const { changes } = await room.changes();
  await room.leave();
  return { keeper: keeperOf(argv), said, changes };
}
const told = {};
for (const [name, words] of Object.entries(JSON.parse(WORDS))) {
  const box = boxOf();
  const first = await visit(box, words);
  const second = await visit(box, OTHER);
  box.close();
  told[name] = { again: first.keeper === second.keeper, said: first.said, seen: second.said };
}
tell(told);
`;

/** What an attempt may leave for the next. */
const left = {
  "a file that is removed again": "touch a; rm a",
  "a file deep in a folder": "touch sub/folder/a",
  "a mode of a folder": "chmod 711 sub",
  "a mode of a fresh folder": "chmod 700 /tmp || touch /tmp/a",
  "an own attribute of the checkout's folder": "touch -d 2001-01-01 .",
  "a temporary file": "touch /tmp/a; rm /tmp/a",
  "a file in shared memory": "touch /dev/shm/a; rm /dev/shm/a",
  "a daemon": "(setsid sleep 4242 > /dev/null 2>&1 &)",
  "a file beside its folder": 'touch "${OUT%/*}/a" || (setsid sleep 4242 > /dev/null 2>&1 &)',
};
/** Says its own number, and what is there: files, processes, shared memory, semaphores and queues. */
const look = `echo $$; ls -A /tmp /dev/shm . sub sub/folder | grep -v replaykit; stat -c '%a %Y' sub; ls -d /proc/[0-9]*
cat /proc/sysvipc/shm /proc/sysvipc/sem /proc/sysvipc/msg | wc -l`;

describe.skipIf(!canPlayUsers)("a room that serves again", () => {
  it.each([
    { who: "root", user: undefined },
    { who: "a user", user: plainUser },
  ])("is one in which nothing was left, as $who", ({ user }) => {
    using folder = temporaryFolder({ "sub/folder/kept.txt": "kept\n", ".git/config": "" });
    for (const name of ["", "/sub", "/sub/folder"]) chownSync(folder.path + name, user ?? 0, user ?? 0);
    const nothing = {
      "nothing at all": "true",
      "nothing but shared memory of its own": "ipcmk -M 4096 > /dev/null; ipcmk -S 2 > /dev/null; ipcmk -Q > /dev/null",
      "nothing, and it ended by a signal": "kill -9 $$",
      "nothing, and it ended all that it saw": "kill -9 -1; sleep 0; echo lives",
      "nothing, and it stopped all that it saw": "kill -STOP -1; echo lives",
      "nothing, and what it started has ended": "sleep 0 & wait",
    };
    const told = runRooms(folder.path, oneAfterAnother, {
      env: { WORDS: JSON.stringify({ ...nothing, ...left }), OTHER: look },
      ...compact({ user }),
    }) as unknown as Record<string, { again: boolean; said: string; seen: string }>;
    const again = Object.fromEntries(Object.entries(told).map(([name, one]) => [name, one.again]));
    expect(again).toEqual({
      ...Object.fromEntries(Object.keys(nothing).map((name) => [name, true])),
      ...Object.fromEntries(Object.keys(left).map((name) => [name, false])),
    });
    expect(told["nothing, and it ended all that it saw"]?.said).toBe("lives\n");
    // Each sees the same, whether its room served before or not.
    expect(new Set(Object.values(told).map(({ seen }) => seen)).size).toBe(1);
  });
});
