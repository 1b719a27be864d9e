import { chmodSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { afterMark, isUntouched, markFolders } from "../../../src/node/sandbox/warden/room-mark.ts";
import { temporaryFolder } from "../../support/temporary-folder.ts";

it("tells a change that comes right after the mark, however often", async () => {
  using folder = temporaryFolder();
  const room = join(folder.path, "room");
  const clock = join(folder.path, "clock");
  mkdirSync(room);
  for (let round = 0; round < 50; round += 1) {
    const mark = markFolders([room]);
    await afterMark(mark, clock);
    expect(isUntouched(mark)).toBe(true);
    // Its mode is what it was, and so are its entries: only the time tells.
    if (round % 2 === 0) chmodSync(room, 0o755);
    else {
      writeFileSync(join(room, "file"), "");
      rmSync(join(room, "file"));
    }
    expect(isUntouched(mark)).toBe(false);
  }
});

it("waits no longer than the longest step of a clock, also where the mark is of the future", async () => {
  using folder = temporaryFolder();
  const future = new Map([["/nowhere", { changed: 2n ** 62n, text: "" }]]);
  await afterMark(future, join(folder.path, "clock"));
  expect(isUntouched(future)).toBe(false);
});
