import { Unzip, type UnzipFile, UnzipInflate } from "fflate";
import { ReplayKitError } from "../core/error.ts";

export interface ZipLimits {
  /** What to call the archive in messages. */
  name: string;
  files: string[] | ((name: string) => boolean);
  /** Of all wanted files together, unpacked. */
  maxBytes: number;
}

const maxEntries = 10_000;
/** A small piece of deflated data may unpack to a thousand times its size at once. */
const pieceSize = 4 * 1024;

/** Unpacks the wanted entries of an archive while it arrives; stops as soon as they grow past the limit, whatever the headers claim. */
export async function readZip(chunks: AsyncIterable<Uint8Array>, limits: ZipLimits): Promise<Map<string, Uint8Array>> {
  const reading = createReading(limits);
  const unzip = new Unzip((file) => reading.entry(file));
  unzip.register(UnzipInflate);
  let bytes = 0;
  for await (const chunk of chunks) {
    bytes += chunk.length;
    for (let start = 0; start < chunk.length; start += pieceSize) {
      push(unzip, chunk.subarray(start, start + pieceSize), limits.name);
      reading.check();
    }
  }
  push(unzip, new Uint8Array(0), limits.name, true);
  reading.check();
  return reading.finish(bytes);
}

function push(unzip: Unzip, piece: Uint8Array, name: string, final = false): void {
  try {
    unzip.push(piece, final);
  } catch (cause) {
    throw broken(name, cause);
  }
}

function broken(name: string, cause?: unknown): ReplayKitError {
  return new ReplayKitError("invalid_input", `the artifact ${name} is not a readable zip archive`, {
    hint: "upload it with actions/upload-artifact",
    cause,
  });
}

interface Entry {
  pieces: Uint8Array[];
  whole: boolean;
}

function createReading({ name, files, maxBytes }: ZipLimits) {
  const isWanted = typeof files === "function" ? files : (file: string) => files.includes(file);
  const entries = new Map<string, Entry>();
  let count = 0;
  let total = 0;
  let fault: unknown;

  function refuse(message: string): void {
    fault ??= new ReplayKitError("too_large", `the artifact ${name} ${message}`, {
      hint: "it may be a zip bomb; nothing of it was used",
    });
  }

  function receive(entry: Entry, data: Uint8Array): void {
    total += data.length;
    if (total > maxBytes) refuse(`unpacks to more than ${maxBytes} bytes`);
    else entry.pieces.push(data);
  }

  return {
    entry(file: UnzipFile): void {
      count += 1;
      if (count > maxEntries) refuse(`has more than ${maxEntries} entries`);
      if (fault !== undefined || !isWanted(file.name)) return;
      if (entries.has(file.name)) {
        return void (fault = new ReplayKitError("invalid_input", `the artifact ${name} holds ${file.name} twice`));
      }
      const entry: Entry = { pieces: [], whole: false };
      entries.set(file.name, entry);
      file.ondata = (error, data, final) => {
        if (error) fault ??= broken(name, error);
        else if (fault === undefined) receive(entry, data);
        entry.whole = final;
      };
      file.start();
    },
    check(): void {
      if (fault !== undefined) throw fault;
    },
    finish(bytes: number): Map<string, Uint8Array> {
      if (bytes === 0 || count === 0 || [...entries.values()].some(({ whole }) => !whole)) throw broken(name);
      return new Map([...entries].map(([file, { pieces }]) => [file, joined(pieces)]));
    },
  };
}

function joined(pieces: Uint8Array[]): Uint8Array {
  const bytes = new Uint8Array(pieces.reduce((sum, piece) => sum + piece.length, 0));
  let offset = 0;
  for (const piece of pieces) {
    bytes.set(piece, offset);
    offset += piece.length;
  }
  return bytes;
}
