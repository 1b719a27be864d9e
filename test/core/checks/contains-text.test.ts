import { describe, expect, it } from "vitest";
import { containsText } from "../../../src/core/checks/contains-text.ts";

describe("numbers count by their value", () => {
  const amounts = [
    "1286",
    "1,286",
    "1.286",
    "1,286.00",
    "1.286,00",
    "1'286.00",
    "1 286,00 €",
    "1.286 €",
    "$1,286",
    "1286 EUR",
    "€1,286.00",
  ];

  it.each(amounts)("%s is one amount in every way of writing it", (written) => {
    for (const wanted of ["1286", "1,286", "1286.00", "1,286.00", "1.286,00"]) {
      expect([wanted, containsText(`The total is ${written}.`, wanted)]).toEqual([wanted, true]);
    }
    for (const other of ["1287", "286", "128", "12.86", "12860", "1,286.50", "86"]) {
      expect([other, containsText(`The total is ${written}.`, other)]).toEqual([other, false]);
    }
  });

  it.each<[string, string, boolean]>([
    ["refunded 12.50 to you", "12.5", true],
    ["refunded 12,50 € to you", "$12.50", true],
    ["refunded 12,50 € to you", "12.50 USD", false],
    ["refunded 12,50 € to you", "12.50 EUR", true],
    ["refunded 12.05 to you", "12.5", false],
    ["costs $105", "10", false],
    ["costs $105", "105", true],
    ["costs 105.", "105", true],
    ["room 12 345 seats", "12345", false],
    ["room 12 345 seats", "345", true],
    ["version 1.2.3", "1.2", false],
    ["order inv_88 and HAT028", "88", false],
    ["order inv_88 and HAT028", "inv_88", true],
    ["order inv_881", "inv_88", false],
    ["on 2024-05-21", "2024-05-21", true],
    ["on 2024-05-22", "2024-05-21", false],
    ["code 007", "7", false],
    ["code 007", "007", true],
    ["a refund of 1,286.00 today", "refund of 1286", true],
    ["a refund of 1,287.00 today", "refund of 1286", false],
    ["Within  30\nDAYS of", "within 30 days", true],
    ["about 50% off", "50%", true],
    ["about 50 off", "50%", false],
    ["1286EUR", "1286", true],
    ["3 bags", "3", true],
    ["0.125 of it", "125", false],
    ['{"refund":[19.5,69.5,89]}', "69.50", true],
    ['{"refund":[19.5,69.5,89]}', "69", false],
    ["1,2,3", "2", true],
    ["1,2,3", "12", false],
  ])("%s: %s is %s", (text, wanted, found) => {
    expect(containsText(text, wanted)).toBe(found);
  });
});
