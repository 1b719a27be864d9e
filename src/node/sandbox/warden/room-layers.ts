import { lstatSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { copyFolder, installedIn, type LeftOut } from "../view/copies.ts";
import { hostFolder, type Overlay, overlayFolders } from "../view/fstab.ts";
import type { ViewLayers } from "../messages.ts";
import { readMountTable } from "../view/mount-table.ts";
import { optionsOf } from "../view/part-at-mounts.ts";
import { isWithin } from "../view/system-places.ts";
import type { ShownPath, View } from "../view/view.ts";
import { like } from "../view/view-extras.ts";

/** What the rooms of one view are made of. */
export interface RoomKind {
  view: View;
  layers: ViewLayers;
  /** By target: a layer of files that differ from the host's. */
  extras: Map<string, string>;
}

/**
 * Makes the layers of a room's overlays in a folder. Makes copies instead if the kernel refuses overlays.
 */
export function roomLayers(kind: RoomKind, folder: string, cp: string): Overlay[] {
  return kind.view.places.map((place, index) => {
    const overlay = { target: place.target, ...overlayFolders(folder, index) };
    mkdirSync(overlay.upper, { recursive: true });
    like(overlay.upper, place.target);
    const { layers, extras } = kind;
    const extra = extras.get(place.target);
    const below = (layers.below[place.target] ?? []).map((path) => `${hostFolder}${path}`);
    const host = place.kind === "host" ? [`${hostFolder}${place.target}`] : [];
    if (layers.copies) return copyOf({ kind, overlay, source: below[0] ?? host[0], extra, cp });
    mkdirSync(overlay.work, { recursive: true });
    const options = below.length === 0 && layers.upper === undefined ? layers.options : layers.keptOptions;
    return { ...overlay, options, lowers: [...below, ...(extra === undefined ? [] : [extra]), ...host] };
  });
}

interface Copy {
  kind: RoomKind;
  overlay: Pick<Overlay, "target" | "upper" | "work">;
  source: string | undefined;
  extra: string | undefined;
  cp: string;
}

/** Copies a place. Installed folders are shown read-only instead, except to a setup, which writes to them. */
function copyOf({ kind: { view, layers }, overlay, source, extra, cp }: Copy): Overlay {
  const { target, upper, work } = overlay;
  const installed = source === undefined || layers.upper !== undefined ? [] : installedIn(source);
  const leftOut = [...installed, ...mountedIn(view, target)];
  if (source !== undefined) copyFolder(cp, source, upper, leftOut);
  if (extra !== undefined) copyFolder(cp, extra, upper, []);
  writeFileSync(work, "");
  const { ctimeMs: since } = lstatSync(work);
  const mounts = readMountTable(readFileSync("/proc/self/mountinfo", "utf8"));
  const shown = installed.map(({ path }) => ({
    source: join(source ?? "", path),
    target: join(target, path),
    options: optionsOf(join(source ?? "", path), mounts),
  }));
  const lowers = [extra, source].filter((path) => path !== undefined);
  const copied = { leftOut: new Set(leftOut.map(({ path }) => path)), since, installed: shown };
  return { target, upper, work, options: "", lowers, copied };
}

/** Paths below a copied folder that a mount covers: other places, and what is shown, writable or hidden. */
function mountedIn(view: View, target: string): LeftOut[] {
  const folders = [...view.places.map((place: ShownPath) => place.target), ...view.shown, ...view.writable];
  const all = [...folders.map((path) => ({ path, folder: isFolder(path) })), ...view.hidden];
  const inner = all.filter(({ path }) => path !== target && isWithin(path, target));
  return inner.map(({ path, folder }) => ({ path: relative(target, path), folder }));
}

function isFolder(path: string): boolean {
  return lstatSync(`${hostFolder}${path}`, { throwIfNoEntry: false })?.isFile() !== true;
}
