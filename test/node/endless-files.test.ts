import { symlinkSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { runLinks } from "../../src/action/github/run-links.ts";
import { resolveTools } from "../../src/node/routing/resolve-tools.ts";
import { temporaryFolder } from "../support/temporary-folder.ts";

const url = `https://inbox.example/runs/${"a".repeat(24)}`;
const yaml = `version: 1
id: a
title: A
source: { run_id: r, url: "${url}" }
signatures: [{ status_is: error }]
assertions: [{ status_is: success }]
`;

/** Links runs of cases in a workspace. */
function linkOf(workspace: string, path: string): string | undefined {
  type Context = Parameters<typeof runLinks>[0];
  const context = { inputs: { "worker-url": "https://inbox.example" }, event: { workspace } } as unknown as Context;
  return runLinks(context)?.({ path } as Parameters<NonNullable<ReturnType<typeof runLinks>>>[0]);
}

it("an address is read from a case's own file, and through no link, which may lead to a device without an end", () => {
  using folder = temporaryFolder({ "cases/a/case.yaml": yaml, "cases/b/notes.md": "", "cases/c/notes.md": "" });
  symlinkSync("../a/case.yaml", join(folder.path, "cases/b/case.yaml"));
  symlinkSync("/dev/zero", join(folder.path, "cases/c/case.yaml"));
  expect(["a", "b", "c"].map((id) => linkOf(folder.path, `cases/${id}`))).toEqual([url, undefined, undefined]);
});

it("a tool's function is looked for in files only", () => {
  using folder = temporaryFolder({ "src/tools.js": "export function refund() {}\n" });
  symlinkSync("/dev/zero", join(folder.path, "src/endless.js"));
  const { places, faults } = resolveTools(folder.path, {
    refund: { at: "src/tools.js#refund" },
    device: { at: "/dev/zero#refund" },
    link: { at: "src/endless.js#refund" },
    folder: { at: "src#refund" },
  });
  expect(Object.keys(places)).toEqual(["refund"]);
  expect([...faults.keys()]).toEqual(["device", "link", "folder"]);
});
