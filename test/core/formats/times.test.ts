import { fc } from "../../support/fast-check.ts";
import { describe, expect, it } from "vitest";
import { isoOf, isoOfMillis, millisBetween, millisOf } from "../../../src/core/formats/fields/times.ts";

const when = fc.date({ min: new Date("1970-01-02"), max: new Date("9999-12-30"), noInvalidDate: true });

describe("times", () => {
  it("are read in every way that a moment is written", () => {
    fc.assert(
      fc.property(when, fc.integer({ min: 0, max: 999 }), (date, micros) => {
        const iso = date.toISOString();
        const bare = iso.slice(0, -1);
        // Numbers tell their unit by their size.
        const number = date.getTime() < 1e11 || date.getTime() >= 1e14 ? iso : date.getTime();
        const ways = [
          iso,
          bare,
          `${bare}+00:00`,
          `${bare}${micros}Z`,
          `${bare}${micros}+00:00`,
          bare.replace("T", " "),
        ];
        for (const way of [...ways, `${bare.replace("T", " ")} UTC`, number]) {
          expect(millisOf(way), String(way)).toBe(date.getTime());
        }
        expect(millisOf(iso.slice(0, 19))).toBe(Math.floor(date.getTime() / 1000) * 1000);
        expect(millisOf(`${bare}+02:00`)).toBe(Math.max(0, date.getTime() - 7_200_000) || undefined);
      }),
    );
  });

  it("are written as they are by everyone else, whatever was written before", () => {
    fc.assert(
      fc.property(fc.array(when, { minLength: 1, maxLength: 5 }), (dates) => {
        for (const date of dates) {
          expect(isoOfMillis(date.getTime())).toBe(date.toISOString());
          expect(isoOf(date.toISOString())).toBe(date.toISOString());
          expect(isoOf(date.toISOString().replace("T", " "))).toBe(date.toISOString());
        }
      }),
    );
  });

  it.each([
    "2026-01-32T00:00:00.000Z",
    "2026-13-01T00:00:00.000Z",
    "2026-01-01T25:00:00.000Z",
    "2026-01-01T00:60:00.000Z",
    "2026-01-01T00:00:0x.000Z",
    "2026-01-01T00:00:00.0x0Z",
    "1969-12-31T23:59:59.999Z",
    "yesterday",
    "",
  ])("are no times: %s", (text) => {
    expect(millisOf(text)).toBeUndefined();
    expect(isoOf(text)).toBeUndefined();
  });
});

describe("the time between two moments", () => {
  it("is none where a clock went back, or that no clock measures", () => {
    expect(millisBetween(0, 1.0005)).toBe(1.001);
    const none = [millisBetween(2, 1), millisBetween(undefined, 1), millisBetween(0, 1e308), millisBetween(-1e308, 0)];
    expect(none).toEqual([undefined, undefined, undefined, undefined]);
  });
});
