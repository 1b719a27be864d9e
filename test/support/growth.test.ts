import { expect, it } from "vitest";
import { growth, tooMuchGrowth } from "./growth.ts";

function linear(text: string): number {
  let letters = 0;
  for (let i = 0; i < text.length; i += 1) if (text[i] === "a") letters += 1;
  return letters;
}

function quadratic(text: string): number {
  let pairs = 0;
  for (let i = 0; i < text.length; i += 1) for (let j = 0; j < text.length; j += 1) if (text[i] === text[j]) pairs += 1;
  return pairs;
}

it("tells work that grows with a text from work that grows with its square", () => {
  expect(growth(linear, "ab", 16_000_000)).toBeLessThan(tooMuchGrowth);
  expect(growth(quadratic, "ab", 16_000)).toBeGreaterThan(tooMuchGrowth);
});
