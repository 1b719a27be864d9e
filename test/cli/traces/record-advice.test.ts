import { expect, it } from "vitest";
import type { CommandContext } from "../../../src/cli/command.ts";
import type { Project } from "../../../src/cli/project.ts";
import { noteUnseen } from "../../../src/cli/traces/record-advice.ts";
import { configSchema } from "../../../src/core/schema/config.ts";

/** The notes on a tool that each of these functions may be. */
function notes(...places: string[]): string {
  const said: string[] = [];
  const terminal = { note: (text: string) => void said.push(text), safe: (text: string) => text };
  const functions = places.map((at) => ({ name: "refund", at, file: "shop.py", line: 1 }));
  noteUnseen(
    { terminal } as unknown as CommandContext,
    { config: configSchema.parse({}) } as Project,
    [{ tool: "refund", functions }],
    [],
  );
  return said.join("\n");
}

it("promises that --write-config writes a line if one function may be the tool, and not if several may", () => {
  const promise = "record --write-config writes these lines";
  expect(notes("shop:refund")).toContain(promise);
  expect(notes("shop:refund", "shop:Shop.refund")).toContain("write one of these");
  expect(notes("shop:refund", "shop:Shop.refund")).not.toContain(promise);
});
