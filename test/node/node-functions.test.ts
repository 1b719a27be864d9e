import { expect, it } from "vitest";
import { toolLocationsSchema } from "../../src/core/schema/effect.ts";
import { findFunctions } from "../../src/node/routing/find-functions.ts";
import { temporaryFolder } from "../support/temporary-folder.ts";

it("what a module exports as one object is found under names that replaykit.yaml can hold", async () => {
  const object = `{ lookup: ({ order }) => order, async refund() {}, "re.fund": () => {}, "re fund": () => {}, price: 42.5 }`;
  using folder = temporaryFolder({
    "common.cjs": `module.exports = ${object};`,
    "module.mjs": `export default ${object};`,
    "shop.cjs": "module.exports = class { static refund() {} };",
    "one.cjs": "module.exports = function () {};",
  });
  const found = await findFunctions(folder.path, ["lookup", "refund", "price", "module"]);
  const places = found.flatMap(({ at }) => at ?? []).toSorted();
  expect(places).toEqual([
    "common.cjs#lookup",
    "common.cjs#refund",
    "module.mjs#default.lookup",
    "module.mjs#default.refund",
    "shop.cjs#refund",
  ]);
  expect(toolLocationsSchema.safeParse(Object.fromEntries(places.map((at) => [at, at])))).toMatchObject({
    success: true,
  });
});
