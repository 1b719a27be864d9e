import { type ChildProcessByStdio, spawn } from "node:child_process";
import { accessSync, constants } from "node:fs";
import { delimiter, join } from "node:path";
import type { Readable, Writable } from "node:stream";

/** A process that holds a network namespace with nothing but `lo` in it, and waits to be told what to relay. */
export interface NetworkNamespace {
  holder: ChildProcessByStdio<Writable, Readable, null>;
  namespaces: ("user" | "net")[];
  end: () => void;
}

let begun: NetworkNamespace | undefined;

/** Begins a namespace before the code that wants it is loaded: both take about as long, and there is more than one processor. */
export function beginNamespace(): void {
  begun ??= startNamespace();
}

/** The namespace that was begun, or one that begins now; `undefined` where there is none on this system. */
export function takeNamespace(): NetworkNamespace | undefined {
  const taken = begun ?? startNamespace();
  begun = undefined;
  for (const each of [taken?.holder, ...ends(taken)]) each?.ref();
  return taken;
}

function startNamespace(): NetworkNamespace | undefined {
  if (process.platform !== "linux" || !["unshare", "nsenter", "ip"].every(isProgram)) return undefined;
  // Root needs no user namespace, in which other users' files would be out of its reach.
  const root = process.getuid?.() === 0;
  const flags = root ? ["--net"] : ["--user", "--map-current-user", "--keep-caps", "--net"];
  const script = 'ip link set lo up && exec "$0" -e "$1"';
  const holder = spawn("unshare", [...flags, "--", "sh", "-c", script, process.execPath, relay], {
    stdio: ["pipe", "pipe", "ignore"],
    env: { PATH: process.env["PATH"] ?? "" },
  });
  holder.on("error", () => {}); // whoever takes it sees that it has ended
  holder.stdin.on("error", () => {});
  const kill = () => void holder.kill("SIGKILL");
  process.once("exit", kill);
  const namespace: NetworkNamespace = {
    holder,
    namespaces: root ? ["net"] : ["user", "net"],
    end() {
      process.off("exit", kill);
      kill();
    },
  };
  // One that nobody takes keeps nothing from ending.
  for (const each of [holder, ...ends(namespace)]) each.unref();
  return namespace;
}

interface Referable {
  ref(): unknown;
  unref(): unknown;
}

/** Pipes of a child are sockets, which its types do not say. */
function ends(namespace: NetworkNamespace | undefined): Referable[] {
  const pipes: object[] = namespace ? [namespace.holder.stdin, namespace.holder.stdout] : [];
  return pipes.filter((pipe): pipe is Referable => "ref" in pipe && "unref" in pipe);
}

function isProgram(name: string): boolean {
  return (process.env["PATH"] ?? "").split(delimiter).some((folder) => {
    try {
      accessSync(join(folder, name), constants.X_OK);
      return true;
    } catch {
      return false; // not here
    }
  });
}

/** Runs inside: what comes to the port goes to the socket; both are told on its input, and it ends when that does. */
const relay = `
const { createServer, connect, Socket } = require("node:net");
const line = Buffer.alloc(4096);
const [port, path] = JSON.parse(line.toString("utf8", 0, require("node:fs").readSync(0, line)));
const server = createServer((client) => {
  const gateway = connect(path);
  client.on("error", () => gateway.destroy());
  gateway.on("error", () => client.destroy());
  client.pipe(gateway).pipe(client);
});
server.listen(port, "127.0.0.1", () => process.stdout.write("ready"));
new Socket({ fd: 0 }).on("close", () => process.exit()).resume();
`;
