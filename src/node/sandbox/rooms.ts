import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { removeFolder } from "../files/remove-folder.ts";
import type { AskWarden } from "./ask-warden.ts";
import type { Change } from "./change.ts";
import type { Full } from "./room-memory.ts";
import { type Argv, environmentFile, roomCommand } from "./room-command.ts";
import type { Programs } from "./system-programs.ts";
import type { Way } from "./way.ts";

/** Names that a shell can export and does not reserve. */
const exportable = /^(?!(?:PPID|UID|EUID|OPTIND|SHELLOPTS|BASHOPTS|BASH_VERSINFO)$)[A-Za-z_]\w*$/;

/**
 * The script that sets these variables and starts the program in its arguments. Only that program gets them. The
 * programs before it run with privileges, which a variable of the loader would hand over, and their arguments are
 * visible to the whole machine.
 */
function environmentScript(env: Record<string, string>): string {
  const entries = Object.entries(env);
  const exported = entries.filter(([name]) => exportable.test(name));
  const others = entries.filter(([name]) => !exportable.test(name));
  const given = others.map(([name, value]) => quoted(`${name}=${value}`)).join(" ");
  return [
    ...exported.map(([name, value]) => `export ${name}=${quoted(value)}`),
    ...(others.length === 0 ? [] : [`set -- /usr/bin/env ${given} "$@"`]),
    "",
  ].join("\n");
}

function quoted(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`;
}

/**
 * A place for one process and all that it starts: files, processes and network of its own, thrown away when it is left.
 */
export interface Room {
  /** A folder with the same path inside and outside. */
  folder: string;
  /** Folders that are empty in the room. */
  fresh: string[];
  /** Printed on stderr if the program could not be started in the room. */
  token: string;
  /** Returns the command that starts a program in the room, once. It runs without variables; `env` is the program's. */
  enter(argv: Argv, place: { cwd: string; network: boolean; env: Record<string, string> }): Promise<Argv>;
  /** Kills what still runs in the room. Then its network is free for another room. */
  end(): Promise<void>;
  /** What was changed so far. `full`: what reached its write limit. */
  changes(): Promise<{ changes: Change[]; full: Full | undefined }>;
  /** Gives the room back. If nothing in it changed and nothing was left running, it is used again. Never fails. */
  leave(): Promise<void>;
}

interface RoomMaker {
  ask: AskWarden;
  way: Way;
  programs: Programs;
  /** Host process id of `unshare`, which holds the sandbox's namespaces. */
  holder: () => number;
  token: string;
  /** Each room has a folder below this one. */
  folder: string;
}

interface RoomRequests {
  /** The view's name. */
  name: string;
  fresh: string[];
  /** Resolves when the warden knows the view. */
  made: Promise<unknown>;
  /** True if more than one room may be needed. */
  many: boolean;
}

/** A room that the warden made. Each use of it (`turn`) has a new folder. */
interface MadeRoom {
  room: number;
  keeper: number;
  turn: number;
}

/** Makes rooms for each view. */
export function createRooms(maker: RoomMaker) {
  let last = 0;
  const next = () => (last += 1);
  return {
    of(requests: RoomRequests) {
      const rooms = new RoomsOfView(maker, requests, next);
      return { room: () => rooms.room(), prepare: () => rooms.prepare(), close: () => rooms.close() };
    },
  };
}

/** The rooms of one view: the ready ones, and how to make more. */
class RoomsOfView {
  private readonly maker: RoomMaker;
  private readonly requests: RoomRequests;
  private readonly nextNumber: () => number;
  private readonly ready: Promise<Room>[] = [];
  private taken = 0;
  private closed = false;

  constructor(maker: RoomMaker, requests: RoomRequests, nextNumber: () => number) {
    this.maker = maker;
    this.requests = requests;
    this.nextNumber = nextNumber;
  }

  async room(): Promise<Room> {
    this.taken += 1;
    // One more try: the cause, such as memory that other rooms hold, may have passed.
    const room = (this.ready.shift() ?? this.make()).catch(() => this.make());
    // A caller that takes a second room will take more, so the next one is made meanwhile. Not for the first: a copy
    // takes time and memory.
    if (this.requests.many && this.taken > 1 && this.ready.length === 0) this.keep(this.make());
    return room;
  }

  prepare(): void {
    if (this.taken === 0 && this.ready.length === 0 && !this.closed) this.keep(this.make());
  }

  close(): void {
    this.closed = true;
    for (const room of this.ready.splice(0))
      void room.then(
        (one) => one.leave(),
        () => {}, // it could not be made
      );
  }

  private async make(): Promise<Room> {
    const room = this.nextNumber();
    // A sandbox that has ended has removed the folder of all rooms, and nobody would remove a new one.
    if (existsSync(this.maker.folder)) mkdirSync(this.folderOf({ room, turn: 1 }), { recursive: true });
    // Asks without waiting for the view: the warden works on while this process is busy.
    const reply = this.maker.ask({ ask: "room", view: this.requests.name, room });
    reply.catch(() => {}); // the `await` below throws this error, or that of the view
    try {
      await this.requests.made;
      const { keeper = 0 } = await reply;
      return this.roomOf({ room, keeper, turn: 1 });
    } catch (error) {
      await this.drop({ room }); // the next try gets its memory
      throw error;
    }
  }

  private keep(room: Promise<Room>): void {
    room.catch(() => {}); // the caller that takes it makes another
    this.ready.push(room);
  }

  private async again({ room, keeper, turn }: MadeRoom): Promise<Room> {
    mkdirSync(this.folderOf({ room, turn: turn + 1 }));
    await this.maker.ask({ ask: "again", room });
    return this.roomOf({ room, keeper, turn: turn + 1 });
  }

  private async drop({ room }: Pick<MadeRoom, "room">): Promise<void> {
    await this.maker.ask({ ask: "leave", room }).catch(() => {}); // there is no such room any more
    removeFolder(join(this.maker.folder, `${room}`));
  }

  private roomOf(one: MadeRoom): Room {
    const { maker } = this;
    const { room, keeper } = one;
    const folder = this.folderOf(one);
    let ended: Promise<boolean> | undefined;
    const end = (): Promise<boolean> =>
      (ended ??= maker.ask({ ask: "ended", room }).then(({ untouched = false }) => untouched));
    return {
      folder,
      fresh: this.requests.fresh,
      token: maker.token,
      async enter(argv, { cwd, network, env }) {
        writeFileSync(join(folder, environmentFile), environmentScript(env), { mode: 0o600 });
        const { lane } = await maker.ask({ ask: "enter", room, network });
        return roomCommand(argv, { ...maker, holder: maker.holder(), keeper, network, lane, folder, cwd });
      },
      end: async () => void (await end()),
      async changes() {
        const { changes = [], full } = await maker.ask({ ask: "changes", room });
        return { changes, full };
      },
      leave: async () => {
        removeFolder(folder);
        await this.leave(one, (ended ??= Promise.resolve(false)));
      },
    };
  }

  private async leave(one: MadeRoom, ended: Promise<boolean>): Promise<void> {
    const untouched = await ended.catch(() => false);
    if (!untouched || this.closed) return this.drop(one);
    const next = this.again(one);
    this.keep(next);
    await next.catch(() => this.drop(one)); // the caller that takes it makes another
  }

  private folderOf({ room, turn }: Pick<MadeRoom, "room" | "turn">): string {
    return join(this.maker.folder, `${room}`, `${turn}`);
  }
}
