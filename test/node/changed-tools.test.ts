import { expect, it } from "vitest";
import { readConfig } from "../../src/core/config/config-yaml.ts";
import { changedTools } from "../../src/node/routing/changed-tools.ts";
import { temporaryFolder } from "../support/temporary-folder.ts";

const yaml = `version: 1
tools:
  refund: { at: "index.ts#refund", effect: write }
  lookup_order: "shop.tools:lookup_order"
  charge: { at: "shop.payments:Shop.charge", effect: pure }
  constructor: "shop.build:make"
`;

it("a tool is changed where the file changed that its function is made in, and is not run", async () => {
  using folder = temporaryFolder({
    "index.ts": 'export { refund } from "./tools.ts";\n',
    "tools.ts": "export function refund(amount: number) {\n  return amount;\n}\n",
  });
  const { config } = readConfig(yaml, "replaykit.yaml");
  const changed = async (...files: string[]) => [...(await changedTools(folder.path, config, files))];
  expect(await changed("tools.ts")).toEqual(["refund"]);
  expect(await changed("services/shop-agent/tools.ts", "src/shop/tools.py")).toEqual(["refund", "lookup_order"]);
  expect(await changed("shop/tools/__init__.py")).toEqual(["lookup_order"]);
  expect(await changed("shop/build.py")).toEqual(["constructor"]);
  // It runs for real: its change is judged.
  expect(await changed("shop/payments.py")).toEqual([]);
  expect(await changed("index.ts", "my-tools.ts", "shop/tools.md")).toEqual([]);
});
