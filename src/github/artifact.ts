import { Unzip, type UnzipFile, UnzipInflate } from "fflate";
import { ReplayKitError } from "../core/error.ts";
import type { Github, RepositoryName } from "./github.ts";

const mebibyte = 1024 * 1024;
const defaultLimits = { zipBytes: 20 * mebibyte, fileBytes: 64 * mebibyte };

export interface ArtifactOptions {
  github: Github;
  repository: RepositoryName;
  runId: number;
  /** Name of the artifact that the run uploaded. */
  name: string;
  /** Names of the wanted entries, or a test for them. Other entries are skipped without unpacking. */
  files: string[] | ((name: string) => boolean);
  limits?: { zipBytes: number; fileBytes: number };
}

/**
 * The wanted files of a run's artifact, by name; `undefined` if the run has no such artifact. The artifact is
 * untrusted: its size is checked before the download, while it arrives and while it is unpacked.
 */
export async function fetchArtifact(options: ArtifactOptions): Promise<Map<string, Uint8Array> | undefined> {
  const { github, repository, runId, name, files, limits = defaultLimits } = options;
  const doing = `read the artifact ${name} of run ${runId}`;
  const { data } = await github.repeat(doing, () =>
    github.octokit.request("GET /repos/{owner}/{repo}/actions/runs/{run_id}/artifacts", {
      ...repository,
      run_id: runId,
      name,
      per_page: 100,
    }),
  );
  const fresh = data.artifacts.filter((artifact) => artifact.name === name && !artifact.expired);
  const newest = fresh.toSorted((a, b) => b.id - a.id)[0];
  if (!newest) return undefined;
  if (newest.size_in_bytes > limits.zipBytes) throw tooLarge(name, newest.size_in_bytes, limits.zipBytes);
  return github.repeat(doing, async () => {
    const stream = await download(github, repository, newest.id);
    return readZip(capped(stream, name, limits.zipBytes), { name, files, maxBytes: limits.fileBytes });
  });
}

function tooLarge(name: string, bytes: number, max: number): ReplayKitError {
  return new ReplayKitError("too_large", `the artifact ${name} has ${bytes} bytes; at most ${max} are read`, {
    hint: "replay fewer cases per job, or split them with `shard`",
  });
}

/** Streams the archive; by default Octokit would load all of it into memory. */
async function download(github: Github, repository: RepositoryName, id: number): Promise<ReadableStream<Uint8Array>> {
  const { data } = await github.octokit.request(
    "GET /repos/{owner}/{repo}/actions/artifacts/{artifact_id}/{archive_format}",
    {
      ...repository,
      artifact_id: id,
      archive_format: "zip",
      request: { parseSuccessResponseBody: false },
    },
  );
  // Octokit's types describe only the redirect, but fetch follows it and returns the archive.
  const body: unknown = data;
  if (body instanceof ReadableStream) return body;
  throw Object.assign(new Error("the download has no body"), { status: 500 });
}

async function* capped(stream: ReadableStream<Uint8Array>, name: string, max: number): AsyncGenerator<Uint8Array> {
  let bytes = 0;
  const reader = stream.getReader();
  try {
    for (;;) {
      const { done, value } = await readChunk(reader);
      if (done) return;
      bytes += value.length;
      if (bytes > max) throw tooLarge(name, bytes, max);
      yield value;
    }
  } finally {
    await reader.cancel().catch(() => {}); // an error here does not matter: the rest is not needed
  }
}

/** Reports a broken connection as status 500, so that the download is retried. */
async function readChunk(reader: ReadableStreamDefaultReader<Uint8Array>) {
  try {
    return await reader.read();
  } catch (cause) {
    throw Object.assign(new Error("the download broke off", { cause }), { status: 500 });
  }
}

export interface ZipLimits {
  /** Name of the archive in messages. */
  name: string;
  files: string[] | ((name: string) => boolean);
  /** Limit for all wanted files together, unpacked. */
  maxBytes: number;
}

const maxEntries = 10_000;
/** Deflate may expand data a thousandfold; small pieces bound how much one push unpacks. */
const pieceSize = 4 * 1024;

/**
 * Unpacks the wanted entries while the archive arrives. Stops as soon as they exceed the limit, whatever the headers
 * say.
 */
export async function readZip(chunks: AsyncIterable<Uint8Array>, limits: ZipLimits): Promise<Map<string, Uint8Array>> {
  const reading = createReading(limits);
  const unzip = new Unzip((file) => reading.entry(file));
  unzip.register(UnzipInflate);
  let bytes = 0;
  for await (const chunk of chunks) {
    bytes += chunk.length;
    for (let start = 0; start < chunk.length; start += pieceSize) {
      push(unzip, chunk.subarray(start, start + pieceSize), limits.name);
      reading.check();
    }
  }
  push(unzip, new Uint8Array(0), limits.name, true);
  reading.check();
  return reading.finish(bytes);
}

function push(unzip: Unzip, piece: Uint8Array, name: string, final = false): void {
  try {
    unzip.push(piece, final);
  } catch (cause) {
    throw broken(name, cause);
  }
}

function broken(name: string, cause?: unknown): ReplayKitError {
  return new ReplayKitError("invalid_input", `the artifact ${name} is not a readable zip archive`, {
    hint: "upload it with actions/upload-artifact",
    cause,
  });
}

interface Entry {
  pieces: Uint8Array[];
  whole: boolean;
}

function createReading({ name, files, maxBytes }: ZipLimits) {
  const isWanted = typeof files === "function" ? files : (file: string) => files.includes(file);
  const entries = new Map<string, Entry>();
  let count = 0;
  let total = 0;
  let fault: unknown;

  function refuse(message: string): void {
    fault ??= new ReplayKitError("too_large", `the artifact ${name} ${message}`, {
      hint: "it may be a zip bomb; no part of it was used",
    });
  }

  function receive(entry: Entry, data: Uint8Array): void {
    total += data.length;
    if (total > maxBytes) refuse(`unpacks to more than ${maxBytes} bytes`);
    else entry.pieces.push(data);
  }

  return {
    entry(file: UnzipFile): void {
      count += 1;
      if (count > maxEntries) refuse(`has more than ${maxEntries} entries`);
      if (fault !== undefined || !isWanted(file.name)) return;
      if (entries.has(file.name)) {
        return void (fault = new ReplayKitError("invalid_input", `the artifact ${name} holds ${file.name} twice`));
      }
      const entry: Entry = { pieces: [], whole: false };
      entries.set(file.name, entry);
      file.ondata = (error, data, final) => {
        if (error) fault ??= broken(name, error);
        else if (fault === undefined) receive(entry, data);
        entry.whole = final;
      };
      file.start();
    },
    check(): void {
      if (fault !== undefined) throw fault;
    },
    finish(bytes: number): Map<string, Uint8Array> {
      if (bytes === 0 || count === 0 || [...entries.values()].some(({ whole }) => !whole)) throw broken(name);
      return new Map([...entries].map(([file, { pieces }]) => [file, joined(pieces)]));
    },
  };
}

function joined(pieces: Uint8Array[]): Uint8Array {
  const bytes = new Uint8Array(pieces.reduce((sum, piece) => sum + piece.length, 0));
  let offset = 0;
  for (const piece of pieces) {
    bytes.set(piece, offset);
    offset += piece.length;
  }
  return bytes;
}
