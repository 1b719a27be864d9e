import { readdirSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { corpusPath } from "../../support/corpora.ts";
import { expected, facts, factsOf, gist, readFile, sign } from "./month-truth.ts";

describe("files of this month", () => {
  for (const [name, [many, first, last]] of Object.entries(expected)) {
    const path = corpusPath(`traces-2026-11/${name}`);
    it.skipIf(path === undefined)(name, () => {
      const read = readFile(path ?? "");
      const [one] = read;
      const end = read.at(-1);
      expect([read.length, one && gist(one), ...(last === undefined ? [] : [end && gist(end)])]).toEqual(
        last === undefined ? [many, first] : [many, first, last],
      );
    });
  }

  const folder = corpusPath("traces-2026-11");
  it.skipIf(folder === undefined)("are all in the list", () => {
    const files = readdirSync(folder ?? "").filter((file) => file !== "SOURCE.md");
    expect(Object.keys(expected).toSorted()).toEqual(files.toSorted());
  });
});

describe("calls, answers, models and tokens as month_truth.py found them", () => {
  for (const { file, runs } of facts) {
    const path = corpusPath(`traces-2026-11/${file}`);
    it.skipIf(path === undefined)(file, () => {
      expect(readFile(path ?? "").map(factsOf)).toEqual(runs);
    });
  }

  it("are told of every file", () => {
    expect(facts.map(({ file }) => file).toSorted()).toEqual(Object.keys(expected).toSorted());
  });

  it("are more than a few, and differ where an argument differs", () => {
    expect(facts.length).toBeGreaterThan(40);
    expect(facts.flatMap(({ runs }) => runs.flatMap(({ calls }) => calls)).length).toBeGreaterThan(800);
    expect(sign({ a: 1, b: 2 })).toBe(sign({ b: 2, a: 1 }));
    expect(sign({ a: 1 })).not.toBe(sign({ a: 2 }));
  });
});
