import { inflateSync, strFromU8 } from "fflate";
import { ReplayKitError } from "../../error.ts";
import type { Platform } from "../../platform.ts";

export interface ZipEntry {
  name: string;
  method: number;
  packed: number;
  size: number;
  offset: number;
}

const endOfDirectory = 0x06054b50;
const inDirectory = 0x02014b50;
const local = 0x04034b50;
const maxEntries = 100_000;

/**
 * The files in an archive's directory. The later of two files with one name counts. Empty if the bytes are not an
 * archive.
 */
export function zipEntries(bytes: Uint8Array): ZipEntry[] {
  if (bytes[0] !== 0x50 || bytes[1] !== 0x4b) return [];
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const end = endRecord(view);
  if (end === undefined) return [];
  const byName = new Map<string, ZipEntry>();
  let at = view.getUint32(end + 16, true);
  const count = Math.min(view.getUint16(end + 10, true), maxEntries);
  for (let index = 0; index < count && at + 46 <= bytes.length; index += 1) {
    if (view.getUint32(at, true) !== inDirectory) break;
    const nameLength = view.getUint16(at + 28, true);
    const name = strFromU8(bytes.subarray(at + 46, at + 46 + nameLength));
    byName.set(name, {
      name,
      method: view.getUint16(at + 10, true),
      packed: view.getUint32(at + 20, true),
      size: view.getUint32(at + 24, true),
      offset: view.getUint32(at + 42, true),
    });
    at += 46 + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  return [...byName.values()];
}

/** An archive's end record is in its last 64 KiB. */
function endRecord(view: DataView): number | undefined {
  const lowest = Math.max(0, view.byteLength - 65_557);
  for (let at = view.byteLength - 22; at >= lowest; at -= 1) if (view.getUint32(at, true) === endOfDirectory) return at;
  return undefined;
}

const stored = 0;
const deflated = 8;
const zstandard = 93;

/**
 * A file's text. The file is stored, deflated or, in newer logs of Inspect, compressed with zstandard, which needs
 * `unzstd`.
 */
export function zipText(bytes: Uint8Array, entry: ZipEntry, { unzstd }: Pick<Platform, "unzstd">): string {
  const packed = packedBytes(bytes, entry);
  if (entry.method === stored) return strFromU8(packed);
  if (entry.method === deflated) return strFromU8(inflateSync(packed, { out: new Uint8Array(entry.size) }));
  if (entry.method === zstandard && unzstd) return strFromU8(unzstd(packed, entry.size));
  throw new ReplayKitError("invalid_input", `${entry.name} is compressed in a way that cannot be read here`, {
    hint: "convert the log with `inspect log convert --to json`, or import it with Node 22.15 or newer",
  });
}

function packedBytes(bytes: Uint8Array, { name, offset, packed }: ZipEntry): Uint8Array {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const fits = offset + 30 <= bytes.length && view.getUint32(offset, true) === local;
  const start = fits ? offset + 30 + view.getUint16(offset + 26, true) + view.getUint16(offset + 28, true) : 0;
  if (fits && start + packed <= bytes.length) return bytes.subarray(start, start + packed);
  throw new ReplayKitError("invalid_input", `${name}: the archive ends in the middle of the file`, {
    hint: "copy or download the archive again",
  });
}
