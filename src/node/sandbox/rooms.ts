import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { removeFolder } from "../files/remove-folder.ts";
import type { Change } from "./change.ts";
import type { Answer, Question } from "./messages.ts";
import { type Argv, environmentFile, roomCommand } from "./room-command.ts";
import type { Programs } from "./system-programs.ts";
import type { Way } from "./way.ts";

/** Names that a shell can take, and does not keep for itself. */
const exportable = /^(?!(?:PPID|UID|EUID|OPTIND|SHELLOPTS|BASHOPTS|BASH_VERSINFO)$)[A-Za-z_]\w*$/;

/**
 * What a shell reads to start a program, given as its arguments, with these variables. Only that program gets them: the ones before it
 * run with power, which a variable of the loader would give away, and arguments of theirs would be seen by the whole machine.
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

/** A place for one process and all that it starts: its own files, processes and network, thrown away when it is left. */
export interface Room {
  /** A folder that lies at the same path within and without. */
  folder: string;
  /** Folders that are empty in it. */
  fresh: string[];
  /** What is printed in it where its program could not be started. */
  token: string;
  /** What starts the same program in the room, in an environment that is empty; once. */
  enter(argv: Argv, place: { cwd: string; network: boolean; env: Record<string, string> }): Promise<Argv>;
  /** Ends what its process left behind: from then on nothing in it runs, and its network is free for the next room. */
  end(): Promise<void>;
  /** What was changed so far; `full`: the room could hold no more. */
  changes(): Promise<{ changes: Change[]; full: boolean }>;
  /** A room that ended as it began, with nothing changed and nothing left running, serves again. Never fails. */
  leave(): Promise<void>;
}

interface RoomMaker {
  ask: (question: Question) => Promise<Omit<Answer, "id">>;
  way: Way;
  programs: Programs;
  /** The process that holds the sandbox's namespaces, by its id here. */
  holder: () => number;
  token: string;
  /** Below which each room has its own. */
  folder: string;
}

interface RoomRequests {
  /** Of the view. */
  name: string;
  fresh: string[];
  /** The warden knows the view. */
  made: Promise<unknown>;
  /** Whether several are wanted. */
  many: boolean;
}

/** A room that was made: rooms that serve again have a new folder in the same one. */
interface MadeRoom {
  room: number;
  keeper: number;
  turn: number;
}

/** Makes rooms by what is seen in them. */
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

/** The rooms of one view: those that are ready, and how to make more. */
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
    const room = this.ready.shift() ?? this.make();
    // Who takes a second one takes more, and while they run the next is made. A copy takes long, and memory.
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
        () => {}, // it was not made
      );
  }

  private async make(): Promise<Room> {
    const room = this.nextNumber();
    mkdirSync(this.folderOf({ room, turn: 1 }), { recursive: true });
    // Right behind the view: the warden goes on while this process is busy.
    const asked = this.maker.ask({ ask: "room", view: this.requests.name, room });
    asked.catch(() => {}); // said below, or why the view failed
    await this.requests.made;
    const { keeper = 0 } = await asked;
    return this.roomOf({ room, keeper, turn: 1 });
  }

  private keep(room: Promise<Room>): void {
    room.catch(() => {}); // whoever takes it hears of it
    this.ready.push(room);
  }

  private async again({ room, keeper, turn }: MadeRoom): Promise<Room> {
    mkdirSync(this.folderOf({ room, turn: turn + 1 }));
    await this.maker.ask({ ask: "again", room });
    return this.roomOf({ room, keeper, turn: turn + 1 });
  }

  private async drop({ room }: MadeRoom): Promise<void> {
    await this.maker.ask({ ask: "leave", room }).catch(() => {}); // the sandbox has ended, and the room with it
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
        const { changes = [], full = false } = await maker.ask({ ask: "changes", room });
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
    await next.catch(() => {}); // whoever takes it hears of it
  }

  private folderOf({ room, turn }: Pick<MadeRoom, "room" | "turn">): string {
    return join(this.maker.folder, `${room}`, `${turn}`);
  }
}
