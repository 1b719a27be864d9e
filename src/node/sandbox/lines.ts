import type { Readable } from "node:stream";

/**
 * Calls `hear` with each complete line of a stream. Node's `readline` would do, but its loading takes a large part of
 * the time in which a sandbox starts.
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
