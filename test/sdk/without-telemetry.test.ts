import { execFileSync } from "node:child_process";
import { cpSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { builtDist } from "../support/build-once.ts";
import { temporaryFolder } from "../support/temporary-folder.ts";

const program = `
  import { replaykit } from "./dist/lib/sdk.js";
  const kit = replaykit({ telemetry: { captureContent: true } });
  const { output } = await kit.run({}, (run) => run.step("one", () => "done"));
  const api = await import("@opentelemetry/api").then(() => "there", () => "absent");
  console.log(output, api);
`;

test("a run is recorded without the OpenTelemetry package", () => {
  // A package that has nothing hides one that lies in a folder above.
  using folder = temporaryFolder({
    "package.json": '{ "type": "module" }',
    "node_modules/@opentelemetry/api/package.json": '{ "exports": {} }',
  });
  cpSync(builtDist, join(folder.path, "dist"), { recursive: true });
  const told = execFileSync(process.execPath, ["--input-type=module", "--eval", program], { cwd: folder.path });
  expect(told.toString()).toBe("done absent\n");
});
