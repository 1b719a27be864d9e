import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { describe, expect, it } from "vitest";
import { shimEnvironment } from "../../src/node/shim-environment.ts";

const run = promisify(execFile);

const node = `
import { randomUUID } from "node:crypto";
const first = new Date().toISOString();
console.log(JSON.stringify([first, Date.now() - Date.parse(first), Math.random(), randomUUID(), crypto.randomUUID(),
  new Date() instanceof Date, new Date(0).toISOString()]));
`;
const python = `
import json, random, time, uuid
from datetime import datetime, timezone
now = datetime.now(timezone.utc)
print(json.dumps([now.isoformat(), round(time.time() - now.timestamp(), 3), random.random(), str(uuid.uuid4()),
  isinstance(datetime(2020, 1, 1), datetime)]))
`;

async function printed(program: string, args: string[], seed: string, freeze = "1"): Promise<unknown[]> {
  const contract = { REPLAYKIT_NOW: "2026-03-12T10:00:00.000Z", REPLAYKIT_SEED: seed, REPLAYKIT_FREEZE: freeze };
  const env = { PATH: process.env["PATH"] ?? "", ...shimEnvironment({}), ...contract };
  return JSON.parse((await run(program, args, { env })).stdout);
}

describe.each([
  ["node", ["--input-type=module", "-e", node], "2026-03-12T10:00:00.000Z"],
  ["python3", ["-c", python], "2026-03-12T10:00:00+00:00"],
])("%s with REPLAYKIT_FREEZE=1", (program, args, start) => {
  it("sees the same time, chance and ids in every run of one seed", async () => {
    const [first, again, other] = await Promise.all(["7", "7", "8"].map((seed) => printed(program, args, seed)));
    expect(first?.slice(0, 1)).toEqual([start]);
    expect(again).toEqual(first);
    expect(other?.[2]).not.toEqual(first?.[2]);
    expect(first?.[3]).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  });

  it("sees the real ones where it did not ask for that", async () => {
    const [one, two] = await Promise.all(["7", "7"].map((seed) => printed(program, args, seed, "0")));
    expect(one?.[3]).not.toEqual(two?.[3]);
    expect(one?.[0]).not.toEqual(start);
  });
});
