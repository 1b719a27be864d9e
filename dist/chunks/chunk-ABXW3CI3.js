import { createRequire as __createRequire } from "node:module";
const require = __createRequire(import.meta.url);

// src/node/sandbox/fstab.ts
import { join } from "node:path";

// src/node/sandbox/mount-table.ts
function readMountTable(text) {
  const mounts = /* @__PURE__ */ new Map();
  for (const line of text.split("\n")) {
    const words = line.split(" ");
    const target = words[4];
    const dash = words.indexOf("-", 6);
    const type = words[dash + 1];
    const options = (words[5] ?? "").split(",");
    if (target === void 0 || dash === -1 || type === void 0) continue;
    const place = unescape(target);
    mounts.set(place, { target: place, type, options });
  }
  return [...mounts.values()];
}
function unescape(text) {
  return text.replaceAll(/\\([0-7]{3})/g, (_, digits) => String.fromCharCode(Number.parseInt(digits, 8)));
}
function fstabField(text) {
  return text.replaceAll(/[\\\s]/g, (sign) => `\\${sign.charCodeAt(0).toString(8).padStart(3, "0")}`);
}

// src/node/sandbox/fstab.ts
var wardenFolder = "/dev/.replaykit";
var hostFolder = `${wardenFolder}/host`;
var sealed = ["sys", "irq", "bus", "fs", "acpi", "scsi", "tty", "driver"];
var masked = ["sysrq-trigger", "kcore", "kmsg", "keys", "key-users", "latency_stats", "timer_list", "sched_debug"];
function fstabOf(room, exists) {
  const { overlays, view, folder, name } = room;
  const line = (source, target, type, how) => `${fstabField(source)} ${fstabField(target)} ${type} ${fstabField(how)} 0 0`;
  const bind = (source, target, how = "bind") => line(source, target, "none", how);
  const readOnly = (source, target, options) => [
    bind(source, target, "rbind"),
    line("none", target, "none", ["remount", "bind", "ro", ...options].join(","))
  ];
  const memory = (target, how) => line(`${name}${target}`, target, "tmpfs", how);
  const proc = (names) => names.map((one) => `/proc/${one}`).filter(exists);
  return [
    ...view.kept.flatMap(({ target, options }) => readOnly(`${hostFolder}${target}`, target, options)),
    ...byDepth(overlays, view.shown).flatMap((overlay) => {
      if (typeof overlay === "string") return [bind(`${hostFolder}${overlay}`, overlay, "bind,ro")];
      if (overlay.copied)
        return [
          bind(overlay.upper, overlay.target),
          ...overlay.copied.installed.flatMap(({ source, target, options }) => readOnly(source, target, options))
        ];
      const halves = `lowerdir=${overlay.lowers.map(overlayPath).join(":")},upperdir=${overlayPath(overlay.upper)},workdir=${overlayPath(overlay.work)}`;
      return line(`${name}${overlay.target}`, overlay.target, "overlay", `${halves},${overlay.options}`);
    }),
    ...view.writable.map((path) => bind(`${hostFolder}${path}`, path)),
    bind(folder.source, folder.target),
    ...view.hidden.map(
      ({ path, folder: isFolder }) => isFolder ? memory(path, "ro,mode=755,size=4k") : bind("/dev/null", path)
    ),
    line(`${name}-proc`, "/proc", "proc", "nosuid,nodev,noexec"),
    ...proc(sealed).map((path) => bind(path, path, "bind,ro")),
    ...proc(masked).map((path) => bind("/dev/null", path)),
    bind(`${wardenFolder}/dev`, "/dev", "rbind"),
    memory("/dev/shm", `mode=1777,nosuid,nodev,size=${room.bytes}`),
    line(`${name}-pts`, "/dev/pts", "devpts", "newinstance,ptmxmode=0666,mode=620,nosuid,noexec"),
    ""
  ].join("\n");
}
function byDepth(overlays, shown) {
  const depth = (one) => (typeof one === "string" ? one : one.target).split("/").length;
  return [...overlays, ...shown].toSorted((a, b) => depth(a) - depth(b));
}
function overlayPath(path) {
  return path.replaceAll(/[\\:,]/g, (sign) => `\\${sign}`);
}
function overlayFolders(room, index) {
  return { upper: join(room, `${index}u`), work: join(room, `${index}w`) };
}

// src/node/sandbox/room-memory.ts
import { execFileSync } from "node:child_process";
import { mkdirSync, statfsSync } from "node:fs";
import { availableParallelism, totalmem } from "node:os";
import { join as join2 } from "node:path";
var least = 256 * 2 ** 20;
var spareBytes = 2 ** 20;
function roomBytes(memory = memoryBytes(), parallel = availableParallelism()) {
  const share = Math.floor(memory / 2 / parallel);
  return Math.max(least, share - share % 4096);
}
function memoryBytes() {
  const limit = process.constrainedMemory();
  return limit > 0 ? Math.min(limit, totalmem()) : totalmem();
}
function createSlots(mount, bytes) {
  const free = [];
  let made = 0;
  return {
    take() {
      const known = free.pop();
      if (known) return known;
      const folder = join2(wardenFolder, "r", `${made += 1}`);
      mkdirSync(folder, { recursive: true });
      const options = `mode=755,size=${bytes},nr_inodes=${Math.floor(bytes / 16384)}`;
      execFileSync(mount, ["-i", "-t", "tmpfs", "-o", options, `replaykit-room-${made}`, folder], { stdio: "ignore" });
      return { folder };
    },
    giveBack: (slot) => void free.push(slot)
  };
}
function isFull({ folder }) {
  const { bavail, bsize, ffree } = statfsSync(folder);
  return bavail * bsize < spareBytes || ffree === 0;
}

export {
  readMountTable,
  fstabField,
  wardenFolder,
  hostFolder,
  fstabOf,
  overlayFolders,
  roomBytes,
  createSlots,
  isFull
};
