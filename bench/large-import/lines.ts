import { closeSync, openSync, writeSync } from "node:fs";

const filler = "The order was shipped and then it came back. ".repeat(18);

/** A line that is a run. */
export function runLine(number: number): string {
  const messages = [
    { role: "user", content: `Where is order ${number}?` },
    { role: "assistant", content: filler },
  ];
  return JSON.stringify({ run_id: `run-${number}`, messages });
}

const tracesAtOnce = 50;
const spansOfTrace = 8;

/** A line that is a span: fifty traces are interleaved, and the next fifty start where these end. */
export function spanLine(number: number): string {
  const round = Math.floor(number / (tracesAtOnce * spansOfTrace));
  const trace = (round * tracesAtOnce + (number % tracesAtOnce)).toString(16).padStart(32, "0");
  const attributes = [
    { key: "gen_ai.operation.name", value: { stringValue: "chat" } },
    { key: "gen_ai.completion.0.content", value: { stringValue: `${number} ${filler}` } },
  ];
  const time = `${1_767_225_600_000 + number}000000`;
  const spanId = number.toString(16).padStart(16, "0");
  const span = { traceId: trace, spanId, name: "chat", startTimeUnixNano: time, endTimeUnixNano: time, attributes };
  return JSON.stringify({ resourceSpans: [{ scopeSpans: [{ spans: [span] }] }] });
}

/** A line of a session: the first half of each session is in the first half of the file, the rest in the other. */
export function sessionLine(number: number, lines: number): string {
  const half = Math.floor(lines / 2);
  const session = `session-${Math.floor((number % half) / 5)}`;
  const message = { role: number % 2 === 0 ? "user" : "assistant", content: `${number} ${filler}` };
  const timestamp = new Date(1_767_225_600_000 + number).toISOString();
  const uuid = `line-${number}`;
  return JSON.stringify({ type: message.role, sessionId: session, uuid, timestamp, message });
}

/** Writes a file of this many bytes, the same each time. */
export function writeLines(path: string, bytes: number, line: (number: number, lines: number) => string): void {
  const lines = Math.ceil(bytes / (line(0, 2).length + 1));
  const file = openSync(path, "w");
  let batch: string[] = [];
  for (let number = 0; number < lines; number += 1) {
    batch.push(line(number, lines));
    if (batch.length < 4096 && number < lines - 1) continue;
    writeSync(file, `${batch.join("\n")}\n`);
    batch = [];
  }
  closeSync(file);
}
