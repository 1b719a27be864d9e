import { createRequire as __createRequire } from "node:module";
const require = __createRequire(import.meta.url);
import {
  Unzip,
  UnzipInflate
} from "./chunk-P43ETFAW.js";
import {
  ReplayKitError
} from "./chunk-T7EWDS7W.js";

// src/github/read-zip.ts
var maxEntries = 1e4;
var pieceSize = 4 * 1024;
async function readZip(chunks, limits) {
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
function push(unzip, piece, name, final = false) {
  try {
    unzip.push(piece, final);
  } catch (cause) {
    throw broken(name, cause);
  }
}
function broken(name, cause) {
  return new ReplayKitError("invalid_input", `the artifact ${name} is no readable zip archive`, {
    hint: "upload it with actions/upload-artifact",
    cause
  });
}
function createReading({ name, files, maxBytes }) {
  const isWanted = typeof files === "function" ? files : (file) => files.includes(file);
  const entries = /* @__PURE__ */ new Map();
  let count = 0;
  let total = 0;
  let fault;
  function refuse(message) {
    fault ??= new ReplayKitError("too_large", `the artifact ${name} ${message}`, {
      hint: "it may be a zip bomb; nothing of it was used"
    });
  }
  function receive(entry, data, final) {
    total += data.length;
    if (total > maxBytes) refuse(`unpacks to more than ${maxBytes} bytes`);
    else entry.pieces.push(data);
    entry.whole = final;
  }
  return {
    entry(file) {
      count += 1;
      if (count > maxEntries) refuse(`has more than ${maxEntries} entries`);
      if (fault !== void 0 || !isWanted(file.name)) return;
      if (entries.has(file.name)) {
        fault = new ReplayKitError("invalid_input", `the artifact ${name} holds ${file.name} twice`);
        return;
      }
      const entry = { pieces: [], whole: false };
      entries.set(file.name, entry);
      file.ondata = (error, data, final) => {
        if (error) fault ??= broken(name, error);
        else if (fault === void 0) receive(entry, data, final);
      };
      file.start();
    },
    check() {
      if (fault !== void 0) throw fault;
    },
    finish(bytes) {
      const whole = [...entries.values()].every((entry) => entry.whole);
      if (bytes > 0 && count > 0 && whole)
        return new Map([...entries].map(([file, { pieces }]) => [file, joined(pieces)]));
      throw broken(name);
    }
  };
}
function joined(pieces) {
  const bytes = new Uint8Array(pieces.reduce((sum, piece) => sum + piece.length, 0));
  let offset = 0;
  for (const piece of pieces) {
    bytes.set(piece, offset);
    offset += piece.length;
  }
  return bytes;
}

// src/github/artifact.ts
var mebibyte = 1024 * 1024;
var defaultLimits = { zipBytes: 20 * mebibyte, fileBytes: 64 * mebibyte };
async function fetchArtifact(options) {
  const { github, repository, runId, name, files, limits = defaultLimits } = options;
  const doing = `read the artifact ${name} of run ${runId}`;
  const { data } = await github.repeat(
    doing,
    () => github.octokit.request("GET /repos/{owner}/{repo}/actions/runs/{run_id}/artifacts", {
      ...repository,
      run_id: runId,
      name,
      per_page: 100
    })
  );
  const fresh = data.artifacts.filter((artifact) => artifact.name === name && !artifact.expired);
  const newest = fresh.toSorted((a, b) => b.id - a.id)[0];
  if (!newest) return void 0;
  if (newest.size_in_bytes > limits.zipBytes) throw tooLarge(name, newest.size_in_bytes, limits.zipBytes);
  return github.repeat(doing, async () => {
    const stream = await download(github, repository, newest.id);
    return readZip(capped(stream, name, limits.zipBytes), { name, files, maxBytes: limits.fileBytes });
  });
}
function tooLarge(name, bytes, max) {
  return new ReplayKitError("too_large", `the artifact ${name} has ${bytes} bytes; at most ${max} are read`, {
    hint: "replay fewer cases per job, or split them with `shard`"
  });
}
async function download(github, repository, id) {
  const { data } = await github.octokit.request(
    "GET /repos/{owner}/{repo}/actions/artifacts/{artifact_id}/{archive_format}",
    {
      ...repository,
      artifact_id: id,
      archive_format: "zip",
      request: { parseSuccessResponseBody: false }
    }
  );
  const body = data;
  if (body instanceof ReadableStream) return body;
  throw Object.assign(new Error("the download has no body"), { status: 500 });
}
async function* capped(stream, name, max) {
  let bytes = 0;
  const reader = stream.getReader();
  try {
    for (; ; ) {
      const { done, value } = await readChunk(reader);
      if (done) return;
      bytes += value.length;
      if (bytes > max) throw tooLarge(name, bytes, max);
      yield value;
    }
  } finally {
    await reader.cancel().catch(() => {
    });
  }
}
async function readChunk(reader) {
  try {
    return await reader.read();
  } catch (cause) {
    throw Object.assign(new Error("the download broke off", { cause }), { status: 500 });
  }
}

export {
  fetchArtifact
};
