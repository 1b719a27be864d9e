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

/** Every way in which Python tells the time, and what only counts it. */
const looks = `
import json, time
from datetime import date, datetime, timezone
print(json.dumps([time.strftime("%Y-%m-%d"), time.localtime().tm_year, time.gmtime().tm_mon, time.ctime()[:10], time.asctime()[-4:],
  str(date.today()), str(datetime.today())[:10], str(datetime.now())[:10], str(datetime.utcnow())[:10], time.time_ns() // 10**9,
  int(time.clock_gettime(time.CLOCK_REALTIME)), time.strftime("%Y", time.gmtime(0)), time.ctime(0)[-4:]]))
before = time.monotonic()
time.sleep(0.01)
class Mine(datetime):
    pass
print(json.dumps([time.monotonic() - before >= 0.01, time.perf_counter() > 0, isinstance(datetime.now(), date),
  isinstance(date.today(), datetime), isinstance(datetime(2020, 1, 1), Mine), isinstance(Mine(2020, 1, 1), datetime),
  repr(datetime(2020, 1, 1)), repr(date(2020, 1, 1)), repr(Mine(2020, 1, 1))]))
`;

it("Python tells the frozen time in every way, and counts the real one", async () => {
  const env = { PATH: process.env["PATH"] ?? "", TZ: "UTC", ...shimEnvironment({}) };
  const frozen = { ...env, REPLAYKIT_NOW: "2001-03-12T10:00:00.000Z", REPLAYKIT_FREEZE: "1" };
  const lines = async (vars: Record<string, string>) =>
    (await run("python3", ["-c", looks], { env: vars })).stdout
      .trim()
      .split("\n")
      .map((line) => JSON.parse(line));
  const day = "2001-03-12";
  const kinds = [true, true, true, false, false, true];
  const texts = ["datetime.datetime(2020, 1, 1, 0, 0)", "datetime.date(2020, 1, 1)", "Mine(2020, 1, 1, 0, 0)"];
  const told = [day, 2001, 3, "Mon Mar 12", "2001", day, day, day, day, 984391200, 984391200, "1970", "1970"];
  expect(await lines(frozen)).toEqual([told, [...kinds, ...texts]]);
  const [real, same] = await lines(env);
  expect(real.slice(0, 11).filter((value: unknown, index: number) => value === told[index])).toEqual([]);
  expect(same).toEqual([...kinds, ...texts]);
});

/** Every way in which Node tells the time. */
const nodeLooks = `
const utc = new Intl.DateTimeFormat("en-CA", { timeZone: "UTC" });
const { value: year } = utc.formatToParts().find(({ type }) => type === "year");
console.log(JSON.stringify([Date().slice(0, 15), new Date().toISOString().slice(0, 10), new Date(Date.now()).getUTCFullYear(), utc.format(),
  year, new Date().toLocaleDateString("en-CA", { timeZone: "UTC" })]));
console.log(JSON.stringify([utc.format(0), utc.format(new Date(0)), utc.formatToParts(0)[0].value]));
`;

it("Node tells the frozen time in every way, and formats the dates that it is given", async () => {
  const env = { PATH: process.env["PATH"] ?? "", TZ: "UTC", ...shimEnvironment({}) };
  const frozen = { ...env, REPLAYKIT_NOW: "2001-03-12T10:00:00.000Z", REPLAYKIT_FREEZE: "1" };
  const lines = async (vars: Record<string, string>) =>
    (await run("node", ["--input-type=module", "-e", nodeLooks], { env: vars })).stdout
      .trim()
      .split("\n")
      .map((line) => JSON.parse(line));
  const day = "2001-03-12";
  const told = ["Mon Mar 12 2001", day, 2001, day, "2001", day];
  const given = ["1970-01-01", "1970-01-01", "1970"];
  expect(await lines(frozen)).toEqual([told, given]);
  const [real, same] = await lines(env);
  expect(real.filter((value: unknown, index: number) => value === told[index])).toEqual([]);
  expect(same).toEqual(given);
});

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

  it("sees the real time, chance and ids where the case does not freeze them", async () => {
    const [one, two] = await Promise.all(["7", "7"].map((seed) => printed(program, args, seed, "0")));
    expect(one?.[3]).not.toEqual(two?.[3]);
    expect(one?.[0]).not.toEqual(start);
  });
});
