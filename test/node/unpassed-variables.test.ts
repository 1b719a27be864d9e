import { expect, it } from "vitest";
import { unpassedHint } from "../../src/node/runner/unpassed-variables.ts";

const env = {
  SHOP_DB: "orders.db",
  SHOP_KEY: "k",
  HOME: "/home/ann",
  PWD: "/work",
  lower: "x",
  B_2: "1",
  C_3: undefined,
};
const passed = { HOME: "/home/ann" };

it.each([
  ["KeyError: 'SHOP_DB'", "SHOP_DB is set here, but a replay does not pass it on: list it under pass_env"],
  ["SHOP_DB and B_2 are needed", "B_2, SHOP_DB are set here, but a replay does not pass them on: list them"],
  [
    "no $SHOP_KEY, no SHOP_DB",
    "SHOP_KEY is set here, but a replay passes on no keys: let the runner's command set a dummy",
  ],
])("%s", (text, hint) => {
  expect(unpassedHint(text, { env, passed })).toContain(hint);
});

it.each(["no HOME in PWD", "lower case", "MY_SHOP_DB2 is missing", "C_3 is not set", ""])("no hint: %s", (text) => {
  expect(unpassedHint(text, { env, passed })).toBeUndefined();
});
