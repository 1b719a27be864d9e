/** Splits a body of server-sent events into its blocks, each without the empty line that ends it. */
export function splitEvents(body: string): string[] {
  return body
    .replaceAll("\r\n", "\n")
    .split(/\n\n+/)
    .map((block) => block.replace(/^\n+/, ""))
    .filter((block) => block.trim() !== "");
}

/** The data of one block: its `data:` lines joined, as the specification of server-sent events says. */
export function dataOf(block: string): string {
  return block
    .split("\n")
    .filter((line) => line.startsWith("data:"))
    .map((line) => line.slice("data:".length).replace(/^ /, ""))
    .join("\n");
}

/** One block with an optional event name. */
export function eventBlock(data: unknown, event?: string): string {
  const text = typeof data === "string" ? data : JSON.stringify(data);
  return event === undefined ? `data: ${text}` : `event: ${event}\ndata: ${text}`;
}
