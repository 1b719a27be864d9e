import { EventEmitter } from "node:events";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { PassThrough } from "node:stream";
import { describe, expect, it } from "vitest";
import { type AskWarden, askWarden } from "../../../src/node/sandbox/ask-warden.ts";
import { createRooms } from "../../../src/node/sandbox/rooms.ts";
import type { Programs } from "../../../src/node/sandbox/system-programs.ts";
import { waysOf } from "../../../src/node/sandbox/way.ts";
import { temporaryFolder } from "../../support/temporary-folder.ts";

function warden() {
  const stdout = new PassThrough();
  return Object.assign(new EventEmitter(), { stdin: new PassThrough(), stdout });
}

describe("a question to the warden", () => {
  it("gets the answer with its id", async () => {
    const one = warden();
    const ask = askWarden(one, 5000);
    const answers = [ask({ ask: "ended", room: 1 }), ask({ ask: "ended", room: 2 })];
    one.stdout.write('{"id":2,"untouched":true}\n{"id":1,"untouched":false}\n');
    expect(await Promise.all(answers)).toMatchObject([{ untouched: false }, { untouched: true }]);
  });

  it("fails with the reason if the warden refuses, ends or is silent", async () => {
    const one = warden();
    const refused = askWarden(one, 5000)({ ask: "ended", room: 1 });
    one.stdout.write('{"id":1,"failure":"there is no room 1"}\n');
    await expect(refused).rejects.toMatchObject({
      code: "runner_failed",
      message: "the sandbox failed: there is no room 1",
    });
    const silent = askWarden(warden(), 20)({ ask: "ended", room: 1 });
    await expect(silent).rejects.toThrow("the sandbox failed: it did not answer within 0.02 s");
    const other = warden();
    const ask = askWarden(other, 5000);
    const cut = ask({ ask: "ended", room: 1 });
    other.emit("exit");
    await expect(cut).rejects.toThrow("the sandbox failed: it has ended");
    await expect(ask({ ask: "ended", room: 1 })).rejects.toThrow("the sandbox failed: it has ended");
  });
});

describe("a room that cannot be made", () => {
  /** Rooms of a warden that refuses the first ones. */
  function roomsOf(folder: string, refusals: number) {
    const asked: string[] = [];
    const ask: AskWarden = ({ ask: what, ...about }) => {
      asked.push("room" in about ? `${what} ${about.room}` : what);
      const refused = what === "room" && (refusals -= 1) >= 0;
      return refused ? Promise.reject(new Error("no memory")) : Promise.resolve({ keeper: 7 });
    };
    const programs: Programs = { mount: "", unshare: "", nsenter: "", setpriv: "", ip: "", sh: "", cp: "", env: "" };
    const rooms = createRooms({ ask, way: waysOf({})[0], programs, holder: () => 1, token: "t", folder });
    return { asked, view: rooms.of({ name: "v", fresh: [], made: Promise.resolve(), many: true }) };
  }

  it("is made once more, and nothing of the first is left", async () => {
    using root = temporaryFolder();
    const { view, asked } = roomsOf(root.path, 1);
    view.prepare();
    expect((await view.room()).folder).toBe(join(root.path, "2", "1"));
    expect(asked).toEqual(["room 1", "leave 1", "room 2"]);
    expect(existsSync(join(root.path, "1"))).toBe(false);
  });

  it("is an error if the second fails too", async () => {
    using root = temporaryFolder();
    const { view, asked } = roomsOf(root.path, 2);
    await expect(view.room()).rejects.toThrow("no memory");
    expect(asked).toEqual(["room 1", "leave 1", "room 2", "leave 2"]);
    await expect(view.room()).resolves.toMatchObject({ folder: join(root.path, "3", "1") });
  });
});
