import { describe, expect, it } from "vitest";
import { shellArgument, shellWord } from "../../../src/core/text/shell-word.ts";

describe("a word of a shell", () => {
  it("is quoted where something in it means more, and only there", () => {
    const words = ["cases/a-1", "Refund order 7", "it's", "$(rm)", "a*"];
    const quoted = ["cases/a-1", "'Refund order 7'", `'it'\\''s'`, "'$(rm)'", "'a*'"];
    expect(words.map(shellWord)).toEqual(quoted);
    expect(words.map(shellArgument)).toEqual(quoted);
  });

  it("that names a file is never an option, and an option of a command stays one", () => {
    expect(["-m", "--force"].map(shellWord)).toEqual(["./-m", "./--force"]);
    expect(["python", "-m", "shop.agent", "--", "-a b"].map(shellArgument)).toEqual([
      "python",
      "-m",
      "shop.agent",
      "--",
      "'-a b'",
    ]);
  });
});
