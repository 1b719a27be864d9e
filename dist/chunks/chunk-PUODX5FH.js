import { createRequire as __createRequire } from "node:module";
const require = __createRequire(import.meta.url);

// src/node/sandbox/programs.ts
import { accessSync, constants, readdirSync, readFileSync } from "node:fs";
import { delimiter, isAbsolute, join, relative, sep } from "node:path";
var programNames = ["unshare", "nsenter", "setpriv", "mount", "ip", "sh"];
function findPrograms(path, checkout) {
  const folders = [...(path ?? "").split(delimiter), "/usr/bin", "/bin", "/usr/sbin", "/sbin"].filter(
    (folder) => isAbsolute(folder) && !isWithin(folder, checkout)
  );
  const found = {};
  for (const name of programNames) {
    const place = findProgram(name, folders);
    if (place === void 0) return { missing: name };
    found[name] = place;
  }
  const { unshare = "", nsenter = "", setpriv = "", mount = "", ip = "", sh = "" } = found;
  return { unshare, nsenter, setpriv, mount, ip, sh, sudo: findProgram("sudo", folders) };
}
function findProgram(name, folders) {
  return folders.map((folder) => join(folder, name)).find((place) => {
    try {
      accessSync(place, constants.X_OK);
      return true;
    } catch {
      return false;
    }
  });
}
function isWithin(path, folder) {
  const way = relative(folder, path);
  return way === "" || way !== ".." && !way.startsWith(`..${sep}`) && !isAbsolute(way);
}
var systemFolders = /^\/(usr|bin|sbin|lib[^/]*|etc|nix|gnu)(\/|$)/;
function isSystem(target) {
  return systemFolders.test(target) || loaderFolders().some((folder) => isWithin(folder, target));
}
function loaderFolders() {
  const configured = "/etc/ld.so.conf.d";
  const files = ["/etc/ld.so.conf", ...namesIn(configured).map((name) => join(configured, name))];
  return files.flatMap((file) => linesOf(file).filter((line) => isAbsolute(line)));
}
function namesIn(folder) {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}
function linesOf(file) {
  try {
    return readFileSync(file, "utf8").split("\n").map((line) => line.trim());
  } catch {
    return [];
  }
}

// src/node/sandbox/fstab.ts
import { join as join2 } from "node:path";

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
  const memory = (target, how) => line(`${name}${target}`, target, "tmpfs", how);
  const proc = (names) => names.map((one) => `/proc/${one}`).filter(exists);
  return [
    ...view.kept.flatMap(({ target, options: own }) => [
      bind(`${hostFolder}${target}`, target, "rbind"),
      line("none", target, "none", ["remount", "bind", "ro", ...own].join(","))
    ]),
    ...overlays.map((overlay) => {
      const halves = `lowerdir=${overlay.lowers.map(overlayPath).join(":")},upperdir=${overlayPath(overlay.upper)},workdir=${overlayPath(overlay.work)}`;
      return line(`${name}${overlay.target}`, overlay.target, "overlay", `${halves},${overlay.options}`);
    }),
    ...view.shown.map((path) => bind(`${hostFolder}${path}`, path, "bind,ro")),
    ...view.writable.map((path) => bind(`${hostFolder}${path}`, path)),
    bind(folder.source, folder.target),
    ...view.hidden.map(
      ({ path, folder: isFolder }) => isFolder ? memory(path, "ro,mode=755,size=4k") : bind("/dev/null", path)
    ),
    line(`${name}-proc`, "/proc", "proc", "nosuid,nodev,noexec"),
    ...proc(sealed).map((path) => bind(path, path, "bind,ro")),
    ...proc(masked).map((path) => bind("/dev/null", path)),
    bind(`${wardenFolder}/dev`, "/dev", "rbind"),
    memory("/dev/shm", "mode=1777,nosuid,nodev"),
    line(`${name}-pts`, "/dev/pts", "devpts", "newinstance,ptmxmode=0666,mode=620,nosuid,noexec"),
    ""
  ].join("\n");
}
function overlayPath(path) {
  return path.replaceAll(/[\\:,]/g, (sign) => `\\${sign}`);
}
function overlayFolders(room, index) {
  return { upper: join2(room, `${index}u`), work: join2(room, `${index}w`) };
}

export {
  findPrograms,
  isWithin,
  isSystem,
  readMountTable,
  wardenFolder,
  hostFolder,
  fstabOf,
  overlayFolders
};
