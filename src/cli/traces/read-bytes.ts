import { readFile } from "node:fs/promises";
import { resolve } from "node:path";
import { gunzipSync } from "node:zlib";
import { ReplayKitError } from "../../core/error.ts";
import { nodePlatform } from "../../node/platform.ts";
import type { CommandContext } from "../command.ts";

const maxUnpacked = 512 * 1024 * 1024;

/** Content of a file for the readers of traces: gzip and zstandard are unpacked, and text is decoded. */
export function traceContent(packed: Buffer, name: string): { text: string } | { bytes: Buffer } {
  const bytes = unpacked(packed, name);
  const mark = bytes.subarray(0, 2).toString("hex");
  // UTF-16, which some shells write when output goes into a file.
  if (mark === "fffe" || mark === "feff") {
    return { text: new TextDecoder(mark === "fffe" ? "utf-16le" : "utf-16be").decode(bytes) };
  }
  const wide = wideEncoding(bytes);
  if (wide !== undefined) return { text: new TextDecoder(wide).decode(bytes) };
  if (bytes.subarray(257, 262).toString("latin1") === "ustar") throw archive(name, "tar -xf");
  return isText(bytes) ? { text: decodeUtf8(bytes, name) } : { bytes };
}

function unpacked(bytes: Buffer, name: string): Buffer {
  const mark = bytes.subarray(0, 4).toString("hex");
  const { unzstd } = nodePlatform;
  try {
    if (mark.startsWith("1f8b")) return gunzipSync(bytes, { maxOutputLength: maxUnpacked });
    if (mark === "28b52ffd" && unzstd) return Buffer.from(unzstd(bytes, maxUnpacked));
    return bytes;
  } catch (cause) {
    throw new ReplayKitError(
      "invalid_input",
      `${name} cannot be unpacked: ${cause instanceof Error ? cause.message : ""}`,
      {
        hint: "unpack it first, and see that the file is whole",
        cause,
      },
    );
  }
}

/** Error for an archive that no format reads. Inspect's archives are read as they are. */
export function archive(name: string, unpack: string): ReplayKitError {
  return new ReplayKitError("invalid_input", `${name} is an archive, and traces are read from files and folders`, {
    hint: `unpack it first (${unpack} …), then import the folder`,
  });
}

/** Recognises UTF-16 without a byte order mark: in JSON and CSV nearly every second byte is 0. */
function wideEncoding(bytes: Buffer): "utf-16le" | "utf-16be" | undefined {
  const start = bytes.subarray(0, 512);
  if (start.length < 8) return undefined;
  const zeros = (from: number) => start.filter((byte, at) => at % 2 === from && byte === 0).length;
  const half = start.length / 2;
  if (zeros(1) > half * 0.8 && zeros(0) === 0) return "utf-16le";
  return zeros(0) > half * 0.8 && zeros(1) === 0 ? "utf-16be" : undefined;
}

/** Whether bytes are text. Archives and binary messages contain control characters, which text does not. */
function isText(bytes: Buffer): boolean {
  return !bytes.subarray(0, 512).some((byte) => byte < 9 || (byte > 13 && byte < 32 && byte !== 27));
}

/** The text of a file, or of standard input for `-`; refused if it is not UTF-8. */
export async function readText(path: string, context: CommandContext): Promise<string> {
  const bytes = path === "-" ? await context.terminal.readInput() : await readBytes(path, context.cwd);
  return decodeUtf8(bytes, path);
}

/** Decodes UTF-8. Refuses other bytes, because a replacement character would hide them. */
function decodeUtf8(bytes: Buffer, name: string): string {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch (cause) {
    throw new ReplayKitError("invalid_input", `${name} is not UTF-8 text`, {
      hint: "convert it to UTF-8 first",
      cause,
    });
  }
}

/** The bytes of a file that the user named. */
export async function readBytes(path: string, cwd: string): Promise<Buffer> {
  try {
    return await readFile(resolve(cwd, path));
  } catch (cause) {
    throw new ReplayKitError(
      "not_found",
      `cannot read ${path}: ${cause instanceof Error ? cause.message : String(cause)}`,
      {
        hint: "name a file, or - for standard input",
        cause,
      },
    );
  }
}
