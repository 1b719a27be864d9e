import { execFileSync } from "node:child_process";
import { resolve } from "node:path";
import { expect, it } from "vitest";

const source = resolve(import.meta.dirname, "../../src/node/young-space.ts");

/** Room for new values, in bytes, in a process that keeps all of the many that it makes. */
function roomAfter(first: string, each = ""): number {
  const script = `${first}
    const kept = [];
    for (let n = 0; n < 400000; n += 1) {
      kept.push({ n, text: [n] });
      if (n % 1000 === 0) { ${each} }
    }
    const { getHeapSpaceStatistics } = await import("node:v8");
    console.log(getHeapSpaceStatistics().find(({ space_name }) => space_name === "new_space").space_size, kept.length);`;
  return Number.parseInt(
    execFileSync(process.execPath, ["--input-type=module", "-e", script], { encoding: "utf8" }),
    10,
  );
}

it("keeps the room for new values small, which grows many times without", () => {
  const kept = roomAfter(`(await import(${JSON.stringify(source)})).keepYoungSpaceSmall();`);
  expect(roomAfter("") / kept).toBeGreaterThan(3);
});

it("lets the room grow to what many small parts need, and no further", () => {
  const limited = roomAfter(`const limit = (await import(${JSON.stringify(source)})).createHeapLimit();`, "limit();");
  expect(limited).toBe(16 * 1024 * 1024);
  expect(roomAfter("")).toBeGreaterThan(limited);
});
