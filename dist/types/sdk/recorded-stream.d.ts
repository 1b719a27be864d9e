/** What the clients of OpenAI and Anthropic give for a stream, as far as programs and their helpers use it. */
export interface RecordedStream extends AsyncIterable<unknown> {
    /** Aborts the request, while it is going on. */
    controller: AbortController;
    tee(): [RecordedStream, RecordedStream];
    /** One JSON text a line, as the clients' own. */
    toReadableStream(): ReadableStream<Uint8Array>;
}
export declare function createRecordedStream(parts: AsyncIterable<unknown>, controller: AbortController): RecordedStream;
