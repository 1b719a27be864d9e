import { chmodSync, chownSync, copyFileSync, existsSync, lstatSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { connect, createServer, Socket } from "node:net";
import { basename, dirname, join } from "node:path";
import { listChanges } from "./changes.ts";
import { fstabOf, hostFolder, type Overlay, overlayFolders, wardenFolder } from "./fstab.ts";
import type { Answer, Question, ViewLayers } from "./messages.ts";
import { isWithin } from "./programs.ts";
import type { View } from "./view.ts";

/**
 * The first process of the sandbox's namespaces. It relays the gateway's port, makes rooms for runners, says what they changed, and
 * ends, with all that runs inside, when its standard input does. Runners cannot see it: each has a process namespace of its own.
 */
const [, , shared = ""] = process.argv;
const views = new Map<string, { view: View; layers: ViewLayers; extras: Map<string, string> }>();
const rooms = new Map<number, { view: View; overlays: Overlay[]; keep: boolean }>();
let last = 0;

const answers: { [Ask in Question["ask"]]: (question: Extract<Question, { ask: Ask }>) => Answer | Promise<Answer> } = {
  relay: ({ port, socket }) => relay(port, socket),
  view({ name, view, layers }) {
    views.set(name, { view, layers, extras: writeExtras(name, view) });
    return {};
  },
  room: ({ view }) => ({ room: makeRoom(view) }),
  changes({ room }) {
    const made = rooms.get(room);
    if (!made) return { failure: `there is no room ${room}` };
    const fresh = new Set(made.view.places.flatMap(({ target, kind }) => (kind === "fresh" ? [target] : [])));
    return {
      changes: listChanges(
        made.overlays.filter(({ target }) => !fresh.has(target)),
        made.view.checkout,
      ),
    };
  },
  leave({ room }) {
    const made = rooms.get(room);
    rooms.delete(room);
    if (made && !made.keep) rmSync(join(wardenFolder, "r", `${room}`), { recursive: true, force: true });
    return {};
  },
};

/** Files that are other than the host's, in a layer of their own above it, in folders that have the host's owner and mode. */
function writeExtras(name: string, view: View): Map<string, string> {
  const extras = new Map<string, string>();
  const layerOf = (target: string): string =>
    join(wardenFolder, "p", name, `${view.places.findIndex((one) => one.target === target)}`);
  const make = (target: string, path: string): string => {
    const layer = layerOf(target);
    extras.set(target, layer);
    makeLike(layer, target, path);
    return join(layer, path.slice(target.length));
  };
  for (const { path, text } of view.files) {
    const place = placeOf(path, view);
    if (place === undefined) continue;
    const file = make(place, dirname(path));
    writeFileSync(join(file, basename(path)), text);
    like(join(file, basename(path)), path);
  }
  for (const { path, folder } of view.copies) {
    const place = placeOf(path, view);
    if (place === undefined) continue;
    const made = make(place, folder ? path : dirname(path));
    if (folder) continue;
    copyFileSync(`${hostFolder}${path}`, join(made, basename(path)));
    like(join(made, basename(path)), path);
  }
  // Mounts need a place to be mounted on: in fresh folders there is none, and on the host it may be missing.
  const targets = [...view.places.map(({ target }) => target), ...view.shown, ...view.writable, shared];
  for (const target of targets) {
    const place = placeOf(target, view, true);
    const fresh = view.places.some((one) => one.target === place && one.kind === "fresh");
    if (place === undefined || !fresh) continue;
    const isFile = lstatSync(`${hostFolder}${target}`, { throwIfNoEntry: false })?.isFile() === true;
    const made = make(place, isFile ? dirname(target) : target);
    if (isFile) writeFileSync(join(made, basename(target)), "");
  }
  for (const { target, kind } of view.places) if (kind === "fresh") make(target, target);
  return extras;
}

/** The innermost place that holds a path; `above`: other than the path itself. */
function placeOf(path: string, view: View, above = false): string | undefined {
  return view.places.findLast(({ target }) => isWithin(path, target) && !(above && target === path))?.target;
}

/** Makes the folders of a layer from its target down to a path. */
function makeLike(layer: string, target: string, path: string): void {
  const names = path.slice(target.length).split("/").filter(Boolean);
  for (let depth = 0; depth <= names.length; depth += 1) {
    const way = names.slice(0, depth).join("/");
    const folder = join(layer, way);
    if (existsSync(folder)) continue;
    mkdirSync(folder, { recursive: true });
    like(folder, join(target, way));
  }
}

function like(made: string, model: string): void {
  const stat = lstatSync(`${hostFolder}${model}`, { throwIfNoEntry: false });
  if (!stat) return;
  try {
    chownSync(made, stat.uid, stat.gid);
  } catch {
    // an owner that this user namespace does not know
  }
  chmodSync(made, stat.mode & 0o7777);
}

function makeRoom(name: string): number {
  const known = views.get(name);
  if (!known) throw new Error(`there is no view ${name}`);
  const { view, layers, extras } = known;
  last += 1;
  const room = last;
  const own = join(wardenFolder, "r", `${room}`);
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
  const table = fstabOf({ overlays, view, folder, name: `replaykit-${room}` }, existsSync);
  writeFileSync(join(own, "fstab"), table);
  rooms.set(room, { view, overlays, keep: layers.upper !== undefined });
  return room;
}

/** What comes to the port goes to the gateway's socket: files are seen from every network. */
function relay(port: number, socket: string): Promise<Answer> {
  const server = createServer((client) => {
    const gateway = connect(socket);
    client.on("error", () => gateway.destroy());
    gateway.on("error", () => client.destroy());
    client.pipe(gateway).pipe(client);
  });
  return new Promise((done) => {
    server.on("error", (error) => done({ failure: error.message }));
    server.listen(port, "127.0.0.1", () => done({}));
  });
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
