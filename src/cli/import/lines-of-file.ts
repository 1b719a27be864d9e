import { type FileHandle } from "node:fs/promises";

/** A line that is not empty. `place` is its number in the file, from 0. */
export interface FileLine {
  place: number;
  offset: number;
  length: number;
  /** Absent if the line is too long to read. */
  bytes?: Buffer;
}

const chunkBytes = 1024 * 1024;
const newline = 0x0a;

/** Yields the lines of a file one by one. Only one is held in memory. */
export async function* linesOfFile(file: FileHandle, maxBytes: number): AsyncGenerator<FileLine> {
  const chunk = Buffer.allocUnsafe(chunkBytes);
  let held: Buffer[] = [];
  let line = { place: 0, offset: 0, length: 0 };
  for (let position = 0; ; ) {
    const { bytesRead } = await file.read(chunk, 0, chunkBytes, position);
    if (bytesRead === 0) break;
    for (let from = 0; from < bytesRead; ) {
      const found = chunk.subarray(0, bytesRead).indexOf(newline, from);
      const end = found === -1 ? bytesRead : found;
      line.length += end - from;
      if (line.length > maxBytes) held = [];
      else held.push(Buffer.from(chunk.subarray(from, end)));
      from = end + 1;
      if (found === -1) continue;
      yield* wholeLine(line, held, maxBytes);
      held = [];
      line = { place: line.place + 1, offset: position + from, length: 0 };
    }
    position += bytesRead;
  }
  yield* wholeLine(line, held, maxBytes);
}

function* wholeLine(line: Omit<FileLine, "bytes">, held: Buffer[], maxBytes: number): Generator<FileLine> {
  if (line.length > maxBytes) yield line;
  else {
    const bytes = Buffer.concat(held);
    if (bytes.some((byte) => byte > 0x20)) yield { ...line, bytes };
  }
}
