import type { Readable } from "node:stream";

/**
 * Hears each whole line of a stream. Node's `readline` does the same, and takes a process as long to load as much of a sandbox takes to
 * be made.
 */
export function eachLine(stream: Readable, hear: (line: string) => void): void {
  let begun: string[] = [];
  stream.setEncoding("utf8");
  stream.on("data", (chunk: string) => {
    const [first = "", ...others] = chunk.split("\n");
    begun.push(first);
    for (const next of others) {
      hear(begun.join(""));
      begun = [next];
    }
  });
}
