import { existsSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { Socket } from "node:net";
import { join } from "node:path";
import { listChanges } from "./changes.ts";
import { environmentScript } from "./environment-script.ts";
import { fstabOf, hostFolder, type Overlay, wardenFolder } from "./fstab.ts";
import { createLanes, type Lane } from "./lanes.ts";
import type { Answer, Question } from "./messages.ts";
import { type RoomKind, roomLayers } from "./room-layers.ts";
import { createSlots, isFull, type Slot } from "./room-memory.ts";
import { isWithin } from "./system-places.ts";
import type { View } from "./view.ts";
import { writeExtras } from "./view-extras.ts";

/**
 * The first process of the sandbox's namespaces. It makes rooms for runners and networks that have the gateway, says what was changed,
 * and ends, with all that runs inside, when its standard input does. Runners cannot see it: each has a process namespace of its own.
 */
const [, , shared = "", bytes = "", mount = "", unshare = "", ip = "", sh = "", file = "", cp = ""] = process.argv;

interface MadeRoom {
  view: View;
  overlays: Overlay[];
  /** Of the warden's things for it. */
  folder: string;
  slot: Slot | undefined;
  lane?: Lane;
}

const views = new Map<string, RoomKind>();
const rooms = new Map<number, MadeRoom>();
const slots = createSlots(mount, Number(bytes));
const lanes = createLanes({ unshare, ip, sh, file });
let last = 0;

const answers: { [Ask in Question["ask"]]: (question: Extract<Question, { ask: Ask }>) => Answer | Promise<Answer> } = {
  relay: ({ port, socket }) => lanes.relay({ port, socket }).then(() => ({})),
  view({ name, view, layers }) {
    views.set(name, { view, layers, extras: writeExtras(name, view, shared) });
    return {};
  },
  room: ({ view }) => ({ room: makeRoom(view) }),
  async enter({ room, network, env }) {
    const made = madeRoom(room);
    // Read by the room's own shell before its mounts hide it.
    writeFileSync(join(made.folder, "env"), environmentScript(env));
    if (network) return { folder: made.folder };
    made.lane ??= await lanes.take(made.view.checkout);
    const { pid } = made.lane;
    return { folder: made.folder, ...(pid === undefined ? {} : { lane: pid }) };
  },
  ended({ room }) {
    giveLaneBack(madeRoom(room));
    return {};
  },
  changes({ room }) {
    const { view, overlays, slot } = madeRoom(room);
    const fresh = new Set(view.places.flatMap(({ target, kind }) => (kind === "fresh" ? [target] : [])));
    const changes = listChanges(
      overlays.filter(({ target }) => !fresh.has(target)),
      view.checkout,
    );
    return { changes, full: slot !== undefined && isFull(slot) };
  },
  leave({ room }) {
    const made = madeRoom(room);
    const { folder, slot } = made;
    rooms.delete(room);
    giveLaneBack(made);
    emptySlot(folder, slot);
    return {};
  },
};

function emptySlot(folder: string, slot: Slot | undefined): void {
  rmSync(folder, { recursive: true, force: true });
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

function makeRoom(name: string): number {
  const known = views.get(name);
  if (!known) throw new Error(`there is no view ${name}`);
  const { view, layers } = known;
  last += 1;
  const room = last;
  const slot = layers.upper === undefined ? slots.take() : undefined;
  const own = slot ? join(slot.folder, `${room}`) : join(wardenFolder, "k", `${room}`);
  const halves = layers.upper === undefined ? own : `${hostFolder}${layers.upper}`;
  mkdirSync(own, { recursive: true });
  const overlays = roomLayers(known, halves, cp);
  if (slot && isFull(slot)) {
    emptySlot(own, slot);
    throw new Error(`a copy of ${view.checkout} takes more memory than a sandbox may have`);
  }
  const target = join(shared, `${room}`);
  const within = overlays.findLast((overlay) => isWithin(target, overlay.target));
  if (within) mkdirSync(join(within.upper, target.slice(within.target.length)), { recursive: true });
  const folder = { target, source: `${hostFolder}${target}` };
  const table = fstabOf({ overlays, view, folder, bytes: Number(bytes), name: `replaykit-${room}` }, existsSync);
  writeFileSync(join(own, "fstab"), table);
  rooms.set(room, { view, overlays, folder: own, slot });
  return room;
}

async function answer(line: string): Promise<void> {
  const question = JSON.parse(line) as Question; // the process that started this one wrote it
  const give = answers[question.ask] as (question: Question) => Answer | Promise<Answer>; // each is found by its own word
  let text: Answer;
  try {
    text = await give(question);
  } catch (error) {
    text = { failure: error instanceof Error ? error.message : String(error) };
  }
  process.stdout.write(`${JSON.stringify(text)}\n`);
}

let rest = "";
let turn = Promise.resolve();
const input = new Socket({ fd: 0 });
input.setEncoding("utf8");
input.on("data", (chunk: Buffer | string) => {
  const lines = (rest + chunk.toString()).split("\n");
  rest = lines.pop() ?? "";
  for (const line of lines) turn = turn.then(() => answer(line));
});
input.on("close", () => {
  try {
    process.kill(-1, "SIGKILL");
  } catch {
    // nothing runs
  }
  rmSync(join(`${hostFolder}${shared}`, "..", "setup"), { recursive: true, force: true });
  process.exit();
});
