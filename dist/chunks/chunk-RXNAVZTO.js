import { createRequire as __createRequire } from "node:module";
const require = __createRequire(import.meta.url);
import {
  number,
  string,
  union
} from "./chunk-AIJHLCKJ.js";

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
  return text.replaceAll(hidden, (character) => {
    const code = character.codePointAt(0) ?? 0;
    return code > 65535 ? `\\u{${code.toString(16)}}` : `\\u${code.toString(16).padStart(4, "0")}`;
  });
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
import { createHash, createHmac, randomUUID } from "node:crypto";
import * as zlib from "node:zlib";
var sha256 = (text) => createHash("sha256").update(text, "utf8").digest("hex");
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

// src/node/network-namespace.ts
import { spawn } from "node:child_process";
import { accessSync, constants } from "node:fs";
import { delimiter, join } from "node:path";
var begun;
function beginNamespace() {
  begun ??= startNamespace();
}
function takeNamespace() {
  const taken = begun ?? startNamespace();
  begun = void 0;
  for (const each of [taken?.holder, ...ends(taken)]) each?.ref();
  return taken;
}
function startNamespace() {
  if (process.platform !== "linux" || !["unshare", "nsenter", "ip"].every(isProgram)) return void 0;
  const root = process.getuid?.() === 0;
  const flags = root ? ["--net"] : ["--user", "--map-current-user", "--keep-caps", "--net"];
  const script = 'ip link set lo up && exec "$0" -e "$1"';
  const holder = spawn("unshare", [...flags, "--", "sh", "-c", script, process.execPath, relay], {
    stdio: ["pipe", "pipe", "ignore"],
    env: { PATH: process.env["PATH"] ?? "" }
  });
  holder.on("error", () => {
  });
  holder.stdin.on("error", () => {
  });
  const kill = () => void holder.kill("SIGKILL");
  process.once("exit", kill);
  const namespace = {
    holder,
    namespaces: root ? ["net"] : ["user", "net"],
    end() {
      process.off("exit", kill);
      kill();
    }
  };
  for (const each of [holder, ...ends(namespace)]) each.unref();
  return namespace;
}
function ends(namespace) {
  const pipes = namespace ? [namespace.holder.stdin, namespace.holder.stdout] : [];
  return pipes.filter((pipe) => "ref" in pipe && "unref" in pipe);
}
function isProgram(name) {
  return (process.env["PATH"] ?? "").split(delimiter).some((folder) => {
    try {
      accessSync(join(folder, name), constants.X_OK);
      return true;
    } catch {
      return false;
    }
  });
}
var relay = `
const { createServer, connect, Socket } = require("node:net");
const line = Buffer.alloc(4096);
const [port, path] = JSON.parse(line.toString("utf8", 0, require("node:fs").readSync(0, line)));
const server = createServer((client) => {
  const gateway = connect(path);
  client.on("error", () => gateway.destroy());
  gateway.on("error", () => client.destroy());
  client.pipe(gateway).pipe(client);
});
server.listen(port, "127.0.0.1", () => process.stdout.write("ready"));
new Socket({ fd: 0 }).on("close", () => process.exit()).resume();
`;

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
  untrustedMarkdownBlock,
  untrustedHtml,
  untrustedHtmlCode,
  untrustedTerminal,
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
  beginNamespace,
  takeNamespace
};
