import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { type NetworkNamespace, takeNamespace } from "./network-namespace.ts";

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

/**
 * Makes a network namespace that holds only `lo` and a relay from the gateway's port to its Unix socket. `undefined` where the
 * system does not allow it: no Linux, no `unshare`, `nsenter` or `ip`, or namespaces switched off.
 */
export async function isolateNetwork(gateway: IsolationOptions): Promise<IsolatedNetwork | undefined> {
  const namespace = takeNamespace();
  if (!namespace) return undefined;
  const folder = mkdtempSync(join(tmpdir(), "replaykit-net-"));
  const socket = join(folder, "gateway");
  namespace.holder.stdin.write(JSON.stringify([gateway.port, socket]));
  const close = async () => {
    namespace.end();
    rmSync(folder, { recursive: true, force: true });
  };
  const [ready] = await Promise.all([isReady(namespace), gateway.listen(socket)]);
  if (!ready) {
    await close();
    return undefined;
  }
  const inside = namespace.namespaces.map((name) => `--${name}=/proc/${namespace.holder.pid}/ns/${name}`);
  const flags = namespace.namespaces.includes("user") ? ["--preserve-credentials", ...inside] : inside;
  return { enter: (argv) => ["nsenter", ...flags, "--", ...argv], [Symbol.asyncDispose]: close };
}

async function isReady({ holder }: NetworkNamespace): Promise<boolean> {
  if (holder.exitCode !== null || holder.pid === undefined) return false;
  const ended = once(holder, "exit").then(() => false);
  const said = once(holder.stdout, "data").then(() => true);
  return Promise.race([said, ended, sleep(5000, false, { ref: false })]).catch(() => false);
}
