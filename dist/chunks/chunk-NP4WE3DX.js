import { createRequire as __createRequire } from "node:module";
const require = __createRequire(import.meta.url);
import {
  number,
  string,
  union
} from "./chunk-T7EWDS7W.js";
import {
  fstabField,
  roomBytes,
  wardenFolder
} from "./chunk-ABXW3CI3.js";

// src/core/report/untrusted.ts
var hidden = (
  // oxlint-disable-next-line no-control-regex -- these are what must not get through
  /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u00ad\u061c\u180e\u200b-\u200f\u2028-\u202e\u2060-\u2069\u206a-\u206f\ufeff\ufff9-\ufffb]|[\u{e0000}-\u{e007f}]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/gu
);
function untrustedMarkdown(text, { max = 300 } = {}) {
  const line = oneLine(withoutComments(visible(cut(text, max))));
  if (line === "") return "`(empty)`";
  const fence = "`".repeat(longestRun(line, "`") + 1);
  return `${fence} ${line} ${fence}`;
}
function untrustedMarkdownText(text, { max = 300 } = {}) {
  const line = oneLine(visible(cut(text, max)));
  if (line === "") return "(empty)";
  const broken = line.replaceAll(longWord, "$&​").replaceAll(acting, (found) => found.length > 1 ? brokenUp(found) : `${found}​`);
  const [first = ""] = /^[\d\W]{0,12}/.exec(broken) ?? [];
  const rest = broken.slice(first.length).replaceAll(markup, reference);
  return `${first.replaceAll(/[!-/:-@[-`{-~]/g, reference)}${rest}`.replaceAll("​", "&#8203;");
}
var markup = /[#$&*<>@[\\\]^`|~]|(?<![A-Za-z0-9])_|_(?![A-Za-z0-9])/g;
var longWord = /[^\s/]{20}(?=[^\s/]{4})|(?<=[^\s]{12})\/(?=[^\s]{8})/g;
var acting = /[@#]|:(?=[^\s,;.])|\bwww(?=\.)|\bGH(?=-\d)|(?<![\w])[0-9a-f]{7,40}(?!\w)/gi;
function brokenUp(found) {
  return /^[0-9a-f]+$/i.test(found) ? found.replaceAll(/.{6}/g, "$&​") : `${found}​`;
}
function reference(character) {
  return character === "$" ? "<span>&#36;</span>" : `&#${character.charCodeAt(0)};`;
}
function untrustedMarkdownBlock(text, { max = 4e3, language = "text" } = {}) {
  const body = withoutComments(visible(cut(text.replaceAll(/\r\n?/g, "\n"), max)));
  const fence = "`".repeat(Math.max(3, longestRun(body, "`") + 1));
  return `${fence}${language}
${body}
${fence}`;
}
var entities = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };
function untrustedHtml(text) {
  return visible(text).replaceAll(/[&<>"']/g, (character) => entities[character] ?? "");
}
function untrustedHtmlCode(text, { max = 300 } = {}) {
  return `<code>${untrustedHtml(oneLine(withoutComments(visible(cut(text, max)))))}</code>`;
}
function untrustedTerminal(text) {
  return visible(text.replaceAll("\r\n", "\n")).replaceAll(/^([^\S\n]*):(?=:)/gm, "$1: ").replaceAll("##[", "# #[");
}
function untrustedPage(text) {
  return text.replaceAll("\r\n", "\n").replaceAll(hidden, (character, at, whole) => {
    const [before, after] = [whole.slice(Math.max(0, at - 2), at), whole.slice(at + 1, at + 3)];
    return isNeeded(character, before, after) ? character : escapeOf(character);
  });
}
var pictureBefore = /[\p{Extended_Pictographic}\p{Emoji_Modifier}\ufe0f]$/u;
var pictureAfter = new RegExp("^\\p{Extended_Pictographic}", "u");
var joined = "[\\p{scx=Arab}\\p{scx=Syrc}\\p{scx=Mong}\\p{scx=Deva}\\p{scx=Beng}\\p{scx=Guru}\\p{scx=Gujr}\\p{scx=Orya}\\p{scx=Taml}\\p{scx=Telu}\\p{scx=Knda}\\p{scx=Mlym}\\p{scx=Sinh}\\p{scx=Khmr}]";
var joinedBefore = new RegExp(`${joined}$`, "u");
var joinedAfter = new RegExp(`^${joined}`, "u");
var rightToLeft = /[\p{sc=Hebr}\p{sc=Arab}\p{sc=Syrc}\p{sc=Thaa}\p{sc=Nkoo}]/u;
function isNeeded(character, before, after) {
  if (character === "‍" && pictureBefore.test(before) && pictureAfter.test(after)) return true;
  if (character === "‌" || character === "‍") return joinedBefore.test(before) && joinedAfter.test(after);
  return ["‎", "‏", "؜"].includes(character) && rightToLeft.test(`${before}${after}`);
}
function untrustedText(text) {
  return visible(text.replaceAll("\r\n", "\n"));
}
function untrustedJson(value, { indent = 2 } = {}) {
  const escaped = (character) => Array.from({ length: character.length }, (_, unit) => hexOf(character, unit));
  return JSON.stringify(value, void 0, indent).replaceAll(hidden, (character) => escaped(character).join(""));
}
function untrustedYaml(text) {
  return text.replaceAll("\r\n", "\n").replaceAll(hidden, (character) => {
    const code = character.codePointAt(0) ?? 0;
    return code > 65535 ? `\\U${code.toString(16).padStart(8, "0")}` : `\\u${code.toString(16).padStart(4, "0")}`;
  });
}
function hidesSomething(text) {
  return text.replaceAll("\r\n", "\n").search(hidden) !== -1;
}
function hexOf(character, unit) {
  return `\\u${character.charCodeAt(unit).toString(16).padStart(4, "0")}`;
}
function untrustedCommandData(text) {
  return visible(text).replaceAll("%", "%25").replaceAll("\n", "%0A");
}
function untrustedCommandProperty(text) {
  return untrustedCommandData(text).replaceAll(":", "%3A").replaceAll(",", "%2C");
}
function visible(text) {
  return text.replaceAll(hidden, escapeOf);
}
function escapeOf(character) {
  const code = character.codePointAt(0) ?? 0;
  return code > 65535 ? `\\u{${code.toString(16)}}` : `\\u${code.toString(16).padStart(4, "0")}`;
}
function withoutComments(text) {
  return text.replaceAll("<!-", "<! -").replaceAll("->", "- >");
}
function oneLine(text) {
  return text.replaceAll(/\s+/g, " ").trim();
}
function cut(text, max) {
  return text.length <= max ? text : `${text.slice(0, max)}… (${text.length - max} more characters)`;
}
function longestRun(text, character) {
  let longest = 0;
  let run = 0;
  for (const one of text) {
    run = one === character ? run + 1 : 0;
    if (run > longest) longest = run;
  }
  return longest;
}

// src/node/platform.ts
import { createHmac, hash, randomUUID } from "node:crypto";
import * as zlib from "node:zlib";
var sha256 = (text) => hash("sha256", text);
var nodePlatform = {
  now: () => /* @__PURE__ */ new Date(),
  newId: () => randomUUID(),
  hash: sha256,
  byteLength: (text) => Buffer.byteLength(text, "utf8"),
  // Node has it from 22.15 on.
  ..."zstdDecompressSync" in zlib ? { unzstd: (packed, size) => zlib.zstdDecompressSync(packed, { maxOutputLength: size + 1 }) } : {},
  unbrotli: (packed, size) => zlib.brotliDecompressSync(packed, { maxOutputLength: size + 1 })
};
function hmacKeyedHash(key) {
  return (text) => createHmac("sha256", key).update(text, "utf8").digest("hex");
}
function ordinalKeyedHash(scope) {
  const seen = /* @__PURE__ */ new Map();
  return (text) => {
    const known = seen.get(text);
    if (known !== void 0) return known;
    const made = sha256(`${scope}
${seen.size + 1}`);
    seen.set(text, made);
    return made;
  };
}

// src/node/sandbox/way.ts
var kept = ["chown", "dac_override", "fowner", "fsetid", "kill", "setuid", "setgid"];
var halves = "index=off,metacopy=off";
var asRoot = {
  name: "root",
  prefix: [],
  flags: [],
  enter: [],
  drop: (setpriv) => [
    setpriv,
    "--no-new-privs",
    `--bounding-set=-all,${kept.map((name) => `+${name}`).join(",")}`,
    "--inh-caps=-all",
    "--"
  ],
  overlay: `redirect_dir=on,${halves}`,
  keptOverlay: `redirect_dir=nofollow,${halves}`,
  overlays: "over-mounts"
};
function asUser(uid, gid) {
  return {
    name: "user",
    prefix: [],
    flags: ["--user", "--map-root-user"],
    enter: ["user"],
    drop: (setpriv, unshare) => [
      setpriv,
      "--no-new-privs",
      unshare,
      "--user",
      `--map-user=${uid}`,
      `--map-group=${gid}`,
      "--"
    ],
    // With `userxattr` the kernel neither makes nor follows redirects.
    overlay: `userxattr,${halves}`,
    keptOverlay: `userxattr,${halves}`,
    overlays: "beside-mounts"
  };
}
function bySudo(sudo, uid, gid) {
  const groups = process.getgroups?.() ?? [gid];
  return {
    ...asRoot,
    name: "sudo",
    prefix: [sudo, "-n"],
    drop: (setpriv) => [
      setpriv,
      `--reuid=${uid}`,
      `--regid=${gid}`,
      `--groups=${groups.join(",")}`,
      "--no-new-privs",
      "--bounding-set=-all",
      "--inh-caps=-all",
      "--"
    ]
  };
}
function withCopies(way) {
  return { ...way, overlays: "none" };
}
function waysOf(programs) {
  const uid = process.getuid?.() ?? 0;
  const gid = process.getgid?.() ?? uid;
  if (uid === 0) return [asRoot];
  const { sudo } = programs;
  return [asUser(uid, gid), ...sudo === void 0 ? [] : [bySudo(sudo, uid, gid)]];
}

// src/node/sandbox/namespace.ts
import { spawn } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname as dirname2, join as join2 } from "node:path";
import { fileURLToPath } from "node:url";

// src/node/sandbox/system-programs.ts
import { accessSync, constants, realpathSync, statSync } from "node:fs";
import { dirname, join } from "node:path";
var programNames = ["unshare", "nsenter", "setpriv", "mount", "ip", "sh", "env", "cp"];
var systemFolders = ["/usr/sbin", "/usr/bin", "/sbin", "/bin"];
function findPrograms() {
  const found = {};
  for (const name of programNames) {
    const place = findProgram(name);
    if (place === void 0) {
      const folders = systemFolders.join(", ");
      return { missing: `no program ${name} that only root can change was found in ${folders}` };
    }
    found[name] = place;
  }
  const { unshare = "", nsenter = "", setpriv = "", mount = "", ip = "", sh = "", env = "", cp = "" } = found;
  return { unshare, nsenter, setpriv, mount, ip, sh, env, cp, sudo: findProgram("sudo") };
}
function findProgram(name) {
  return systemFolders.map((folder) => join(folder, name)).find(isOfSystem);
}
function isOfSystem(path) {
  try {
    accessSync(path, constants.X_OK);
    for (let part = realpathSync(path); ; part = dirname(part)) {
      const { uid, mode } = statSync(part);
      if (uid !== 0 || (mode & 18) !== 0) return false;
      if (part === "/") return true;
    }
  } catch {
    return false;
  }
}

// src/node/sandbox/namespace.ts
var begun;
function beginNamespace() {
  begun ??= startNamespace();
}
function takeNamespace(way) {
  const taken = (way === void 0 ? begun : void 0) ?? startNamespace(way);
  if (way === void 0) begun = void 0;
  if ("warden" in taken) refer(taken, "ref");
  return taken;
}
var prepare = `
set -e
mount="$1 -i" ip=$2 folder=$3; shift 3
$mount -t tmpfs -o mode=755 replaykit "$folder/ns"
cd "$folder/ns"
mkdir dev own host r p
$mount -a -T "$folder/folders"
cp -RP "$folder/devices/." dev
cp -RP "$folder/devices/." own
mkdir own/.replaykit
$mount -a -T "$folder/mounts"
$mount -o remount,bind,ro /
$ip link set lo up
cd /
exec "$@"
`;
function writeTables(folder) {
  const at = (name) => fstabField(join2(folder, "ns", name));
  const devices = ["dev", "own"];
  const folders = devices.map((name) => `replaykit-${name} ${at(name)} tmpfs mode=755 0 0`);
  const mounts = [
    ...devices.flatMap((dev) => deviceNames.map((name) => `/dev/${name} ${at(`${dev}/${name}`)} none bind 0 0`)),
    `/ ${at("host")} none rbind 0 0`,
    `none ${at("dev")} none remount,bind,ro 0 0`,
    `${at("own")} /dev none rbind 0 0`,
    `${fstabField(join2(folder, "ns"))} ${wardenFolder} none rbind 0 0`,
    "replaykit-sys /sys sysfs ro,nosuid,nodev,noexec 0 0"
  ];
  writeFileSync(join2(folder, "folders"), `${folders.join("\n")}
`);
  writeFileSync(join2(folder, "mounts"), `${mounts.join("\n")}
`);
  const made = join2(folder, "devices");
  for (const name of ["", "shm", "pts"]) mkdirSync(join2(made, name));
  for (const name of deviceNames) writeFileSync(join2(made, name), "");
  for (const [number2, name] of ["stdin", "stdout", "stderr"].entries())
    symlinkSync(`/proc/self/fd/${number2}`, join2(made, name));
  symlinkSync("/proc/self/fd", join2(made, "fd"));
  symlinkSync("pts/ptmx", join2(made, "ptmx"));
}
var around = `
trap "" HUP INT TERM
"$@"
code=$?
rm -rf -- "$0"
exit $code
`;
var deviceNames = ["null", "zero", "full", "random", "urandom", "tty"];
function startNamespace(wanted) {
  if (process.platform !== "linux") return { reason: `${process.platform} has none; Linux has` };
  const programs = findPrograms();
  if ("missing" in programs) return { reason: programs.missing };
  const way = wanted ?? waysOf(programs)[0];
  const folder = mkdtempSync(join2(tmpdir(), "replaykit-net-"));
  for (const name of ["ns", "out", "setup"]) mkdirSync(join2(folder, name));
  writeTables(folder);
  const inside = [
    programs.mount,
    programs.ip,
    folder,
    process.execPath,
    fileOf("warden"),
    join2(folder, "out"),
    `${roomBytes()}`,
    programs.mount,
    programs.unshare,
    programs.ip,
    programs.sh,
    fileOf("lane"),
    programs.cp
  ];
  const flags = [...way.flags, "--net", "--pid", "--ipc", "--mount", "--fork", "--kill-child", "--mount-proc"];
  const [program, ...args] = [
    ...way.prefix,
    programs.sh,
    "-c",
    around,
    folder,
    programs.unshare,
    ...flags,
    "--",
    programs.sh,
    "-c",
    prepare,
    "sh",
    ...inside
  ];
  const warden = spawn(program ?? "", args, {
    stdio: ["pipe", "pipe", "pipe"],
    cwd: "/",
    env: { PATH: "/usr/bin:/bin:/usr/sbin:/sbin" }
  });
  const remove = () => rmSync(folder, { recursive: true, force: true });
  warden.on("error", remove);
  warden.on("exit", remove);
  warden.stdin.on("error", () => {
  });
  const namespace = {
    warden,
    way,
    programs,
    folder,
    end() {
      warden.stdin.destroy();
      for (const pid of descendants(warden.pid ?? 0)) kill(pid);
    }
  };
  refer(namespace, "unref");
  return namespace;
}
function kill(pid) {
  try {
    process.kill(pid, "SIGKILL");
  } catch {
  }
}
function fileOf(name) {
  const here = dirname2(fileURLToPath(import.meta.url));
  const places = [join2(here, `${name}.ts`), join2(here, `${name}.js`), join2(here, `../${name}.js`)];
  return places.find((place) => existsSync(place)) ?? join2(here, `${name}.js`);
}
function refer({ warden }, how) {
  const parts = [warden, warden.stdin, warden.stdout, warden.stderr];
  for (const part of parts) if ("ref" in part && "unref" in part) part[how]();
}
function holderPid({ warden }) {
  const own = warden.pid ?? 0;
  let found;
  return () => found ??= descendants(own).find(beganProcesses) ?? own;
}
function descendants(pid) {
  return children(pid).flatMap((child) => [child, ...descendants(child)]);
}
function children(pid) {
  return textOf(`/proc/${pid}/task/${pid}/children`).split(" ").filter(Boolean).map(Number);
}
function beganProcesses(pid) {
  const deep = depth(pid);
  return children(pid).some((child) => depth(child) > deep);
}
function depth(pid) {
  return (/^NSpid:(.*)$/m.exec(textOf(`/proc/${pid}/status`))?.[1] ?? "").trim().split(/\s+/).length;
}
function textOf(path) {
  try {
    return readFileSync(path, "utf8");
  } catch {
    return "";
  }
}

// src/core/schema/duration.ts
var units = { ms: 1, s: 1e3, m: 6e4, h: 36e5, d: 864e5 };
var pattern = /^(\d+(?:\.\d+)?)(ms|s|m|h|d)$/;
var durationSchema = union([number().nonnegative(), string().regex(pattern, "a duration such as 60s")]).transform(durationMs);
function durationMs(duration) {
  if (typeof duration === "number") return duration;
  const match = pattern.exec(duration);
  const unit = match?.[2];
  if (!match || !(unit === "ms" || unit === "s" || unit === "m" || unit === "h" || unit === "d")) return Number.NaN;
  return Number(match[1]) * units[unit];
}
function formatDuration(milliseconds) {
  if (!Number.isSafeInteger(milliseconds)) return milliseconds;
  return milliseconds % 1e3 === 0 ? `${milliseconds / 1e3}s` : `${milliseconds}ms`;
}

export {
  untrustedMarkdown,
  untrustedMarkdownText,
  untrustedMarkdownBlock,
  untrustedHtml,
  untrustedHtmlCode,
  untrustedTerminal,
  untrustedPage,
  untrustedText,
  untrustedJson,
  untrustedYaml,
  hidesSomething,
  untrustedCommandData,
  untrustedCommandProperty,
  durationSchema,
  durationMs,
  formatDuration,
  nodePlatform,
  hmacKeyedHash,
  ordinalKeyedHash,
  withCopies,
  waysOf,
  beginNamespace,
  takeNamespace,
  refer,
  holderPid,
  descendants
};
