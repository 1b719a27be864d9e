import { join } from "node:path";
import type { Layers } from "../warden/changes.ts";
import { fstabField } from "./mount-table.ts";
import type { View } from "./view.ts";

/** The warden's own folder. In a room, the mount of `/dev` covers it. */
export const wardenFolder = "/dev/.replaykit";
/** The whole host file system, inside the warden's folder. */
export const hostFolder = `${wardenFolder}/host`;

/** One overlay of a room. Its layers are in the warden's folder. */
export interface Overlay {
  target: string;
  lowers: string[];
  upper: string;
  work: string;
  options: string;
  /** Present without overlays: `upper` is a copy, and these folders in it are shown unchanged. */
  copied?: Layers["copied"] & { installed: { source: string; target: string; options: string[] }[] };
}

export interface RoomMounts {
  overlays: Overlay[];
  view: View;
  /** The room's folder: `target` is its path inside and outside, `source` the folder that programs in it write to. */
  folder: { target: string; source: string };
  /** Limit of shared memory. */
  bytes: number;
  /** A unique name for mounts, because `mount -a` skips what is already mounted. */
  name: string;
}

/** Parts of `/proc` through which root could change the machine (read-only in a room) or read it (empty in a room). */
const sealed = ["sys", "irq", "bus", "fs", "acpi", "scsi", "tty", "driver"];
const masked = ["sysrq-trigger", "kcore", "kmsg", "keys", "key-users", "latency_stats", "timer_list", "sched_debug"];

/** Returns all mounts of a room as one table for `mount -a -T`. Single mounts in a shell take five times as long. */
export function fstabOf(room: RoomMounts, exists: (path: string) => boolean): string {
  const { overlays, view, folder, name } = room;
  const line = (source: string, target: string, type: string, how: string): string =>
    `${fstabField(source)} ${fstabField(target)} ${type} ${fstabField(how)} 0 0`;
  const bind = (source: string, target: string, how = "bind"): string => line(source, target, "none", how);
  const readOnly = (source: string, target: string, options: string[]): string[] => [
    bind(source, target, "rbind"),
    line("none", target, "none", ["remount", "bind", "ro", ...options].join(",")),
  ];
  const memory = (target: string, how: string): string => line(`${name}${target}`, target, "tmpfs", how);
  const proc = (names: string[]): string[] => names.map((one) => `/proc/${one}`).filter(exists);
  return [
    ...view.kept.flatMap(({ target, options }) => readOnly(`${hostFolder}${target}`, target, options)),
    ...byDepth(overlays, view.shown).flatMap((overlay) => {
      if (typeof overlay === "string") return [bind(`${hostFolder}${overlay}`, overlay, "bind,ro")];
      if (overlay.copied)
        return [
          bind(overlay.upper, overlay.target),
          ...overlay.copied.installed.flatMap(({ source, target, options }) => readOnly(source, target, options)),
        ];
      const layers = `lowerdir=${overlay.lowers.map(overlayPath).join(":")},upperdir=${overlayPath(overlay.upper)},workdir=${overlayPath(overlay.work)}`;
      return line(`${name}${overlay.target}`, overlay.target, "overlay", `${layers},${overlay.options}`);
    }),
    ...view.writable.map((path) => bind(`${hostFolder}${path}`, path)),
    bind(folder.source, folder.target),
    ...view.hidden.map(({ path, folder: isFolder }) =>
      isFolder ? memory(path, "ro,mode=755,size=4k") : bind("/dev/null", path),
    ),
    line(`${name}-proc`, "/proc", "proc", "nosuid,nodev,noexec"),
    ...proc(sealed).map((path) => bind(path, path, "bind,ro")),
    ...proc(masked).map((path) => bind("/dev/null", path)),
    bind(`${wardenFolder}/dev`, "/dev", "rbind"),
    memory("/dev/shm", `mode=1777,nosuid,nodev,size=${room.bytes}`),
    line(`${name}-pts`, "/dev/pts", "devpts", "newinstance,ptmxmode=0666,mode=620,nosuid,noexec"),
    "",
  ].join("\n");
}

/** Outer paths come first, since mounting them later would cover inner ones. */
function byDepth(overlays: Overlay[], shown: string[]): (Overlay | string)[] {
  const depth = (one: Overlay | string): number => (typeof one === "string" ? one : one.target).split("/").length;
  return [...overlays, ...shown].toSorted((a, b) => depth(a) - depth(b));
}

/** In overlay options a colon separates layers and a comma separates options. */
function overlayPath(path: string): string {
  return path.replaceAll(/[\\:,]/g, (sign) => `\\${sign}`);
}

/** The two folders that an overlay needs for changes: its upper layer and the kernel's work folder. */
export function overlayFolders(room: string, index: number): { upper: string; work: string } {
  return { upper: join(room, `${index}u`), work: join(room, `${index}w`) };
}
