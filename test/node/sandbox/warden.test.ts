import { spawnSync } from "node:child_process";
import { resolve } from "node:path";
import { PassThrough } from "node:stream";
import { describe, expect, it } from "vitest";
import { eachLine } from "../../../src/node/sandbox/lines.ts";
import { openSandbox } from "../../../src/node/sandbox/sandbox.ts";
import { findPrograms } from "../../../src/node/sandbox/system-programs.ts";
import { leaveOut } from "../../support/left-out.ts";

const opened = await openSandbox();
if ("reason" in opened) leaveOut("the warden by itself", `this system allows none: ${opened.reason}`);
else opened[Symbol.dispose]();

const programs = findPrograms();
const unshare = "missing" in programs ? "" : programs.unshare;
const warden = resolve(import.meta.dirname, "../../../src/node/sandbox/warden/warden.ts");

/** Runs a shell's words in a process namespace of their own, which is all that a warden can end there. */
function apart(words: string): { status: number | null; stdout: string; stderr: string } {
  const flags = process.getuid?.() === 0 ? [] : ["--user", "--map-root-user"];
  const argv = [
    ...flags,
    "--pid",
    "--fork",
    "--kill-child",
    "--mount-proc",
    "sh",
    "-c",
    words,
    process.execPath,
    warden,
  ];
  const { status, stdout, stderr } = spawnSync(unshare, argv, { encoding: "utf8", input: "", timeout: 20_000 });
  return { status, stdout, stderr };
}

describe.skipIf("reason" in opened)("a warden by itself", () => {
  it("ends nothing where it is not the first process", () => {
    const words = 'sleep 20 & "$0" "$1" < /dev/null; echo "code $?"; kill -0 $! && echo "the other lives"';
    expect(apart(words)).toEqual({
      status: 0,
      stdout: "code 1\nthe other lives\n",
      stderr: "replaykit: this program runs in a sandbox only, which `npx replaykit replay` makes\n",
    });
  });

  it("ends where it is the first one", () => {
    expect(apart('exec "$0" "$1"')).toEqual({ status: 0, stdout: "", stderr: "" });
  });
});

describe("the lines of a stream", () => {
  it.each([
    { chunks: ["one\ntwo\n"], heard: ["one", "two"] },
    { chunks: ["on", "e\n", "\nth", "r", "ee\n"], heard: ["one", "", "three"] },
    { chunks: ["no end"], heard: [] },
  ])("$chunks", async ({ chunks, heard }) => {
    const stream = new PassThrough();
    const lines: string[] = [];
    eachLine(stream, (line) => lines.push(line));
    for (const chunk of chunks) stream.write(chunk);
    stream.end();
    await new Promise((done) => stream.on("end", done));
    expect(lines).toEqual(heard);
  });
});
