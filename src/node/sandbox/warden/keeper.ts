import { type ChildProcessByStdio, spawn } from "node:child_process";
import type { Readable, Writable } from "node:stream";
import { eachLine } from "../lines.ts";
import { children } from "../process-tree.ts";

/** The first process of a room, which mounts its files. When it ends, the kernel kills everything in the room. */
export interface Keeper {
  /** Its process id as the warden sees it, once the mounts are done. Rejects with the reason if they failed. */
  ready: Promise<number>;
  /** Kills what still runs in the room. True if nothing did, so that the room can be used again. */
  clear(): Promise<boolean>;
  /** Kills the keeper. Resolves when everything in the room has ended. */
  end(): Promise<void>;
}

/**
 * The keeper's shell program. It prints its process id (read before the mounts hide the warden's `/proc`) when the
 * mounts are done; with `-i`, `mount` starts no helper program.
 * Then it waits for commands. A child reads them, so that the shell itself reaps orphans of the room; if the room kills
 * that child, the loop starts another. `kill -1` from a namespace's first process signals all others at once. If it
 * reaches one, the keeper ends and the room with it. It fails only if there are none, not even an unreaped one: then
 * the room is clear. Where the kernel allows it, the shell also resets the process ids, so that the next program gets
 * the same ones.
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

/** Time limit for clearing. A program in the room can delay the child that reads, but not the kernel that kills. */
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
  const chunks: Buffer[] = [];
  child.stderr.on("data", (chunk: Buffer) => chunks.push(chunk));
  let hear: ((line: string) => void) | undefined;
  eachLine(child.stdout, (line) => hear?.(line));

  /** The next line, or `undefined` if the process has ended. */
  function heard(): Promise<string | undefined> {
    return Promise.race([new Promise<string>((give) => (hear = give)), ended.then(() => undefined)]);
  }
  async function begin(): Promise<number> {
    const line = await heard();
    if (line !== undefined) return Number(line);
    throw new Error(Buffer.concat(chunks).toString().trim().split("\n")[0] ?? "");
  }

  const ready = begin();
  ready.catch(() => {}); // the error reaches the caller that awaits `ready`
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
      // Kills the keeper, not `unshare`: that would be gone before what it started is.
      if (pid !== undefined && child.exitCode === null && child.signalCode === null) signal(pid, "SIGKILL");
      await ended;
    },
  };
}

function endOf(child: ChildProcessByStdio<Writable, Readable, Readable>): Promise<void> {
  child.stdin.on("error", () => {}); // the `exit` event reports it
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
