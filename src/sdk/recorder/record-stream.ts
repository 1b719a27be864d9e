import { compact } from "../../core/compact.ts";
import { ReplayKitError } from "../../core/error.ts";
import type { Json } from "../../core/schema/json.ts";
import type { CallError } from "../../core/schema/trace.ts";

/** How an operation ended. */
export interface Outcome {
  output?: Json;
  /** The parts of a streamed answer. */
  chunks?: Json[];
  simulated?: boolean;
  /** The error that the program gets. */
  thrown?: unknown;
}

/** A streamed answer. */
export interface StreamSource {
  open: () => AsyncIterable<unknown> | PromiseLike<AsyncIterable<unknown>>;
  /** Runs the code of the source inside of the model call. A generator would run inside of whoever reads its next part. */
  inside: <T>(work: () => T) => T;
  /** The whole answer, joined from its parts. */
  whole: (chunks: Json[]) => Json;
  /** Turns the JSON of a part back into what the program expects. */
  revive?: ((chunk: Json) => unknown) | undefined;
}

/**
 * Opens a stream and passes its parts on as they come. `settle` records the outcome when the stream ends or breaks, or
 * when the program leaves it.
 */
export async function recordStream(
  source: StreamSource,
  settle: (work: () => Promise<Outcome>) => Promise<unknown>,
): Promise<AsyncIterable<unknown>> {
  const opened = Promise.withResolvers<AsyncIterable<unknown>>();
  const ended = Promise.withResolvers<Outcome>();
  const settled = settle(async () => {
    opened.resolve(await source.inside(source.open));
    return ended.promise;
  });
  // Once it is open, the program gets the error from the stream.
  settled.catch((error: unknown) => opened.reject(error));
  const parts = await opened.promise;
  return passOn(parts, source.inside, async (outcome) => {
    const chunks = outcome.texts.map((text): Json => JSON.parse(text));
    ended.resolve({ output: source.whole(chunks), chunks, ...("thrown" in outcome ? { thrown: outcome.thrown } : {}) });
    await settled.catch(() => {});
  });
}

interface StreamText {
  texts: string[];
  thrown?: unknown;
}

/**
 * Passes a stream on and records it. It is not a generator, because `return()` of one does not run before the first part
 * or while it waits for a part.
 */
function passOn(
  parts: AsyncIterable<unknown>,
  inside: StreamSource["inside"],
  end: (passed: StreamText) => Promise<void>,
): AsyncIterableIterator<unknown, undefined> {
  const iterator = parts instanceof ReadableStream ? partsOf(parts) : parts[Symbol.asyncIterator]();
  const texts: string[] = [];
  let ended: Promise<void> | undefined;
  const over = async (passed: StreamText) => {
    await (ended ??= end(passed));
    return { done: true, value: undefined } as const;
  };
  return {
    [Symbol.asyncIterator]() {
      return this;
    },
    async next() {
      if (ended) return over({ texts });
      try {
        const next = await inside(async () => iterator.next());
        if (next.done) return await over({ texts });
        texts.push(JSON.stringify(next.value) ?? "null"); // now, because the program may change the part
        return next;
      } catch (thrown) {
        await over({ texts, thrown });
        throw thrown;
      }
    },
    async return() {
      try {
        if (!ended) await inside(async () => iterator.return?.());
      } finally {
        await over({ texts });
      }
      return over({ texts });
    },
  };
}

/** Like the iterator of the stream, which however waits for the pending part before it cancels. */
function partsOf(stream: ReadableStream<unknown>): AsyncIterator<unknown> {
  const reader = stream.getReader();
  return {
    next: async () => {
      const { done, value } = await reader.read();
      return done ? { done, value } : { done: false, value };
    },
    return: async () => {
      await reader.cancel();
      return { done: true, value: undefined };
    },
  };
}

/** Replays a recorded stream part by part, up to the error that broke it. */
export async function* streamAgain(
  { chunks, error, thrown }: { chunks?: Json[] | undefined; error?: CallError | undefined; thrown?: unknown },
  { revive = (chunk) => chunk }: Pick<StreamSource, "revive">,
): AsyncGenerator {
  if (!chunks)
    throw new ReplayKitError("diverged", "expected an answer in one piece, got a request for a stream", {
      hint: "record the run again with the stream",
    });
  for (const chunk of chunks) yield revive(chunk);
  if (error) throw recordedError(error);
  if (thrown !== undefined) throw thrown;
}

/** The members of OpenAI's and Anthropic's streams that programs and their helpers use. */
interface RecordedStream extends AsyncIterable<unknown> {
  /** Aborts the request while it is in progress. */
  controller: AbortController;
  tee(): [RecordedStream, RecordedStream];
  /** One JSON text per line, as the clients write it. */
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

/** What a record keeps of an error: enough to throw it again. */
export function errorOf(error: unknown): CallError {
  if (!(error instanceof Error)) return { kind: "exception", message: messageOf(error) };
  const code: unknown = Reflect.get(error, "code");
  return {
    kind: "exception",
    message: error.message,
    name: error.name,
    ...compact({ code: typeof code === "string" || typeof code === "number" ? code : undefined }),
  };
}

/** Some libraries throw plain objects. */
function messageOf(thrown: unknown): string {
  if (typeof thrown !== "object" || thrown === null) return String(thrown);
  const message: unknown = Reflect.get(thrown, "message");
  return typeof message === "string" ? message : (JSON.stringify(thrown) ?? "an object without a message");
}

const ownErrors = { Error, EvalError, RangeError, ReferenceError, SyntaxError, TypeError, URIError };

/**
 * The error of a recorded failure, to be thrown again: of a built-in class of that name if there is one, else an
 * `Error` with the name.
 */
export function recordedError(recorded: CallError): Error {
  const { name, message } = named(recorded);
  const Kind = isOwn(name) ? ownErrors[name] : Error;
  const error = new Kind(message);
  if (name !== undefined && error.name !== name) error.name = name;
  const { code } = recorded;
  return code === undefined ? error : Object.assign(error, { code });
}

/** Name and message of a recorded error. Shims write the name before the message, as Node and Python print it. */
function named({ message, name }: CallError): { name: string | undefined; message: string } {
  if (typeof name === "string") return { name, message };
  const [, found, text] = /^(\w*(?:Error|Exception)): (.*)$/s.exec(message) ?? [];
  return text === undefined ? { name: undefined, message } : { name: found, message: text };
}

function isOwn(name: string | undefined): name is keyof typeof ownErrors {
  return name !== undefined && Object.hasOwn(ownErrors, name);
}
