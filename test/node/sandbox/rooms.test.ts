import { chmodSync, existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { compact } from "../../../src/core/compact.ts";
import { runRooms } from "../../support/in-room.ts";
import { leaveOut } from "../../support/left-out.ts";
import {
  canPlayUsers,
  layOver,
  plainUser,
  plantPrograms,
  refusesUsers,
  sudoStandIn,
} from "../../support/other-users.ts";
import { temporaryFolder } from "../../support/temporary-folder.ts";

if (!canPlayUsers) leaveOut("rooms beside each other", "only root can play other users and mount");

/** Listens at a port of its own network until it is ended, and says so. */
const listens = `python3 -c '
import socket, time
s = socket.socket(); s.bind(("127.0.0.1", 4567)); s.listen(); print("listening", flush=True); time.sleep(30)'`;
/** Says whether that port answers and whether it is free. */
const tries = `python3 -c '
import socket
def free():
    try: socket.socket().bind(("127.0.0.1", 4567)); return True
    except OSError: return False
def reached():
    try: socket.create_connection(("127.0.0.1", 4567), 2); return True
    except OSError: return False
print("reached", reached(), "free", free())'`;

/** A process listens in one room; what do others find, of another checkout and of the same one? */
const beside = `
const first = await boxOf().room();
const [program, ...args] = await commandOf(first, OTHER);
const server = spawn(program, args, { cwd: "/", env: {}, stdio: ["ignore", "pipe", "inherit"] });
await new Promise((done) => server.stdout.once("data", done));
const here = boxOf();
const said = {
  other: await runIn(await boxOf(MARK).room(), WORDS),
  same: await runIn(await here.room(), WORDS),
  within: await runIn(await here.room(), OTHER.replace("time.sleep(30)", "") + " && " + WORDS),
};
server.kill("SIGKILL");
tell(said);
`;

describe.skipIf(!canPlayUsers)("a room", () => {
  it("has a network of its own, of which another room can neither take a port nor be a peer", () => {
    using folder = temporaryFolder({ "other/a.txt": "a\n", "other/.git/config": "" });
    const env = { WORDS: tries, OTHER: listens, MARK: join(folder.path, "other") };
    expect(runRooms(folder.path, beside, { env })).toEqual({
      other: { said: "reached False free True\n", refused: "" },
      same: { said: "reached False free True\n", refused: "" },
      within: { said: "listening\nreached False free True\n", refused: "" },
    });
  });

  it("leaves its network to the next one when all in it has ended, and to none before", () => {
    using folder = temporaryFolder();
    const script = `
const box = boxOf();
const networkOf = async (room) => (await commandOf(room, ":")).find((word) => word.startsWith("--net="));
const rooms = [await box.room(), await box.room(), await box.room()];
const first = await networkOf(rooms[0]);
const beside = await networkOf(rooms[1]);
await rooms[0].end();
tell({ beside: beside === first, next: (await networkOf(rooms[2])) === first });
`;
    expect(runRooms(folder.path, script, {})).toEqual({ beside: false, next: true });
  });

  it("is made ahead, once, where it is wanted soon; not where nothing is wanted any more", () => {
    using folder = temporaryFolder();
    const script = `
const { existsSync } = await import("node:fs");
const isMade = (number) => existsSync(sandbox.folder + "/out/" + number);
const numberOf = async (room) => (await room).folder.split("/").at(-2);
const [wanted, closed] = [boxOf(), boxOf()];
closed.close();
closed.prepare();
const before = isMade(2);
wanted.prepare();
wanted.prepare();
const ahead = isMade(2);
const room = wanted.room();
const { said } = await runIn(await room, "echo one > made.txt && cat made.txt");
tell({ before, ahead, said, first: await numberOf(room), next: await numberOf(boxOf().room()) });
`;
    expect(runRooms(folder.path, script)).toEqual({ before: false, ahead: true, said: "one\n", first: "2", next: "3" });
  });

  it("finds its own port taken, which shows that the question tells", () => {
    using folder = temporaryFolder();
    const both = `(${listens} & echo) | head -n 2 > /dev/null; ${listens} & sleep 1; ${tries}`;
    const { said } = runRooms(folder.path, "tell(await runIn(await boxOf().room(), WORDS));", {
      env: { WORDS: both },
    });
    expect(said).toContain("reached True free False");
  });

  it.each([
    { who: "root", user: undefined },
    { who: "a user", user: plainUser },
  ])("gives variables to its program alone, as $who", ({ user }) => {
    using folder = temporaryFolder();
    chmodSync(folder.path, 0o755);
    const env = {
      LD_PRELOAD: "/nowhere/agent.so",
      "a-name.of-no-shell": 'it\'s "one"\nof two lines',
      UID: "7",
      PLAIN: "a 'b' $c `d`",
    };
    const script = `
const place = { cwd, network: false, env: ${JSON.stringify(env)} };
const [program, ...args] = await (await boxOf().room()).enter(["/usr/bin/env"], place);
const { stdout, stderr } = spawnSync(program, args, { cwd: "/", env: {} });
tell({ said: stdout.toString(), refused: stderr.toString() });
`;
    const { said, refused } = runRooms(folder.path, script, compact({ user }));
    const own = said.split("\n").filter((line) => line !== "" && !/^(?:PWD|OLDPWD|SHLVL|_)=/.test(line));
    expect(own.toSorted()).toEqual(
      [
        "LD_PRELOAD=/nowhere/agent.so",
        "PLAIN=a 'b' $c `d`",
        "UID=7",
        'a-name.of-no-shell=it\'s "one"',
        "of two lines",
      ].toSorted(),
    );
    // The loader complains once for each program that is given it: `env`, and the `env` that gives it names that no shell can.
    expect(refused.match(/LD_PRELOAD cannot be preloaded/g)).toHaveLength(2);
  });

  it("shows no variable among the arguments of a process, by sudo too, and leaves no folder behind", async () => {
    using folder = temporaryFolder({ "tmp/a.txt": "" });
    chmodSync(folder.path, 0o755);
    const temporary = join(folder.path, "tmp");
    chmodSync(temporary, 0o777);
    const real = join(folder.path, "real");
    const planted = plantPrograms(join(folder.path, "bin"), { ...refusesUsers(real), ...sudoStandIn(real) });
    const script = `
const [program, ...args] = await commandOf(await boxOf().room(), "echo begun; sleep 5", { KEY: "canary-of-the-key" });
const child = spawn(program, args, { cwd: "/", env: {}, stdio: ["ignore", "pipe", "inherit"] });
await new Promise((done) => child.stdout.once("data", done));
const { stdout } = spawnSync("sh", ["-c", "cat /proc/[0-9]*/cmdline | tr '\\\\0' ' '"], { maxBuffer: 1e8 });
const text = stdout.toString();
tell({ way: program.endsWith("sudo"), seen: text.includes("canary-of-the-key"), looked: text.includes("echo begun; sleep 5") });
`;
    const env = { TMPDIR: temporary };
    const told = runRooms(folder.path, script, { env, user: plainUser, before: layOver(planted) });
    expect(told).toEqual({ way: true, seen: false, looked: true });
    await expect.poll(() => readdirSync(temporary), { timeout: 10_000 }).toEqual(["a.txt"]);
  });

  it("holds no more than its share of the memory, and says when it is full; the next one is empty", () => {
    using folder = temporaryFolder({ meminfo: "MemTotal: 524288 kB\n" });
    const before = "mount --bind meminfo /proc/meminfo";
    const script = `
const box = boxOf();
const first = await box.room();
const { refused } = await runIn(first, "head -c 300M /dev/zero > /tmp/a");
const { full } = await first.changes();
await first.leave();
const second = await box.room();
tell({ refused, full, shared: (await runIn(second, "df --output=size -B1M /dev/shm | tail -1")).said.trim(), after: (await second.changes()).full });
`;
    expect(runRooms(folder.path, script, { before })).toEqual({
      refused: expect.stringContaining("No space left on device"),
      full: "room",
      shared: "256",
    });
  });

  it.each([
    { who: "root", user: undefined },
    { who: "a user", user: plainUser },
    { who: "a user by sudo", user: plainUser, sudo: true },
  ])("gives its output to the disk and nothing else, as $who", ({ user, sudo }) => {
    using folder = temporaryFolder();
    chmodSync(folder.path, 0o755);
    const real = join(folder.path, "real");
    const planted = sudo && plantPrograms(join(folder.path, "bin"), { ...refusesUsers(real), ...sudoStandIn(real) });
    const script = `
const { readFileSync, readdirSync, statSync } = await import("node:fs");
const box = boxOf();
async function write(words) {
  const room = await box.room();
  const { said, refused } = await runIn(room, "cd " + room.folder + " && " + words);
  await room.end();
  const output = room.folder + "/output.json";
  const told = { said, refused, files: readdirSync(room.folder).toSorted(), full: (await room.changes()).full };
  const kind = told.files.includes("output.json") ? (statSync(output).isFile() ? "a file" : "no file") : "none";
  if (kind === "a file" && statSync(output).size < 100) told.text = readFileSync(output, "utf8");
  if (kind === "a file") told.blocks = statSync(output).blocks < 100;
  await room.leave();
  return { ...told, kind };
}
tell([
  await write("umask 077; echo one > next && mv next output.json"),
  await write("ls; head -c 200M /dev/zero > other; echo {} > output.json"),
  await write("truncate -s 1T output.json"),
  await write("mkfifo output.json"),
  await write("cd .. && mv [0-9]* moved && ln -s moved $OLDPWD && echo 7 > moved/output.json"),
]);
`;
    const planting = planted ? { before: layOver(planted) } : {};
    const nothing = { said: "", refused: "", kind: "none", files: ["environment"] };
    const file = { ...nothing, kind: "a file", files: ["environment", "output.json"], blocks: true };
    expect(runRooms(folder.path, script, { ...compact({ user }), ...planting })).toEqual([
      { ...file, text: "one\n" },
      {
        ...file,
        kind: "a file",
        text: "",
        said: "environment\n",
        refused: expect.stringContaining("No space left"),
        full: "output",
      },
      file,
      { ...file, kind: "no file", blocks: undefined },
      nothing,
    ]);
  });

  it("is refused, and not waited for, where the sandbox has ended meanwhile", () => {
    using folder = temporaryFolder();
    const script = `
const asked = () => boxOf().room().then(() => "made", String);
const before = await asked();
const { stdout } = spawnSync("cat", ["/proc/" + process.pid + "/task/" + process.pid + "/children"]);
for (const pid of stdout.toString().trim().split(" ").map(Number)) try { process.kill(pid, "SIGKILL"); } catch {}
await new Promise((done) => setTimeout(done, 300));
const never = new Promise((done) => setTimeout(done, 5000, "never"));
tell({ said: before, refused: await Promise.race([asked(), never]) });
`;
    const told = { said: "made", refused: "ReplayKitError: the sandbox failed: it has ended" };
    expect(runRooms(folder.path, script)).toEqual(told);
  });

  it("ends with all that it started when the process that made it is killed, and what sudo started too", async () => {
    using folder = temporaryFolder();
    chmodSync(folder.path, 0o755);
    const real = join(folder.path, "real");
    const planted = plantPrograms(join(folder.path, "bin"), { ...refusesUsers(real), ...sudoStandIn(real) });
    const script = `
const [program, ...args] = await commandOf(await boxOf().room(), "setsid sh -c 'echo $$; exec sleep 4242' & wait");
const child = spawn(program, args, { cwd: "/", env: {}, detached: true, stdio: ["ignore", "pipe", "inherit"] });
await new Promise((done) => child.stdout.once("data", done));
let daemon;
// It says its number before it becomes the sleeper.
for (let look = 0; daemon === undefined && look < 100; look += 1) {
  const { stdout } = spawnSync("sh", ["-c", "grep -lsz 4242 /proc/[0-9]*/cmdline | tr '\\\\n' ' '"]);
  [daemon] = stdout.toString().split(" ").filter((path) => {
    const text = spawnSync("cat", [path]).stdout.toString();
    return text === ["sleep", "4242", ""].join(String.fromCharCode(0));
  });
}
process.kill(child.pid, "SIGKILL");
console.log(JSON.stringify({ daemon, sudo: program.endsWith("sudo") }));
process.kill(process.pid, "SIGKILL");
`;
    const { daemon, sudo } = runRooms(folder.path, script, {
      user: plainUser,
      before: layOver(planted),
    });
    expect(sudo).toBe(true);
    expect(daemon).toMatch(/^\/proc\/\d+\/cmdline$/);
    await expect.poll(() => existsSync(daemon), { timeout: 10_000 }).toBe(false);
  });

  it("hides sockets in folders that are kept as they are, where an overlay over mounts is refused", () => {
    using folder = temporaryFolder();
    chmodSync(folder.path, 0o755);
    // A mount below a top folder, so that the user's sandbox keeps that folder; a service listens in it.
    const before = [
      "mkdir /srv/kept /srv/kept/mounted; mount -t tmpfs t /srv/kept/mounted",
      `python3 -c 'import socket, time; s = socket.socket(socket.AF_UNIX); s.bind("/srv/kept/docker.sock"); s.listen(); time.sleep(40)' > /dev/null 2>&1 &`,
      "while [ ! -S /srv/kept/docker.sock ]; do sleep 0.1; done; chmod 777 /srv/kept/docker.sock",
    ].join("\n");
    const connect = `python3 -c '
import socket
try: socket.socket(socket.AF_UNIX).connect("/srv/kept/docker.sock"); print("connected")
except OSError as error: print("refused")'`;
    const script = `
const room = await boxOf().room();
const outside = spawnSync("sh", ["-c", WORDS]).stdout.toString();
tell({ outside, inside: (await runIn(room, WORDS)).said });
`;
    try {
      expect(
        runRooms(folder.path, script, {
          env: { WORDS: connect },
          user: plainUser,
          before: `mount -t tmpfs s /srv\n${before}`,
        }),
      ).toEqual({
        outside: "connected\n",
        inside: "refused\n",
      });
    } finally {
      // the mounts ended with their namespace
    }
  });
});
