import { ReplayKitError } from "../core/error.ts";
import type { Github } from "./github.ts";
import type { RepositoryName } from "./octokit.ts";
import { readZip } from "./read-zip.ts";

const mebibyte = 1024 * 1024;
const defaultLimits = { zipBytes: 20 * mebibyte, fileBytes: 64 * mebibyte };

export interface ArtifactOptions {
  github: Github;
  repository: RepositoryName;
  runId: number;
  /** Name of the artifact that the run uploaded. */
  name: string;
  /** The entries wanted; all others are passed over unread. */
  files: string[] | ((name: string) => boolean);
  limits?: { zipBytes: number; fileBytes: number };
}

/**
 * The wanted files of a run's artifact by name, `undefined` if the run left no such artifact. It is data from a stranger: its size is
 * checked before it is fetched, while it arrives and while it is unpacked.
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

/** The archive as it arrives; Octokit would hold all of it in memory first. */
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
  // GitHub's description knows the redirect only; what follows it is the archive.
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
    await reader.cancel().catch(() => {}); // after a fault nobody waits for the rest
  }
}

/** A connection that breaks off while it streams is a lost answer, and may be asked again. */
async function readChunk(reader: ReadableStreamDefaultReader<Uint8Array>) {
  try {
    return await reader.read();
  } catch (cause) {
    throw Object.assign(new Error("the download broke off", { cause }), { status: 500 });
  }
}
