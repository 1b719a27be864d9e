/** What the clients of OpenAI and Anthropic give for a stream, as far as programs and their helpers use it. */
export interface RecordedStream extends AsyncIterable<unknown> {
  /** Aborts the request, while it is going on. */
  controller: AbortController;
  tee(): [RecordedStream, RecordedStream];
  /** One JSON text a line, as the clients' own. */
  toReadableStream(): ReadableStream<Uint8Array>;
}

export function createRecordedStream(parts: AsyncIterable<unknown>, controller: AbortController): RecordedStream {
  return {
    controller,
    [Symbol.asyncIterator]: () => parts[Symbol.asyncIterator](),
    tee: () => tee(parts, controller),
    toReadableStream: () => ReadableStream.from(lines(parts)),
  };
}

async function* lines(parts: AsyncIterable<unknown>): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder();
  for await (const part of parts) yield encoder.encode(`${JSON.stringify(part)}\n`);
}

function tee(parts: AsyncIterable<unknown>, controller: AbortController): [RecordedStream, RecordedStream] {
  const [left, right] = ReadableStream.from(parts).tee();
  return [createRecordedStream(left, controller), createRecordedStream(right, controller)];
}
