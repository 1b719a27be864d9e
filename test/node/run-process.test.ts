import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { describe, expect, it } from "vitest";
import { createCapture } from "../../src/node/runner/capture.ts";
import { commandOf } from "../../src/node/runner/command.ts";
import { runnerEnvironment } from "../../src/node/runner/environment.ts";
import { type ProcessRequest, runProcess } from "../../src/node/runner/run-process.ts";
import { temporaryFolder } from "../support/temporary-folder.ts";

function request(script: string, folder: string, more: Partial<ProcessRequest> = {}): ProcessRequest {
  const mark = `${folder}/attempt-1/`;
  const env = { ...runnerEnvironment(process.env, []), REPLAYKIT_OUTPUT_PATH: `${mark}output.json` };
  return { command: commandOf(["/bin/sh", "-c", script]), cwd: folder, env, timeoutMs: 20_000, mark, ...more };
}

/** Waits for the process whose id stands in a file to be gone. */
async function gone(pidFile: string): Promise<boolean> {
  const pid = Number(readFileSync(pidFile, "utf8"));
  expect(pid).toBeGreaterThan(1);
  for (let tries = 0; tries < 50; tries += 1) {
    if (!existsSync(`/proc/${pid}`) || /^\d+ \(.*\) Z/.test(readFileSync(`/proc/${pid}/stat`, "utf8"))) return true;
    await sleep(10);
  }
  return false;
}

describe("a process runs to its end", () => {
  it("gives its exit code and both streams", async () => {
    using folder = temporaryFolder();
    const end = await runProcess(request("echo out; echo err >&2; exit 3", folder.path));
    expect({ code: end.code, out: end.stdout.text(), err: end.stderr.text(), timed: end.timed_out }).toEqual({
      code: 3,
      out: "out\n",
      err: "err\n",
      timed: false,
    });
  });

  it("gives the signal that ended it", async () => {
    using folder = temporaryFolder();
    const end = await runProcess(request("kill -9 $$", folder.path));
    expect([end.code, end.signal]).toEqual([null, "SIGKILL"]);
  });

  it("names a program that cannot be started", async () => {
    using folder = temporaryFolder();
    const end = await runProcess({ ...request("", folder.path), command: commandOf(["/nowhere/agent"]) });
    expect(end.failure).toContain("ENOENT");
  });

  it("keeps the head and the tail of 200 MB", async () => {
    using folder = temporaryFolder();
    const end = await runProcess(request("echo first; head -c 200000000 /dev/zero; echo; echo last", folder.path));
    const text = end.stdout.text();
    expect(end.stdout.bytes()).toBe(200_000_000 + "first\n\nlast\n".length);
    expect(text.startsWith("first\n")).toBe(true);
    expect(text.endsWith("\nlast\n")).toBe(true);
    expect(text.length).toBeLessThan(600_000);
    expect(text).toMatch(/… \d+ bytes left out …/);
  });
});

describe("a process that does not end is ended with all that it started", () => {
  // What outlives its time sleeps for a minute.
  const slack = 5_000;

  it("ends a hanging one within 250 ms of its time", async () => {
    using folder = temporaryFolder();
    const end = await runProcess(request("sleep 60", folder.path, { timeoutMs: 200 }));
    expect(end.timed_out).toBe(true);
    expect(end.duration_ms).toBeLessThan(200 + slack);
  });

  it("ends one that ignores SIGTERM, and its children", async () => {
    using folder = temporaryFolder();
    const script = `trap '' TERM; sh -c 'trap "" TERM; echo $$ > child; sleep 60; sleep 60' & while true; do sleep 1; done`;
    const end = await runProcess(request(script, folder.path, { timeoutMs: 300 }));
    expect(end.timed_out).toBe(true);
    expect(end.duration_ms).toBeLessThan(300 + slack);
    expect(await gone(join(folder.path, "child"))).toBe(true);
  });

  it("lets one that was asked to stop write its last words", async () => {
    using folder = temporaryFolder();
    const script = `trap 'echo bye; exit 0' TERM; while true; do sleep 0.02; done`;
    const end = await runProcess(request(script, folder.path, { timeoutMs: 200 }));
    expect([end.timed_out, end.stdout.text()]).toEqual([true, "bye\n"]);
  });

  it("does not wait for a grandchild that holds the pipe", async () => {
    using folder = temporaryFolder();
    const end = await runProcess(request("sh -c 'echo $$ > child; sleep 60' & sleep 0.1; echo done", folder.path));
    expect(end.stdout.text()).toBe("done\n");
    expect(end.duration_ms).toBeLessThan(100 + slack);
    expect(await gone(join(folder.path, "child"))).toBe(true);
  });

  it("finds a grandchild that left the group and holds the pipe", async () => {
    using folder = temporaryFolder();
    const end = await runProcess(
      request("setsid sh -c 'echo $$ > child; sleep 60' & sleep 0.1; echo done", folder.path),
    );
    expect(end.duration_ms).toBeLessThan(100 + slack);
    expect(await gone(join(folder.path, "child"))).toBe(true);
  });

  it("finds a grandchild that left the group when the time is up", async () => {
    using folder = temporaryFolder();
    const script = "setsid sh -c 'trap \"\" TERM; echo $$ > child; exec >/dev/null 2>&1; sleep 60' & sleep 60";
    const end = await runProcess(request(script, folder.path, { timeoutMs: 300 }));
    expect(end.duration_ms).toBeLessThan(300 + slack);
    expect(await gone(join(folder.path, "child"))).toBe(true);
  });

  it("ends the process when it is aborted", async () => {
    using folder = temporaryFolder();
    const controller = new AbortController();
    setTimeout(() => controller.abort(), 100);
    const end = await runProcess(request("sleep 60", folder.path, { signal: controller.signal }));
    expect([end.aborted, end.timed_out]).toEqual([true, false]);
    expect(end.duration_ms).toBeLessThan(100 + slack);
  });
});

describe("what a runner sees of the environment", () => {
  it("is the allow-listed part and what was named", () => {
    const env = {
      PATH: "/bin",
      GITHUB_TOKEN: "t",
      GITHUB_OUTPUT: "/o",
      MY_FLAG: "1",
      LC_ALL: "C",
      AWS_SECRET_ACCESS_KEY: "s",
    };
    expect(runnerEnvironment(env, ["MY_FLAG", "ABSENT"])).toEqual({ PATH: "/bin", LC_ALL: "C", MY_FLAG: "1" });
  });
});

describe("a command", () => {
  it("is split by POSIX quoting and never meets a shell", () => {
    expect(commandOf(`python3 "my agent.py" '$HOME' a\\ b; rm`).argv).toEqual([
      "python3",
      "my agent.py",
      "$HOME",
      "a b;",
      "rm",
    ]);
  });

  it("meets a shell where that was asked for", () => {
    expect(commandOf("echo $HOME | cat", true).argv).toEqual(["/bin/sh", "-c", "echo $HOME | cat"]);
  });

  it("is refused with an open quotation mark, or empty", () => {
    expect(() => commandOf(`python3 "agent.py`)).toThrow("cannot be split into words");
    expect(() => commandOf("  ")).toThrow("empty");
  });
});

describe("what a process printed", () => {
  const captured = (text: string) => {
    const capture = createCapture(4);
    for (const byte of Buffer.from(text)) capture.add(Buffer.from([byte]));
    return capture.text();
  };

  it("is whole where nothing was left out, also a letter in the middle", () => {
    for (const text of ["abcdé12", "abcé123", "ab€1234"]) expect(captured(text.slice(0, 6))).toBe(text.slice(0, 6));
    expect(captured("abcdefghijkl")).toBe("abcd\n… 4 bytes left out …\nijkl");
  });
});
