import { existsSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { Socket } from "node:net";
import { join } from "node:path";
import { compact } from "../../../core/compact.ts";
import { listChanges } from "./changes.ts";
import { fstabOf, hostFolder, type Overlay, wardenFolder } from "../view/fstab.ts";
import { type Keeper, startKeeper } from "./keeper.ts";
import { laneWord, ownNetwork } from "./lane.ts";
import { createLanes, type Lane } from "./lanes.ts";
import { eachLine } from "../lines.ts";
import type { Answer, Question } from "../messages.ts";
import { bringIn, openFolder, type RoomFolder, takeOutput } from "./room-folder.ts";
import { type RoomKind, roomLayers } from "./room-layers.ts";
import { afterMark, isUntouched, type Mark, markFolders } from "./room-mark.ts";
import { createSlots, fullIn, type Slot } from "../room-memory.ts";
import { isWithin } from "../view/system-places.ts";
import type { View } from "../view/view.ts";
import { writeExtras } from "../view/view-extras.ts";

/**
 * The first process of the sandbox's namespaces. It makes rooms and lanes (networks that reach only the gateway), and
 * lists changes. When its standard input closes, it kills everything inside and ends. Runners cannot see it: each has
 * its own process namespace.
 */
const [, , shared = "", bytes = "", mount = "", unshare = "", ip = "", sh = "", cp = ""] = process.argv;

interface MadeRoom {
  view: View;
  overlays: Overlay[];
  /** Holds the room's layers and mount table. */
  folder: string;
  /** The room's own folder, unless programs in it write to the one on the host (a setup). */
  own: RoomFolder | undefined;
  slot: Slot | undefined;
  keeper: Keeper;
  /** Shows whether something changed in the room. Absent: the room is used once. */
  mark: Mark | undefined;
  entered: boolean;
  untouched: boolean;
  lane?: Lane;
}

const views = new Map<string, RoomKind>();
const rooms = new Map<number, MadeRoom>();
const slots = createSlots(mount, Number(bytes));
const lanes = createLanes({ unshare, ip, sh, program: process.argv[1] ?? "" });

type AnswerBody = Omit<Answer, "id">;

const answers: {
  [Ask in Question["ask"]]: (question: Extract<Question, { ask: Ask }>) => AnswerBody | Promise<AnswerBody>;
} = {
  relay: ({ port, socket }) => lanes.relay({ port, socket }).then(() => ({})),
  view({ name, view, layers }) {
    views.set(name, { view, layers, extras: writeExtras(name, view, shared) });
    return {};
  },
  async room({ view, room }) {
    makeRoom(view, room);
    try {
      const keeper = await madeRoom(room).keeper.ready;
      markRoom(room, keeper);
      return { keeper };
    } catch (error) {
      await leaveRoom(room);
      throw error;
    }
  },
  async enter({ room, network }) {
    const made = madeRoom(room);
    // A program starts with privileges when it enters, and an earlier one may have changed the room's files.
    if (made.entered) throw new Error(`room ${room} was entered before`);
    made.entered = true;
    if (made.mark) await afterMark(made.mark);
    if (made.own) bringIn(made.own);
    if (network) return {};
    made.lane = await lanes.take(made.view.checkout);
    const { pid } = made.lane;
    return pid === undefined ? {} : { lane: pid };
  },
  async ended({ room }) {
    const made = madeRoom(room);
    const clear = await made.keeper.clear();
    giveLaneBack(made);
    if (made.own) takeOutput(made.own, cp);
    made.untouched = clear && made.mark !== undefined && isUntouched(made.mark);
    return { untouched: made.untouched };
  },
  changes({ room }) {
    const { view, overlays, slot, untouched } = madeRoom(room);
    const full = slot && fullIn(slot);
    if (untouched) return { changes: [], ...compact({ full }) };
    const fresh = new Set(view.places.flatMap(({ target, kind }) => (kind === "fresh" ? [target] : [])));
    const changes = listChanges(
      overlays.filter(({ target }) => !fresh.has(target)),
      view.checkout,
    );
    return { changes, ...compact({ full }) };
  },
  async again({ room }) {
    const made = madeRoom(room);
    if (!made.untouched) throw new Error(`room ${room} has changed`);
    Object.assign(made, { entered: false, untouched: false });
    if (made.own) openFolder(made.own);
    markRoom(room, await made.keeper.ready);
    return {};
  },
  leave: ({ room }) => leaveRoom(room).then(() => ({})),
};

async function leaveRoom(room: number): Promise<void> {
  const made = madeRoom(room);
  const { folder, own, slot, keeper } = made;
  rooms.delete(room);
  await keeper.end();
  giveLaneBack(made);
  emptySlot([folder, ...(own ? [own.memory] : [])], slot);
}

function emptySlot(folders: string[], slot: Slot | undefined): void {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
  if (slot) slots.giveBack(slot);
}

function giveLaneBack(made: MadeRoom): void {
  if (made.lane) lanes.giveBack(made.view.checkout, made.lane);
  delete made.lane;
}

function madeRoom(room: number): MadeRoom {
  const made = rooms.get(room);
  if (!made) throw new Error(`there is no room ${room}`);
  return made;
}

/** Marks the upper layers, the mount points in them, and the room's file systems in memory. */
function markRoom(room: number, keeper: number): void {
  const made = madeRoom(room);
  if (made.own === undefined || made.overlays.some(({ copied }) => copied)) return;
  const own = join(shared, `${room}`);
  const folders = made.overlays.flatMap(({ target, upper }) => [
    upper,
    ...(isWithin(own, target) ? foldersBetween(target, own).map((path) => join(upper, path)) : []),
  ]);
  const memory = ["/dev/shm", "/dev/pts"].map((path) => `/proc/${keeper}/root${path}`);
  made.mark = markFolders([...folders, ...memory, made.own.memory]);
}

/** The folders between two paths, relative to the outer one. */
function foldersBetween(target: string, path: string): string[] {
  const names = path.slice(target.length).split("/").filter(Boolean);
  return names.map((_, index) => names.slice(0, index + 1).join("/"));
}

function makeRoom(name: string, room: number): void {
  const known = views.get(name);
  if (!known) throw new Error(`there is no view ${name}`);
  const { view, layers } = known;
  const slot = layers.upper === undefined ? slots.take() : undefined;
  const folder = slot ? join(slot.folder, `${room}`) : join(wardenFolder, "k", `${room}`);
  const host = `${hostFolder}${join(shared, `${room}`)}`;
  const own = slot && { memory: join(slot.output, `${room}`), host };
  try {
    layRoom(known, { room, folder, own, slot });
  } catch (error) {
    const full = slot && fullIn(slot);
    emptySlot([folder, ...(own ? [own.memory] : [])], slot);
    if (full) throw new Error(`a copy of ${view.checkout} takes more memory than a sandbox may have`, { cause: error });
    throw error;
  }
  // Two runners may run at once. A lone one needs no further network, whose process would only delay it.
  if (rooms.size > 1) lanes.prepare();
}

/** Makes a room's layers and folder, and starts its keeper. */
function layRoom(
  kind: RoomKind,
  { room, folder, own, slot }: { room: number } & Pick<MadeRoom, "folder" | "own" | "slot">,
): void {
  const { view, layers } = kind;
  mkdirSync(folder, { recursive: true });
  const overlays = roomLayers(kind, layers.upper === undefined ? folder : `${hostFolder}${layers.upper}`, cp);
  if (slot && fullIn(slot)) throw new Error("a copied file may be missing");
  const target = join(shared, `${room}`);
  const within = overlays.findLast((overlay) => isWithin(target, overlay.target));
  if (within) mkdirSync(join(within.upper, target.slice(within.target.length)), { recursive: true });
  if (own) openFolder(own);
  const roomFolder = { target, source: own?.memory ?? `${hostFolder}${target}` };
  const table = fstabOf(
    { overlays, view, folder: roomFolder, bytes: Number(bytes), name: `replaykit-${room}` },
    existsSync,
  );
  const file = join(folder, "fstab");
  writeFileSync(file, table);
  const keeper = startKeeper({ unshare, sh, mount }, file);
  rooms.set(room, { view, overlays, folder, own, slot, keeper, mark: undefined, entered: false, untouched: false });
}

async function answer(line: string): Promise<void> {
  // the process that started this one wrote it
  const { id, ...question } = JSON.parse(line) as Question & { id: number };
  // the key selects the function for its question
  const give = answers[question.ask] as (question: Question) => AnswerBody | Promise<AnswerBody>;
  let text: AnswerBody;
  try {
    text = await give(question);
  } catch (error) {
    text = { failure: error instanceof Error ? error.message : String(error) };
  }
  process.stdout.write(`${JSON.stringify({ id, ...text } satisfies Answer)}\n`);
}

function beWarden(): void {
  // It kills every process that it can see, which outside its own namespaces is the whole machine.
  if (process.pid !== 1) {
    process.stderr.write("replaykit: this program runs in a sandbox only, which `npx replaykit replay` makes\n");
    process.exit(1);
  }
  const input = new Socket({ fd: 0 });
  eachLine(input, (line) => void answer(line));
  input.on("close", () => {
    try {
      process.kill(-1, "SIGKILL");
    } catch {
      // nothing else runs
    }
    rmSync(join(`${hostFolder}${shared}`, "..", "setup"), { recursive: true, force: true });
    process.exit();
  });
}

// Warden and lane share one file, so that only one program must be shown in a sandbox.
if (process.argv[2] === laneWord) ownNetwork();
else beWarden();
