import { createRequire as __createRequire } from "node:module";
const require = __createRequire(import.meta.url);
import {
  copyFolder,
  installedIn,
  isWithin,
  optionsOf
} from "./chunks/chunk-HZA3QJ3V.js";
import {
  createSlots,
  fstabOf,
  hostFolder,
  isFull,
  overlayFolders,
  readMountTable,
  wardenFolder
} from "./chunks/chunk-ABXW3CI3.js";
import {
  relay
} from "./chunks/chunk-KZCMEZAH.js";
import "./chunks/chunk-VHE66NNS.js";

// src/node/sandbox/warden.ts
import { existsSync as existsSync2, mkdirSync as mkdirSync3, rmSync, writeFileSync as writeFileSync3 } from "node:fs";
import { Socket } from "node:net";
import { join as join4 } from "node:path";

// src/node/sandbox/changes.ts
import { lstatSync, readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
var caches = /(^|\/)(__pycache__|\.cache|\.npm|\.pytest_cache|\.mypy_cache|\.ruff_cache|\.DS_Store|node_modules\/\.cache)(\/|$)/;
var mostChanges = 1e3;
var mostBytes = 1024 * 1024;
function listChanges(layers, checkout) {
  const changes = [];
  const add = (path, what) => {
    if (changes.length < mostChanges && !caches.test(path))
      changes.push({ path: isWithin(path, checkout) ? relative(checkout, path) || "." : path, what });
  };
  for (const one of layers) (one.copied ? compare : walk)("", one, add);
  return changes.toSorted((a, b) => a.path < b.path ? -1 : 1);
}
function walk(way, layers, add) {
  for (const name of namesIn(join(layers.upper, way))) {
    const inner = join(way, name);
    const path = join(layers.target, inner);
    const now = lstatSync(join(layers.upper, inner), { throwIfNoEntry: false });
    const before = lowerOf(inner, layers);
    if (now === void 0) continue;
    if (isWhiteout(now)) add(path, before?.stat.isDirectory() === true ? "deleted, with all that is in it" : "deleted");
    else if (now.isDirectory() && before?.stat.isDirectory() === true) walk(inner, layers, add);
    else if (now.isDirectory()) add(path, "new folder");
    else if (before === void 0) add(path, `new${sizeOf(join(layers.upper, inner), now)}`);
    else add(path, differenceOf(join(layers.upper, inner), now, before));
  }
}
function compare(way, layers, add) {
  const { target, upper, lowers, copied } = layers;
  const folders = [upper, ...lowers].map((folder) => join(folder, way));
  for (const name of new Set(folders.flatMap(namesIn))) {
    const inner = join(way, name);
    if (copied?.leftOut.has(inner) === true) continue;
    const path = join(target, inner);
    const now = statOf(join(upper, inner));
    const before = lowerOf(inner, layers);
    if (!now) add(path, before?.stat.isDirectory() === true ? "deleted, with all that is in it" : "deleted");
    else if (now.isDirectory() && before?.stat.isDirectory() === true) compare(inner, layers, add);
    else if (now.isDirectory()) add(path, "new folder");
    else if (before === void 0) add(path, `new${sizeOf(join(upper, inner), now)}`);
    else if (now.ctimeMs > (copied?.since ?? 0)) add(path, differenceOf(join(upper, inner), now, before));
  }
}
function lowerOf(way, { lowers }) {
  for (const lower of lowers) {
    const path = join(lower, way);
    const stat = statOf(path);
    if (stat) return isWhiteout(stat) ? void 0 : { path, stat };
  }
  return void 0;
}
function isWhiteout(stat) {
  return stat.isCharacterDevice() && stat.rdev === 0;
}
function sizeOf(path, stat) {
  const text = textOf(path, stat);
  if (text === void 0) return stat.isFile() ? `, ${stat.size} bytes` : "";
  return `, ${counted(linesIn(text), "line")}`;
}
function differenceOf(path, now, before) {
  const after = textOf(path, now);
  const text = textOf(before.path, before.stat);
  if (after === void 0 || text === void 0) return signed(now.size - before.stat.size, "byte");
  if (after === text) return "touched";
  return signed(linesIn(after) - linesIn(text), "line");
}
function signed(difference, unit) {
  if (difference === 0) return "changed";
  return `${difference > 0 ? "+" : "−"}${counted(Math.abs(difference), unit)}`;
}
function counted(count, unit) {
  return `${count} ${unit}${count === 1 ? "" : "s"}`;
}
function linesIn(text) {
  return text.split("\n").length - (text.endsWith("\n") || text === "" ? 1 : 0);
}
function textOf(path, stat) {
  if (!stat.isFile() || stat.size > mostBytes) return void 0;
  try {
    const bytes2 = readFileSync(path);
    return bytes2.includes(0) ? void 0 : bytes2.toString("latin1");
  } catch {
    return void 0;
  }
}
function namesIn(folder) {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}
function statOf(path) {
  try {
    return lstatSync(path, { throwIfNoEntry: false });
  } catch {
    return void 0;
  }
}

// src/node/sandbox/environment-script.ts
var exportable = /^(?!(?:PPID|UID|EUID|OPTIND|SHELLOPTS|BASHOPTS|BASH_VERSINFO)$)[A-Za-z_]\w*$/;
function environmentScript(env) {
  const entries = Object.entries(env);
  const exported = entries.filter(([name]) => exportable.test(name));
  const others = entries.filter(([name]) => !exportable.test(name));
  const given = others.map(([name, value]) => quoted(`${name}=${value}`)).join(" ");
  return [
    ...exported.map(([name, value]) => `export ${name}=${quoted(value)}`),
    ...others.length === 0 ? [] : [`set -- /usr/bin/env ${given} "$@"`],
    ""
  ].join("\n");
}
function quoted(text) {
  return `'${text.replaceAll("'", "'\\''")}'`;
}

// src/node/sandbox/lanes.ts
import { spawn } from "node:child_process";
import { availableParallelism } from "node:os";
import { createInterface } from "node:readline";
function createLanes(programs) {
  const doors = [];
  const all = [ownLane()];
  const fresh = [...all];
  const free = /* @__PURE__ */ new Map();
  function begin() {
    const lane = startLane(programs, doors);
    lane.ready.catch(() => {
    });
    all.push(lane);
    return lane;
  }
  return {
    async relay(door) {
      doors.push(door);
      await Promise.all(all.filter((lane) => !lane.ended()).map((lane) => lane.relay(door)));
    },
    async take(side) {
      const left = (free.get(side) ?? []).filter((lane2) => !lane2.ended());
      const known = left.pop();
      free.set(side, left);
      const lane = known ?? fresh.shift() ?? begin();
      if (fresh.length === 0 && all.length < availableParallelism()) fresh.push(begin());
      await lane.ready;
      return lane;
    },
    giveBack(side, lane) {
      const held = all.find((one) => one === lane);
      if (held) free.set(side, [...free.get(side) ?? [], held]);
    }
  };
}
function ownLane() {
  return { pid: void 0, ready: Promise.resolve(), relay, ended: () => false };
}
function startLane({ unshare: unshare2, ip: ip2, sh: sh2, file: file2 }, doors) {
  const words = 'ip=$1; shift; $ip link set lo up && exec "$@"';
  const argv = ["--net", "--kill-child", "--", sh2, "-c", words, "sh", ip2, process.execPath, file2];
  const child = spawn(unshare2, argv, { stdio: ["pipe", "pipe", "ignore"], cwd: "/", env: {} });
  const waiting = [];
  let gone = false;
  createInterface({ input: child.stdout }).on("line", (line) => waiting.shift()?.(line));
  const end = () => {
    gone = true;
    for (const say of waiting.splice(0)) say("it ended");
  };
  child.on("error", end);
  child.on("exit", end);
  child.stdin.on("error", () => {
  });
  async function heard() {
    if (gone) throw new Error("a network of the sandbox has ended");
    const line = await new Promise((say) => waiting.push(say));
    if (line !== "ready") throw new Error(`a network of the sandbox could not be made: ${line}`);
  }
  function tell(door) {
    const listening = heard();
    child.stdin.write(`${JSON.stringify(door)}
`);
    return listening;
  }
  const ready = Promise.all([heard(), ...doors.map(tell)]).then(() => {
  });
  return { pid: child.pid, ready, relay: tell, ended: () => gone };
}

// src/node/sandbox/room-layers.ts
import { lstatSync as lstatSync3, mkdirSync as mkdirSync2, readFileSync as readFileSync2, writeFileSync as writeFileSync2 } from "node:fs";
import { join as join3, relative as relative2 } from "node:path";

// src/node/sandbox/view-extras.ts
import { chmodSync, chownSync, copyFileSync, existsSync, lstatSync as lstatSync2, mkdirSync, writeFileSync } from "node:fs";
import { basename, dirname, join as join2 } from "node:path";
function writeExtras(name, view, shared2) {
  const extras = /* @__PURE__ */ new Map();
  const layerOf = (target) => join2(wardenFolder, "p", name, `${view.places.findIndex((one) => one.target === target)}`);
  const make = (target, path) => {
    const layer = layerOf(target);
    extras.set(target, layer);
    makeLike(layer, target, path);
    return join2(layer, path.slice(target.length));
  };
  for (const { path, text } of view.files) {
    const place = placeOf(path, view);
    if (place === void 0) continue;
    const file2 = make(place, dirname(path));
    writeFileSync(join2(file2, basename(path)), text);
    like(join2(file2, basename(path)), path);
  }
  for (const { path, folder } of view.copies) {
    const place = placeOf(path, view);
    if (place === void 0) continue;
    const made = make(place, folder ? path : dirname(path));
    if (folder) continue;
    copyFileSync(`${hostFolder}${path}`, join2(made, basename(path)));
    like(join2(made, basename(path)), path);
  }
  const targets = [...view.places.map(({ target }) => target), ...view.shown, ...view.writable, shared2];
  for (const target of targets) {
    const place = placeOf(target, view, true);
    const fresh = view.places.some((one) => one.target === place && one.kind === "fresh");
    if (place === void 0 || !fresh) continue;
    const isFile = lstatSync2(`${hostFolder}${target}`, { throwIfNoEntry: false })?.isFile() === true;
    const made = make(place, isFile ? dirname(target) : target);
    if (isFile) writeFileSync(join2(made, basename(target)), "");
  }
  for (const { target, kind } of view.places) if (kind === "fresh") make(target, target);
  return extras;
}
function placeOf(path, view, above = false) {
  return view.places.findLast(({ target }) => isWithin(path, target) && !(above && target === path))?.target;
}
function makeLike(layer, target, path) {
  const names = path.slice(target.length).split("/").filter(Boolean);
  for (let depth = 0; depth <= names.length; depth += 1) {
    const way = names.slice(0, depth).join("/");
    const folder = join2(layer, way);
    if (existsSync(folder)) continue;
    mkdirSync(folder, { recursive: true });
    like(folder, join2(target, way));
  }
}
function like(made, model) {
  const stat = lstatSync2(`${hostFolder}${model}`, { throwIfNoEntry: false });
  if (!stat) return;
  try {
    chownSync(made, stat.uid, stat.gid);
  } catch {
  }
  chmodSync(made, stat.mode & 4095);
}

// src/node/sandbox/room-layers.ts
function roomLayers(kind, halves, cp2) {
  return kind.view.places.map((place, index) => {
    const overlay = { target: place.target, ...overlayFolders(halves, index) };
    mkdirSync2(overlay.upper, { recursive: true });
    like(overlay.upper, place.target);
    const { layers, extras } = kind;
    const extra = extras.get(place.target);
    const below = (layers.below[place.target] ?? []).map((path) => `${hostFolder}${path}`);
    const host = place.kind === "host" ? [`${hostFolder}${place.target}`] : [];
    if (layers.copies) return copyOf({ kind, overlay, source: below[0] ?? host[0], extra, cp: cp2 });
    mkdirSync2(overlay.work, { recursive: true });
    const options = below.length === 0 && layers.upper === void 0 ? layers.options : layers.keptOptions;
    return { ...overlay, options, lowers: [...below, ...extra === void 0 ? [] : [extra], ...host] };
  });
}
function copyOf({ kind: { view, layers }, overlay, source, extra, cp: cp2 }) {
  const { target, upper, work } = overlay;
  const installed = source === void 0 || layers.upper !== void 0 ? [] : installedIn(source);
  const leftOut = [...installed, ...mountedIn(view, target)];
  if (source !== void 0) copyFolder(cp2, source, upper, leftOut);
  if (extra !== void 0) copyFolder(cp2, extra, upper, []);
  writeFileSync2(work, "");
  const { ctimeMs: since } = lstatSync3(work);
  const mounts = readMountTable(readFileSync2("/proc/self/mountinfo", "utf8"));
  const shown = installed.map(({ way }) => ({
    source: join3(source ?? "", way),
    target: join3(target, way),
    options: optionsOf(join3(source ?? "", way), mounts)
  }));
  const lowers = [extra, source].filter((path) => path !== void 0);
  const copied = { leftOut: new Set(leftOut.map(({ way }) => way)), since, installed: shown };
  return { target, upper, work, options: "", lowers, copied };
}
function mountedIn(view, target) {
  const folders = [...view.places.map((place) => place.target), ...view.shown, ...view.writable];
  const all = [...folders.map((path) => ({ path, folder: isFolder(path) })), ...view.hidden];
  const inner = all.filter(({ path }) => path !== target && isWithin(path, target));
  return inner.map(({ path, folder }) => ({ way: relative2(target, path), folder }));
}
function isFolder(path) {
  return lstatSync3(`${hostFolder}${path}`, { throwIfNoEntry: false })?.isFile() !== true;
}

// src/node/sandbox/warden.ts
var [, , shared = "", bytes = "", mount = "", unshare = "", ip = "", sh = "", file = "", cp = ""] = process.argv;
var views = /* @__PURE__ */ new Map();
var rooms = /* @__PURE__ */ new Map();
var slots = createSlots(mount, Number(bytes));
var lanes = createLanes({ unshare, ip, sh, file });
var last = 0;
var answers = {
  relay: ({ port, socket }) => lanes.relay({ port, socket }).then(() => ({})),
  view({ name, view, layers }) {
    views.set(name, { view, layers, extras: writeExtras(name, view, shared) });
    return {};
  },
  room: ({ view }) => ({ room: makeRoom(view) }),
  async enter({ room, network, env }) {
    const made = madeRoom(room);
    writeFileSync3(join4(made.folder, "env"), environmentScript(env));
    if (network) return { folder: made.folder };
    made.lane ??= await lanes.take(made.view.checkout);
    const { pid } = made.lane;
    return { folder: made.folder, ...pid === void 0 ? {} : { lane: pid } };
  },
  ended({ room }) {
    giveLaneBack(madeRoom(room));
    return {};
  },
  changes({ room }) {
    const { view, overlays, slot } = madeRoom(room);
    const fresh = new Set(view.places.flatMap(({ target, kind }) => kind === "fresh" ? [target] : []));
    const changes = listChanges(
      overlays.filter(({ target }) => !fresh.has(target)),
      view.checkout
    );
    return { changes, full: slot !== void 0 && isFull(slot) };
  },
  leave({ room }) {
    const made = madeRoom(room);
    const { folder, slot } = made;
    rooms.delete(room);
    giveLaneBack(made);
    emptySlot(folder, slot);
    return {};
  }
};
function emptySlot(folder, slot) {
  rmSync(folder, { recursive: true, force: true });
  if (slot) slots.giveBack(slot);
}
function giveLaneBack(made) {
  if (made.lane) lanes.giveBack(made.view.checkout, made.lane);
  delete made.lane;
}
function madeRoom(room) {
  const made = rooms.get(room);
  if (!made) throw new Error(`there is no room ${room}`);
  return made;
}
function makeRoom(name) {
  const known = views.get(name);
  if (!known) throw new Error(`there is no view ${name}`);
  const { view, layers } = known;
  last += 1;
  const room = last;
  const slot = layers.upper === void 0 ? slots.take() : void 0;
  const own = slot ? join4(slot.folder, `${room}`) : join4(wardenFolder, "k", `${room}`);
  const halves = layers.upper === void 0 ? own : `${hostFolder}${layers.upper}`;
  mkdirSync3(own, { recursive: true });
  const overlays = roomLayers(known, halves, cp);
  if (slot && isFull(slot)) {
    emptySlot(own, slot);
    throw new Error(`a copy of ${view.checkout} takes more memory than a sandbox may have`);
  }
  const target = join4(shared, `${room}`);
  const within = overlays.findLast((overlay) => isWithin(target, overlay.target));
  if (within) mkdirSync3(join4(within.upper, target.slice(within.target.length)), { recursive: true });
  const folder = { target, source: `${hostFolder}${target}` };
  const table = fstabOf({ overlays, view, folder, bytes: Number(bytes), name: `replaykit-${room}` }, existsSync2);
  writeFileSync3(join4(own, "fstab"), table);
  rooms.set(room, { view, overlays, folder: own, slot });
  return room;
}
async function answer(line) {
  const question = JSON.parse(line);
  const give = answers[question.ask];
  let text;
  try {
    text = await give(question);
  } catch (error) {
    text = { failure: error instanceof Error ? error.message : String(error) };
  }
  process.stdout.write(`${JSON.stringify(text)}
`);
}
var rest = "";
var turn = Promise.resolve();
var input = new Socket({ fd: 0 });
input.setEncoding("utf8");
input.on("data", (chunk) => {
  const lines = (rest + chunk.toString()).split("\n");
  rest = lines.pop() ?? "";
  for (const line of lines) turn = turn.then(() => answer(line));
});
input.on("close", () => {
  try {
    process.kill(-1, "SIGKILL");
  } catch {
  }
  rmSync(join4(`${hostFolder}${shared}`, "..", "setup"), { recursive: true, force: true });
  process.exit();
});
