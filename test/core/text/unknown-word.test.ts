import { expect, it } from "vitest";
import { namedFormat } from "../../../src/core/formats/input/detect-format.ts";
import { unknownWord } from "../../../src/core/text/unknown-word.ts";

const known = ["all", "affected", "smoke"];

it("an error for an unknown word lists the known ones, and the one that was probably meant", () => {
  expect(unknownWord('--select is "smoek"', { given: "smoek", known, hint: "see --help" })).toMatchObject({
    code: "usage",
    message: '--select is "smoek"; expected all, affected or smoke',
    hint: "did you mean smoke? see --help",
  });
  expect(unknownWord('--select is "none"', { given: "none", known }).hint).toBeUndefined();
  const one = { given: "none", known: ["all"] };
  expect(unknownWord('--select is "none"', one).message).toBe('--select is "none"; expected all');
  const two = { given: "none", known: ["all", "smoke"] };
  expect(unknownWord('--select is "none"', two).message).toBe('--select is "none"; expected all or smoke');
});

it("so does the one for a format of traces", () => {
  expect(() => namedFormat("langfuze")).toThrowError(
    expect.objectContaining({ hint: expect.stringMatching(/^did you mean langfuse\? the formats are /) }),
  );
  expect(() => namedFormat("xyz")).toThrowError(
    expect.objectContaining({ hint: expect.stringMatching(/^the formats are /) }),
  );
});
