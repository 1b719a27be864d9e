import { spawnSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { compileCache } from "./shipped-cli.ts";

const source = resolve(import.meta.dirname, "../../src/node");

/**
 * The start of every script: creates the sandbox and defines helpers that run a shell command in a room. A room is one set of namespaces
 * of the sandbox.
 */
const prelude = `
import { spawn, spawnSync } from "node:child_process";
import { text as textOf } from "node:stream/consumers";
import { createBoxes } from ${JSON.stringify(join(source, "sandbox/boxes.ts"))};
import { openSandbox } from ${JSON.stringify(join(source, "sandbox/sandbox.ts"))};
import { viewOf } from ${JSON.stringify(join(source, "sandbox/view/view.ts"))};
import { runSetupApart } from ${JSON.stringify(join(source, "runner/run-setup.ts"))};
const { WORDS = "", OTHER = "", MARK = "" } = process.env;
const cwd = process.cwd();
const sandbox = await openSandbox();
if ("reason" in sandbox) throw new Error(sandbox.reason);
const boxOf = (root = cwd) =>
  sandbox.box(viewOf({ root, env: process.env, shown: [], writable: [], overlays: sandbox.overlays }));
const commandOf = (room, words, env = {}, network = false) => room.enter(["/bin/sh", "-c", words], { cwd, network, env });
async function runIn(room, words, env, network) {
  const [program, ...args] = await commandOf(room, words, env, network);
  const child = spawn(program, args, { cwd: "/", env: {}, stdio: ["ignore", "pipe", "pipe"] });
  child.on("exit", () => room.end());
  const [said, refused] = await Promise.all([textOf(child.stdout), textOf(child.stderr)]);
  return { said, refused };
}
const tell = (value) => {
  console.log(JSON.stringify(value));
  process.exit();
};
`;

export interface RoomScript {
  env?: Record<string, string>;
  /** User id to run as, if not the one that runs the tests. */
  user?: number;
  /** Shell commands to run first, as root, in a new mount namespace. */
  before?: string;
}

/** What a script may report; each script reports some of these fields. */
export interface ToldByRooms {
  said: string;
  refused: string;
  changes: { path: string; what: string }[];
  notices: string[];
  daemon: string;
  sudo: boolean;
  overlays: string;
}

/** Runs a script that uses rooms, in a process with a sandbox of its own, and returns what it reports. */
export function runRooms(folder: string, script: string, { env, user, before }: RoomScript = {}): ToldByRooms {
  writeFileSync(join(folder, "in-rooms.mjs"), prelude + script);
  const node = [process.execPath, join(folder, "in-rooms.mjs")];
  const who =
    user === undefined ? [] : ["/usr/bin/setpriv", `--reuid=${user}`, `--regid=${user}`, "--clear-groups", "--"];
  const within = ["/usr/bin/unshare", "--mount", "/bin/sh", "-ec", `${before}\nexec "$@"`, "sh"];
  const [program = "", ...args] = [...(before === undefined ? [] : within), ...who, ...node];
  const { stdout, stderr } = spawnSync(program, args, {
    cwd: folder,
    env: { PATH: process.env["PATH"] ?? "", HOME: folder, NODE_COMPILE_CACHE: compileCache, ...env },
    timeout: 170_000, // Vitest cannot end a test that waits here
  });
  const line = stdout.toString().trim().split("\n").at(-1) ?? "";
  if (!/^[[{]/.test(line)) throw new Error(`${stdout.toString()}${stderr.toString()}`);
  return JSON.parse(line); // the caller's own script wrote it
}
