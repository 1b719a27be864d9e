import { expect, it } from "vitest";
import { roomFailure } from "../../../src/node/sandbox/in-room.ts";

const room = { token: "replaykit-room-1f2e" };

it("says why a program could not be started in its room, and shows people no mark", () => {
  const stderr = "sh: 2: cd: can't cd to /work\nreplaykit-room-1f2e\n";
  expect(roomFailure({ code: 125, stderr }, room)).toEqual({
    failure: "its sandbox could not be set up: sh: 2: cd: can't cd to /work",
    stderr: "sh: 2: cd: can't cd to /work\n",
  });
});

it("takes no failure of the program itself for one of its room", () => {
  expect(roomFailure({ code: 125, stderr: "docker: no such image\n" }, room)).toBeUndefined();
  expect(roomFailure({ code: 1, stderr: "replaykit-room-1f2e\n" }, room)).toBeUndefined();
});
