import { chmodSync, chownSync, copyFileSync, existsSync, lstatSync, mkdirSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { hostFolder, wardenFolder } from "./fstab.ts";
import { isWithin } from "./system-places.ts";
import type { View } from "./view.ts";

/**
 * Writes a view's own files (changed text, copies, mount points) into layers above the host's, in folders with the
 * host's owner and mode. Returns the layers by target.
 */
export function writeExtras(name: string, view: View, shared: string): Map<string, string> {
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
  // A mount needs a path to be mounted on. A fresh folder is empty, so the path is made in its layer.
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

/** The innermost place that contains a path. `above`: other than the path itself. */
function placeOf(path: string, view: View, above = false): string | undefined {
  return view.places.findLast(({ target }) => isWithin(path, target) && !(above && target === path))?.target;
}

/** Creates the folders of a layer from its target down to a path. */
function makeLike(layer: string, target: string, path: string): void {
  const names = path.slice(target.length).split("/").filter(Boolean);
  for (let depth = 0; depth <= names.length; depth += 1) {
    const inside = names.slice(0, depth).join("/");
    const folder = join(layer, inside);
    if (existsSync(folder)) continue;
    mkdirSync(folder, { recursive: true });
    like(folder, join(target, inside));
  }
}

/** Copies owner and mode from the host's file. */
export function like(made: string, model: string): void {
  const stat = lstatSync(`${hostFolder}${model}`, { throwIfNoEntry: false });
  if (!stat) return;
  try {
    chownSync(made, stat.uid, stat.gid);
  } catch {
    // an owner that this user namespace does not know
  }
  chmodSync(made, stat.mode & 0o7777);
}
