import { ReplayKitError } from "../../error.ts";
import { parseJson } from "../../json/json-limits.ts";
import type { Platform } from "../../platform.ts";
import type { Json, JsonObject } from "../../schema/json.ts";
import { objectOf } from "../fields/fields.ts";
import { withoutNonNumbers } from "../input/python-json.ts";
import { type ZipEntry, zipEntries, zipText } from "../input/zip-files.ts";

const maxUnpacked = 256 * 1024 * 1024;

/** True for the archives that Inspect writes. */
export function isArchive(bytes: Uint8Array): boolean {
  return zipEntries(bytes).some(({ name }) => /^samples\/|^header\.json$|^_journal\//.test(name));
}

/** Reads a log from an archive. The unpacked size is limited, and no name becomes a path. */
export function readArchive(bytes: Uint8Array, name: string, platform: Platform): JsonObject {
  const entries = zipEntries(bytes).filter((entry) =>
    /^(?:header\.json|_journal\/start\.json|samples\/[^/]+\.json)$/.test(entry.name),
  );
  if (entries.reduce((sum, { size }) => sum + size, 0) > maxUnpacked) {
    throw new ReplayKitError("too_large", `${name}: more than ${maxUnpacked} bytes unpacked`, {
      hint: "split the log",
    });
  }
  const read = (entry: ZipEntry): Json => {
    const text = unpacked({ bytes, name, entry, platform });
    return withoutNonNumbers(text, (tried) => parseJson(tried, { name: `${name} ${entry.name}` }));
  };
  const head = ["header.json", "_journal/start.json"].flatMap(
    (file) => entries.find((entry) => entry.name === file) ?? [],
  );
  const samples = entries
    .filter((entry) => entry.name.startsWith("samples/"))
    .toSorted((a, b) => (a.name < b.name ? -1 : 1));
  return { eval: {}, ...objectOf(head[0] === undefined ? {} : read(head[0])), samples: samples.map(read) };
}

interface ArchiveMember {
  bytes: Uint8Array;
  name: string;
  entry: ZipEntry;
  platform: Platform;
}

function unpacked({ bytes, name, entry, platform }: ArchiveMember): string {
  try {
    return zipText(bytes, entry, platform);
  } catch (cause) {
    if (cause instanceof ReplayKitError) throw cause;
    throw new ReplayKitError("invalid_input", `${name}: ${entry.name} cannot be unpacked`, {
      hint: "convert it with `inspect log convert --to json`",
      cause,
    });
  }
}
