import { strToU8, Zip, ZipDeflate, ZipPassThrough, zipSync } from "fflate";
import { describe, expect, it } from "vitest";
import { compact } from "../../src/core/compact.ts";
import { fetchArtifact, readZip } from "../../src/github/artifact.ts";
import type { ArtifactSeed } from "../github-server/seed.ts";
import { repository, startTestGithub, type TestGithub } from "./setup.ts";

const report = '{"version":1}';

function addRun({ server }: TestGithub): number {
  const head = { head_sha: "0".repeat(40), head_branch: "fix", head_repository: "stranger/agent" };
  return server.addRun("acme/agent", { name: "replay", event: "pull_request", conclusion: "success", ...head });
}

async function fetchOf(
  test: TestGithub,
  seed: Omit<ArtifactSeed, "run" | "name">,
  limits?: { zipBytes: number; fileBytes: number },
) {
  const runId = addRun(test);
  test.server.addArtifact("acme/agent", { run: runId, name: "replaykit", ...seed });
  const found = await fetchArtifact({
    github: test.github(),
    repository,
    runId,
    name: "replaykit",
    files: ["report.json"],
    ...compact({ limits }),
  });
  return found && Object.fromEntries([...found].map(([name, bytes]) => [name, new TextDecoder().decode(bytes)]));
}

/** Written while it is compressed, sizes behind the data: what actions/upload-artifact makes. */
function streamedZip(entries: Record<string, string>): Uint8Array {
  const chunks: Uint8Array[] = [];
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    chunks.push(chunk);
  });
  for (const [name, text] of Object.entries(entries)) {
    const file = name.endsWith(".bin") ? new ZipPassThrough(name) : new ZipDeflate(name);
    zip.add(file);
    file.push(strToU8(text), true);
  }
  zip.end();
  return Buffer.concat(chunks);
}

describe("an artifact of a run", () => {
  it("gives the wanted files and reads no others", async () => {
    await using test = await startTestGithub();
    expect(await fetchOf(test, { files: { "report.json": report, "../../etc/passwd": "x" } })).toEqual({
      "report.json": report,
    });
  });

  it("is read where its sizes follow the data", async () => {
    await using test = await startTestGithub();
    const long = JSON.stringify({ text: "abcdefgh".repeat(50_000) });
    const zip = streamedZip({ "other.txt": long, "report.json": long });
    expect(await fetchOf(test, { zip })).toEqual({ "report.json": long });
  });

  it("is nothing where the run left none, or it has expired", async () => {
    await using test = await startTestGithub();
    const runId = addRun(test);
    const options = { github: test.github(), repository, runId, name: "replaykit", files: ["report.json"] };
    expect(await fetchArtifact(options)).toBeUndefined();
    expect(await fetchOf(test, { files: { "report.json": report }, expired: true })).toBeUndefined();
    await expect(fetchArtifact({ ...options, runId: 1 })).rejects.toMatchObject({ code: "not_found" });
  });

  it("is refused by its size before a byte is fetched", async () => {
    await using test = await startTestGithub();
    const limits = { zipBytes: 1000, fileBytes: 1000 };
    const large = fetchOf(test, { files: { "report.json": report }, size: 1001 }, limits);
    await expect(large).rejects.toMatchObject({ code: "too_large" });
    expect(test.server.calls.some(({ name }) => name.includes("archive_format"))).toBe(false);
  });

  it("is refused while it arrives where it is larger than the listing said", async () => {
    await using test = await startTestGithub();
    const zip = zipSync({ "report.json": [crypto.getRandomValues(new Uint8Array(5000)), { level: 0 }] });
    const lying = fetchOf(test, { zip, size: 10 }, { zipBytes: 1000, fileBytes: 10_000 });
    await expect(lying).rejects.toMatchObject({ code: "too_large" });
  });

  it("is refused when it is a bomb, whatever its headers claim", async () => {
    await using test = await startTestGithub();
    const zip = zipSync({ "report.json": new Uint8Array(20 * 1024 * 1024) });
    const limits = { zipBytes: 1024 * 1024, fileBytes: 1024 * 1024 };
    await expect(fetchOf(test, { zip }, limits)).rejects.toMatchObject({ code: "too_large" });
    const small = Buffer.from(zip);
    small.writeUInt32LE(13, 22); // the local header's claim of the unpacked size
    await expect(fetchOf(test, { zip: small }, limits)).rejects.toMatchObject({ code: "too_large" });
  });

  it("is refused when it is cut off, no zip, or holds a file twice", async () => {
    await using test = await startTestGithub();
    const zip = streamedZip({ "report.json": report.repeat(1000) });
    for (const broken of [
      zip.subarray(0, zip.length >> 1),
      new Uint8Array(0),
      strToU8("not a zip"),
      zip.subarray(0, 20),
    ]) {
      await expect(fetchOf(test, { zip: broken })).rejects.toMatchObject({ code: "invalid_input" });
    }
    const other = zipSync({ "report.jso_": strToU8("{}") });
    const twice = Buffer.concat([zipSync({ "report.json": strToU8("{}") }), Buffer.from(other)]);
    const text = Buffer.from(twice.toString("latin1").replaceAll("report.jso_", "report.json"), "latin1");
    await expect(fetchOf(test, { zip: text })).rejects.toMatchObject({ code: "invalid_input" });
  });

  it("is unpacked no further than its limit", async () => {
    const zip = zipSync({ "report.json": new Uint8Array(20 * 1024 * 1024) });
    let pulled = 0;
    async function* slowly() {
      for (; pulled * 1024 < zip.length; pulled += 1) yield zip.subarray(pulled * 1024, (pulled + 1) * 1024);
    }
    const reading = readZip(slowly(), { name: "a", files: ["report.json"], maxBytes: 3 * 1024 * 1024 });
    await expect(reading).rejects.toMatchObject({ code: "too_large" });
    expect(pulled).toBeLessThan(8); // of 20
  });

  it("has a limit for its entries", async () => {
    const one = zipSync({ f: new Uint8Array(0) });
    const centralDirectory = Buffer.from(one).readUInt32LE(one.length - 6);
    const entry = one.subarray(0, centralDirectory);
    async function* many(count: number) {
      yield Buffer.concat(Array.from({ length: count }, () => entry));
      yield one;
    }
    const read = (count: number) => readZip(many(count), { name: "a", files: [], maxBytes: 1 });
    expect(await read(9_000)).toEqual(new Map());
    await expect(read(10_001)).rejects.toMatchObject({ code: "too_large" });
  });
});
