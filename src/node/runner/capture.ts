const half = 256 * 1024;

/** Keeps the first and last bytes of a stream, and counts those in between. */
export interface Capture {
  add(chunk: Buffer): void;
  text(): string;
  bytes(): number;
}

export function createCapture(keep = half): Capture {
  const head: Buffer[] = [];
  let tail: Buffer[] = [];
  let headBytes = 0;
  let tailBytes = 0;
  let total = 0;

  function addTail(chunk: Buffer): void {
    tail.push(chunk);
    tailBytes += chunk.length;
    // Drops bytes only in large steps, so that a gigabyte costs little copying.
    if (tailBytes < keep * 4) return;
    const last = Buffer.concat(tail).subarray(-keep);
    tail = [Buffer.from(last)];
    tailBytes = last.length;
  }

  return {
    add(chunk) {
      total += chunk.length;
      const room = keep - headBytes;
      if (room <= 0) return addTail(chunk);
      head.push(chunk.subarray(0, room));
      headBytes += Math.min(room, chunk.length);
      if (chunk.length > room) addTail(chunk.subarray(room));
    },
    bytes: () => total,
    text() {
      const end = Buffer.concat(tail).subarray(-keep);
      const cut = total - headBytes - end.length;
      // Decoded as one text: a character may lie across the two parts.
      if (cut === 0) return Buffer.concat([...head, end]).toString("utf8");
      return `${Buffer.concat(head).toString("utf8")}\n… ${cut} bytes left out …\n${end.toString("utf8")}`;
    },
  };
}
