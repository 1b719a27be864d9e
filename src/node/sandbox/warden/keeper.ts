import { type ChildProcessByStdio, spawn } from "node:child_process";
import type { Readable, Writable } from "node:stream";
import { eachLine } from "../lines.ts";
import { children } from "../process-tree.ts";

/** The first process of a room: it mounts everything, and nothing in the room outlives it. */
export interface Keeper {
  /** Its process id for the warden, once the mounts are done, or why they failed. */
  ready: Promise<number>;
  /** Kills what is left in the room; true if nothing was left, so that the room can be reused. */
  clear(): Promise<boolean>;
  /** Resolves when all that ran in the room has ended. */
  end(): Promise<void>;
}

/**
 * Mounts (`-i`: by the kernel alone, no helper runs) and says its number, which it reads in the warden's `/proc` before. Then it waits
 * for words by a process of its own, so that it takes up itself what is orphaned in the room; one that the room ended is started
 * anew. From the first process of a room `kill -1` reaches all others at once, and fails only where there is none: also none that
 * has ended and is not taken up. Numbers of processes begin again for the next who enters, where the kernel lets them.
 */
const keep = `
[ $$ = 1 ] || exit
read -r pid _ < /proc/self/stat
if true > /proc/sys/kernel/ns_last_pid; then exec 3> /proc/sys/kernel/ns_last_pid; fi 2> /dev/null
$1 -i -a -T "$2" || exit
cd / && echo "$pid"
while :; do
  echo 1 > /proc/self/fd/3
  (read -r word)
  case $? in
    0) kill -s KILL -- -1 && exit; echo clear ;;
    1) exit ;;
  esac
done 2> /dev/null
`;

/** Time limit for clearing: a program in the room can delay the waiting process, but not the kernel that kills it. */
const clearMs = 10_000;

export interface KeeperPrograms {
  unshare: string;
  sh: string;
  mount: string;
}

export function startKeeper({ unshare, sh, mount }: KeeperPrograms, table: string): Keeper {
  const argv = ["--pid", "--mount", "--ipc", "--fork", "--kill-child", "--", sh, "-c", keep, "sh", mount, table];
  const child = spawn(unshare, argv, { stdio: ["pipe", "pipe", "pipe"], cwd: "/", env: {} });
  const ended = endOf(child);
  const said: Buffer[] = [];
  child.stderr.on("data", (chunk: Buffer) => said.push(chunk));
  let hear: ((line: string) => void) | undefined;
  eachLine(child.stdout, (line) => hear?.(line));

  /** The next line, or nothing if the process has ended. */
  function heard(): Promise<string | undefined> {
    return Promise.race([new Promise<string>((give) => (hear = give)), ended.then(() => undefined)]);
  }
  async function begin(): Promise<number> {
    const line = await heard();
    if (line !== undefined) return Number(line);
    throw new Error(Buffer.concat(said).toString().trim().split("\n")[0] ?? "");
  }

  const ready = begin();
  ready.catch(() => {}); // whoever enters hears of it
  return {
    ready,
    async clear() {
      const late = setTimeout(() => void this.end(), clearMs);
      const answer = heard();
      for (const waiting of children(await ready)) signal(waiting, "SIGCONT");
      child.stdin.write("clear\n");
      const clear = (await answer) !== undefined;
      clearTimeout(late);
      return clear;
    },
    async end() {
      const pid = await ready.catch(() => undefined);
      // Not `unshare`, which would be gone before what it started is.
      if (pid !== undefined && child.exitCode === null && child.signalCode === null) signal(pid, "SIGKILL");
      await ended;
    },
  };
}

function endOf(child: ChildProcessByStdio<Writable, Readable, Readable>): Promise<void> {
  child.stdin.on("error", () => {}); // `exit` says so
  return new Promise((done) => {
    child.on("error", () => done());
    child.on("exit", () => done());
  });
}

function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch {
    // it has ended
  }
}
