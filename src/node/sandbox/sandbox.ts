import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { nodePlatform } from "../platform.ts";
import { askWarden } from "./ask-warden.ts";
import type { ViewLayers } from "./messages.ts";
import { holderPid, type Namespace, refer, takeNamespace } from "./namespace.ts";
import type { Argv } from "./room-command.ts";
import { createRooms, type Room } from "./rooms.ts";
import { type View, viewOf } from "./view/view.ts";
import { type OverlayUse, type Way, waysOf, withCopies } from "./way.ts";

/** A kind of room: what one kind of process sees of the machine. Each process gets a room of its own. */
export interface Box {
  room(): Promise<Room>;
  /** Makes the first room ahead of need. */
  prepare(): void;
  view: View;
  /** Layers that a setup left, below those of its rooms. */
  below: ViewLayers["below"];
  /** Ends the rooms that are ready. A room in use ends when it is left. */
  close(): void;
}

export interface Sandbox {
  /** Makes the gateway reachable in the sandbox's networks, at the port that it has outside. */
  relay(port: number, socket: string): Promise<void>;
  box(view: View, layers?: Partial<Pick<ViewLayers, "below" | "upper">>): Box;
  overlays: OverlayUse;
  /** A folder on disk that rooms do not see. */
  folder: string;
  /** Printed on stderr in a room whose program could not be started. */
  token: string;
}

export interface NoSandbox {
  /** Why this system has no sandbox, for people. */
  reason: string;
}

let opened: Promise<SharedSandbox | NoSandbox> | undefined;

interface SharedSandbox {
  sandbox: Sandbox;
  /** Keeps this process alive until the result is disposed of. */
  hold(): Disposable;
}

/** Returns the sandbox of this process. The first call makes and tests it; it ends with the process. */
export async function openSandbox(): Promise<(Sandbox & Disposable) | NoSandbox> {
  const held = await (opened ??= tryOut());
  return "reason" in held ? held : { ...held.sandbox, ...held.hold() };
}

/**
 * Tests each way (see `way.ts`) by running a program in a complete room, since no single part tells whether the system
 * allows the whole. A way that makes namespaces but no rooms is tried again with copies in place of overlays.
 */
async function tryOut(): Promise<SharedSandbox | NoSandbox> {
  const first = takeNamespace();
  if ("reason" in first) return first;
  const ways: Way[] = waysOf(first.programs);
  const reasons: string[] = [];
  for (const way of ways) {
    const namespace = reasons.length === 0 ? first : takeNamespace(way);
    if ("reason" in namespace) return namespace;
    const tried = await tryRoom(namespace);
    if ("sandbox" in tried) return tried;
    if (tried.began && way.overlays !== "none") ways.push(withCopies(way));
    reasons.push(`${howOf(way)} it could not be made (${tried.failure === "" ? "refused" : tried.failure})`);
  }
  return { reason: reasons.join("; ") };
}

function howOf({ name, overlays }: Way): string {
  const how = name === "sudo" ? "by sudo" : name === "root" ? "as root" : "without root";
  return overlays === "none" ? `${how} with copies` : how;
}

async function tryRoom(namespace: Namespace): Promise<SharedSandbox | { failure: string; began: boolean }> {
  const { warden } = namespace;
  const chunks: Buffer[] = [];
  warden.stderr.on("data", (chunk: Buffer) => chunks.push(chunk));
  const lastWords = (): string => Buffer.concat(chunks).toString().trim().split("\n").at(-1) ?? "";
  const sandbox = createSandbox(namespace);
  const failure = await Promise.race([
    once(warden, "exit").then(lastWords),
    proof(sandbox),
    sleep(10_000, "it was not ready within 10 s", { ref: false }),
  ]).catch(String);
  if (failure === undefined) return { sandbox, hold: holder(namespace) };
  const began = warden.exitCode === null && warden.signalCode === null;
  namespace.end();
  return { failure, began };
}

async function proof(sandbox: Sandbox): Promise<string | undefined> {
  const { overlays } = sandbox;
  // With copies, a small folder proves as much as the checkout.
  const place =
    overlays === "none" ? { root: join(sandbox.folder, "setup"), env: {} } : { root: process.cwd(), env: process.env };
  const view = viewOf({ ...place, shown: [], writable: [], overlays });
  const room = await sandbox.box(view).room();
  const words: Argv = ["/bin/sh", "-c", `echo ${sandbox.token}`];
  const [program, ...args] = await room.enter(words, { cwd: "/", network: false, env: {} });
  const child = spawn(program, args, { stdio: ["ignore", "pipe", "pipe"], cwd: "/", env: {} });
  const text = { out: "", err: "" };
  child.stdout.on("data", (chunk: Buffer) => (text.out += chunk.toString()));
  child.stderr.on("data", (chunk: Buffer) => (text.err += chunk.toString()));
  await once(child, "close");
  void room.leave();
  return text.out.trim() === sandbox.token ? undefined : text.err.trim().split("\n")[0];
}

function holder(namespace: Namespace): () => Disposable {
  let users = 0;
  return () => {
    users += 1;
    refer(namespace, "ref");
    return {
      [Symbol.dispose]() {
        users -= 1;
        if (users === 0) refer(namespace, "unref");
      },
    };
  };
}

function createSandbox(namespace: Namespace): Sandbox {
  const { way, programs, folder } = namespace;
  const token = `replaykit-room-${nodePlatform.newId()}`;
  const pid = holderPid(namespace);
  const ask = askWarden(namespace.warden);
  let views = 0;
  const rooms = createRooms({ ask, way, programs, holder: pid, token, folder: join(folder, "out") });

  function box(view: View, { below = {}, upper }: Partial<Pick<ViewLayers, "below" | "upper">> = {}): Box {
    const name = `v${(views += 1)}`;
    const copies = way.overlays === "none";
    const layers = { below, upper, copies, options: way.overlay, keptOptions: way.keptOverlay };
    const made = ask({ ask: "view", name, view, layers });
    made.catch(() => {}); // the error reaches the caller of room()
    const fresh = view.places.flatMap(({ target, kind }) => (kind === "fresh" ? [target] : []));
    const many = upper === undefined;
    return { view, below, ...rooms.of({ name, fresh, made, many }) };
  }

  return {
    folder,
    token,
    overlays: way.overlays,
    box,
    relay: async (port, socket) => void (await ask({ ask: "relay", port, socket })),
  };
}
