import { createRequire as __createRequire } from "node:module";
const require = __createRequire(import.meta.url);
import {
  fstabOf,
  hostFolder,
  isWithin,
  overlayFolders,
  wardenFolder
} from "./chunks/chunk-PUODX5FH.js";
import "./chunks/chunk-VHE66NNS.js";

// src/node/sandbox/warden.ts
import { chmodSync, chownSync, copyFileSync, existsSync, lstatSync as lstatSync2, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { connect, createServer, Socket } from "node:net";
import { basename, dirname, join as join2 } from "node:path";

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
  for (const { target, upper, lowers } of layers) walk("", { target, upper, lowers }, add);
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
    const bytes = readFileSync(path);
    return bytes.includes(0) ? void 0 : bytes.toString("latin1");
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

// src/node/sandbox/warden.ts
var [, , shared = ""] = process.argv;
var views = /* @__PURE__ */ new Map();
var rooms = /* @__PURE__ */ new Map();
var last = 0;
var answers = {
  relay: ({ port, socket }) => relay(port, socket),
  view({ name, view, layers }) {
    views.set(name, { view, layers, extras: writeExtras(name, view) });
    return {};
  },
  room: ({ view }) => ({ room: makeRoom(view) }),
  changes({ room }) {
    const made = rooms.get(room);
    if (!made) return { failure: `there is no room ${room}` };
    const fresh = new Set(made.view.places.flatMap(({ target, kind }) => kind === "fresh" ? [target] : []));
    return {
      changes: listChanges(
        made.overlays.filter(({ target }) => !fresh.has(target)),
        made.view.checkout
      )
    };
  },
  leave({ room }) {
    const made = rooms.get(room);
    rooms.delete(room);
    if (made && !made.keep) rmSync(join2(wardenFolder, "r", `${room}`), { recursive: true, force: true });
    return {};
  }
};
function writeExtras(name, view) {
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
    const file = make(place, dirname(path));
    writeFileSync(join2(file, basename(path)), text);
    like(join2(file, basename(path)), path);
  }
  for (const { path, folder } of view.copies) {
    const place = placeOf(path, view);
    if (place === void 0) continue;
    const made = make(place, folder ? path : dirname(path));
    if (folder) continue;
    copyFileSync(`${hostFolder}${path}`, join2(made, basename(path)));
    like(join2(made, basename(path)), path);
  }
  const targets = [...view.places.map(({ target }) => target), ...view.shown, ...view.writable, shared];
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
function makeRoom(name) {
  const known = views.get(name);
  if (!known) throw new Error(`there is no view ${name}`);
  const { view, layers, extras } = known;
  last += 1;
  const room = last;
  const own = join2(wardenFolder, "r", `${room}`);
  const halves = layers.upper === void 0 ? own : `${hostFolder}${layers.upper}`;
  mkdirSync(own, { recursive: true });
  const overlays = view.places.map(({ target: target2, kind }, index) => {
    const overlay = { target: target2, ...overlayFolders(halves, index) };
    for (const half of [overlay.upper, overlay.work]) mkdirSync(half, { recursive: true });
    like(overlay.upper, target2);
    const extra = extras.get(target2);
    const below = (layers.below[target2] ?? []).map((path) => `${hostFolder}${path}`);
    const host = kind === "host" ? [`${hostFolder}${target2}`] : [];
    const options = below.length === 0 && layers.upper === void 0 ? layers.options : layers.keptOptions;
    return { ...overlay, options, lowers: [...below, ...extra === void 0 ? [] : [extra], ...host] };
  });
  const target = join2(shared, `${room}`);
  const within = overlays.findLast((overlay) => isWithin(target, overlay.target));
  if (within) mkdirSync(join2(within.upper, target.slice(within.target.length)), { recursive: true });
  const folder = { target, source: `${hostFolder}${target}` };
  const table = fstabOf({ overlays, view, folder, name: `replaykit-${room}` }, existsSync);
  writeFileSync(join2(own, "fstab"), table);
  rooms.set(room, { view, overlays, keep: layers.upper !== void 0 });
  return room;
}
function relay(port, socket) {
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
  rmSync(join2(`${hostFolder}${shared}`, "..", "setup"), { recursive: true, force: true });
  process.exit();
});
