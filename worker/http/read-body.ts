import { brotliDecompressSync, gunzipSync, inflateSync } from "node:zlib";
import { HttpError } from "./answer.ts";

/** Milliseconds that any body gets. It gets more if it arrives at `bytesPerMs`, up to `longest`. */
const patience = 10_000;
const bytesPerMs = 64;
const longest = 40_000;

/** Reads the raw bytes. A body over `limit` is refused by its declared length, or when it reaches the limit. */
export async function readRaw(request: Request, limit: number): Promise<Uint8Array> {
  const declared = Number(request.headers.get("content-length") ?? 0);
  if (declared > limit) {
    await discard(request.body, declared, limit);
    throw tooLarge(`the body is ${declared} bytes; at most ${limit} are accepted`);
  }
  if (request.body === null) return new Uint8Array();
  return inTime(request.body, (read, stop) => collect(read, stop, limit));
}

/**
 * Reads and drops a body that is slightly too large: a client that is cut off while it sends sees a broken connection,
 * not the answer.
 */
async function discard(body: Request["body"], declared: number, limit: number): Promise<void> {
  if (body === null) return;
  if (declared > 4 * limit) return body.cancel();
  await inTime(body, async (read) => {
    while ((await read()) !== undefined);
  });
}

type Read = () => Promise<Uint8Array | undefined>;

/** Reads a body with `work` and refuses it when its time is over, since a slow sender keeps a request open. */
async function inTime<Value>(
  body: ReadableStream<Uint8Array>,
  work: (read: Read, stop: () => Promise<void>) => Promise<Value>,
): Promise<Value> {
  const reader = body.getReader();
  const started = Date.now();
  let size = 0;
  let late = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const look = () => {
    const left = Math.min(patience + size / bytesPerMs, longest) - (Date.now() - started);
    if (left > 0) timer = setTimeout(look, left);
    else {
      late = true;
      void reader.cancel("too slow").catch(() => undefined);
    }
  };
  look();
  const read: Read = async () => {
    const { done, value } = await reader.read();
    size += value?.byteLength ?? 0;
    return done ? undefined : value;
  };
  try {
    // A cancelled reader may end as if the body were complete; half a body must not pass as a whole one.
    const value = await work(read, () => reader.cancel()).catch((error: unknown) => {
      throw late ? tooSlow() : error;
    });
    if (late) throw tooSlow();
    return value;
  } finally {
    clearTimeout(timer);
  }
}

function tooSlow(): HttpError {
  const hint = `send at least ${bytesPerMs} KB a second, or in parts`;
  return new HttpError(408, "invalid_input", "the body came too slowly", hint);
}

function tooLarge(message: string): HttpError {
  return new HttpError(413, "too_large", message, "send less per request: fewer runs or shorter texts");
}

async function collect(read: Read, stop: () => Promise<void>, limit: number): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for (let chunk = await read(); chunk !== undefined; chunk = await read()) {
    size += chunk.byteLength;
    if (size > limit) {
      await stop();
      throw tooLarge(`the body is over ${limit} bytes`);
    }
    chunks.push(chunk);
  }
  return chunks.length === 1 && chunks[0] ? chunks[0] : Buffer.concat(chunks);
}

const decoders: Record<string, (bytes: Uint8Array, limit: number) => Uint8Array> = {
  identity: (bytes) => bytes,
  gzip: (bytes, limit) => gunzipSync(bytes, { maxOutputLength: limit }),
  "x-gzip": (bytes, limit) => gunzipSync(bytes, { maxOutputLength: limit }),
  deflate: (bytes, limit) => inflateSync(bytes, { maxOutputLength: limit }),
  br: (bytes, limit) => brotliDecompressSync(bytes, { maxOutputLength: limit }),
};

/** Decompresses within the same limit, which stops a zip bomb. */
export function decode(bytes: Uint8Array, encoding: string | null, limit: number): Uint8Array {
  const name = (encoding ?? "identity").trim().toLowerCase();
  const decoder = Object.hasOwn(decoders, name) ? decoders[name] : undefined;
  if (!decoder) {
    throw new HttpError(
      415,
      "invalid_input",
      `content-encoding ${JSON.stringify(name.slice(0, 40))} is not accepted`,
      "send gzip, br, deflate or none",
    );
  }
  try {
    return decoder(bytes, limit);
  } catch (cause) {
    // Node reports the limit with a RangeError or one of these messages; every other fault is in the sender's bytes.
    if (cause instanceof RangeError || (cause instanceof Error && /memory limit|larger than/i.test(cause.message))) {
      throw tooLarge(`the body is over ${limit} bytes once decompressed`);
    }
    throw new HttpError(400, "invalid_input", `the body is not valid ${name}`, "compress it again");
  }
}

export function decodeText(bytes: Uint8Array): string {
  try {
    return new TextDecoder("utf-8", { fatal: true, ignoreBOM: false }).decode(bytes);
  } catch {
    throw new HttpError(400, "invalid_input", "the body is not UTF-8", "send JSON as UTF-8");
  }
}
