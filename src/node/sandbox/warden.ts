import { existsSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { Socket } from "node:net";
import { join } from "node:path";
import { listChanges } from "./changes.ts";
import { environmentScript } from "./environment-script.ts";
import { fstabOf, hostFolder, type Overlay, overlayFolders, wardenFolder } from "./fstab.ts";
import { createLanes, type Lane } from "./lanes.ts";
import type { Answer, Question, ViewLayers } from "./messages.ts";
import { createSlots, isFull, type Slot } from "./room-memory.ts";
import { isWithin } from "./system-places.ts";
import type { View } from "./view.ts";
import { like, writeExtras } from "./view-extras.ts";

/**
 * The first process of the sandbox's namespaces. It makes rooms for runners and networks that have the gateway, says what was changed,
 * and ends, with all that runs inside, when its standard input does. Runners cannot see it: each has a process namespace of its own.
 */
const [, , shared = "", bytes = "", mount = "", unshare = "", ip = "", sh = "", file = ""] = process.argv;

interface MadeRoom {
  view: View;
  overlays: Overlay[];
  /** Of the warden's things for it. */
  folder: string;
  slot: Slot | undefined;
  lane?: Lane;
}

const views = new Map<string, { view: View; layers: ViewLayers; extras: Map<string, string> }>();
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
    rmSync(folder, { recursive: true, force: true });
    if (slot) slots.giveBack(slot);
    return {};
  },
};

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
  const { view, layers, extras } = known;
  last += 1;
  const room = last;
  const slot = layers.upper === undefined ? slots.take() : undefined;
  const own = slot ? join(slot.folder, `${room}`) : join(wardenFolder, "k", `${room}`);
  const halves = layers.upper === undefined ? own : `${hostFolder}${layers.upper}`;
  mkdirSync(own, { recursive: true });
  const overlays = view.places.map(({ target, kind }, index) => {
    const overlay = { target, ...overlayFolders(halves, index) };
    for (const half of [overlay.upper, overlay.work]) mkdirSync(half, { recursive: true });
    like(overlay.upper, target);
    const extra = extras.get(target);
    const below = (layers.below[target] ?? []).map((path) => `${hostFolder}${path}`);
    const host = kind === "host" ? [`${hostFolder}${target}`] : [];
    const options = below.length === 0 && layers.upper === undefined ? layers.options : layers.keptOptions;
    return { ...overlay, options, lowers: [...below, ...(extra === undefined ? [] : [extra]), ...host] };
  });
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
