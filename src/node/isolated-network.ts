import { type ChildProcessByStdio, spawn, spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Readable } from "node:stream";
import { setTimeout as sleep } from "node:timers/promises";

/** A network that has nothing but this machine's own gateway. */
export interface IsolatedNetwork extends AsyncDisposable {
  /** The same program inside that network. */
  enter(argv: [string, ...string[]]): [string, ...string[]];
}

export interface IsolationOptions {
  /** Port on 127.0.0.1 at which the gateway is found inside, as it is outside. */
  port: number;
  /** Lets the gateway listen on a Unix socket as well: files are seen from every network. */
  listen(socket: string): Promise<void>;
}

type Holder = ChildProcessByStdio<null, Readable, null>;

/**
 * Makes a network namespace that holds only `lo` and a relay from the gateway's port to its Unix socket. `undefined` where the
 * system does not allow it: no Linux, no `unshare`, `nsenter` or `ip`, or namespaces switched off.
 */
export async function isolateNetwork(gateway: IsolationOptions): Promise<IsolatedNetwork | undefined> {
  const way = process.platform === "linux" ? waysIn().find(works) : undefined;
  if (!way) return undefined;
  const folder = mkdtempSync(join(tmpdir(), "replaykit-net-"));
  const socket = join(folder, "gateway");
  await gateway.listen(socket);
  const holder = spawn(
    "unshare",
    [...way.unshare, "--", ...held(`exec "$0" -e "$1" "$2" "$3"`), process.execPath, relay, socket, `${gateway.port}`],
    {
      stdio: ["ignore", "pipe", "ignore"],
      env: { PATH: process.env["PATH"] ?? "" },
    },
  );
  const end = () => void holder.kill("SIGKILL");
  process.once("exit", end);
  const close = async () => {
    process.off("exit", end);
    end();
    rmSync(folder, { recursive: true, force: true });
  };
  if (!(await isReady(holder))) {
    await close();
    return undefined;
  }
  const inside = way.namespaces.map((name) => `--${name}=/proc/${holder.pid}/ns/${name}`);
  const flags = way.namespaces.includes("user") ? ["--preserve-credentials", ...inside] : inside;
  return { enter: (argv) => ["nsenter", ...flags, "--", ...argv], [Symbol.asyncDispose]: close };
}

interface Way {
  unshare: string[];
  namespaces: ("user" | "net")[];
}

/** Root needs no user namespace, in which other users' files would be out of its reach. */
function waysIn(): Way[] {
  const plain: Way = { unshare: ["--net"], namespaces: ["net"] };
  const own: Way = {
    unshare: ["--user", "--map-current-user", "--keep-caps", "--net"],
    namespaces: ["user", "net"],
  };
  return process.getuid?.() === 0 ? [plain] : [own];
}

function works({ unshare }: Way): boolean {
  const tried = spawnSync("unshare", [...unshare, "--", ...held("exec nsenter --version")], { stdio: "ignore" });
  return tried.status === 0;
}

function held(then: string): string[] {
  return ["sh", "-c", `ip link set lo up && ${then}`];
}

/** Runs inside: what comes to the port goes to the socket. */
const relay = `
const { createServer, connect } = require("node:net");
const [socket, port] = process.argv.slice(1);
const server = createServer((client) => {
  const gateway = connect(socket);
  client.on("error", () => gateway.destroy());
  gateway.on("error", () => client.destroy());
  client.pipe(gateway).pipe(client);
});
server.listen(Number(port), "127.0.0.1", () => process.stdout.write("ready"));
`;

async function isReady(holder: Holder): Promise<boolean> {
  const { promise, resolve } = Promise.withResolvers<boolean>();
  holder.stdout.once("data", () => resolve(true));
  holder.once("exit", () => resolve(false));
  holder.once("error", () => resolve(false));
  return Promise.race([promise, sleep(5000, false, { ref: false })]);
}
