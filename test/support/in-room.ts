import { spawnSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join, resolve } from "node:path";

const source = resolve(import.meta.dirname, "../../src/node");

/** What scripts that make rooms begin with: the sandbox, and a shell's words in one of its rooms. */
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
  /** Another user than the one that runs the tests. */
  user?: number;
  /** What a shell does before, as root, in a mount namespace of its own. */
  before?: string;
}

/** What a script may tell; which of it, the script says. */
export interface ToldByRooms {
  said: string;
  refused: string;
  changes: { path: string; what: string }[];
  notices: string[];
  daemon: string;
  sudo: boolean;
  overlays: string;
}

/** Runs a script that makes rooms in a process of its own, which has a sandbox of its own, and gives what it told. */
export function runRooms(folder: string, script: string, { env, user, before }: RoomScript = {}): ToldByRooms {
  writeFileSync(join(folder, "in-rooms.mjs"), prelude + script);
  const node = [process.execPath, join(folder, "in-rooms.mjs")];
  const who =
    user === undefined ? [] : ["/usr/bin/setpriv", `--reuid=${user}`, `--regid=${user}`, "--clear-groups", "--"];
  const within = ["/usr/bin/unshare", "--mount", "/bin/sh", "-ec", `${before}\nexec "$@"`, "sh"];
  const [program = "", ...args] = [...(before === undefined ? [] : within), ...who, ...node];
  const { stdout, stderr } = spawnSync(program, args, {
    cwd: folder,
    env: { PATH: process.env["PATH"] ?? "", HOME: folder, ...env },
    timeout: 50_000,
  });
  const line = stdout.toString().trim().split("\n").at(-1) ?? "";
  if (!/^[[{]/.test(line)) throw new Error(`${stdout.toString()}${stderr.toString()}`);
  return JSON.parse(line); // the script that stands beside the call wrote it
}
