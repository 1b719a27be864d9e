import { expect, it } from "vitest";
import { compact, unlessEmpty } from "../../../src/core/compact.ts";
import { configSchema } from "../../../src/core/schema/config.ts";
import { assertContained } from "../../../src/node/replay/attempt/isolation.ts";

const none = { sandbox: Promise.resolve({ reason: "this is no Linux" }) };

function recorded(uncontrolled: string[], config: object = {}) {
  const source = { format: "gateway", ...compact({ uncontrolled: unlessEmpty(uncontrolled) }) };
  return { loaded: { trace: { source } }, routing: { root: "/", config: configSchema.parse(config) } };
}

it("a recording with unseen calls is not replayed where nothing contains them", async () => {
  await expect(assertContained(recorded(["refund"]), { gateway: none, sandbox: "auto" })).rejects.toThrow(
    "refund ran unseen when this run was recorded, and would run for real here, where there is no sandbox: this is no Linux",
  );
});

it.each([
  ["sandbox: off accepts it", recorded(["refund"]), "off"],
  ["every call was seen", recorded([]), "auto"],
  ["its function is routed now", recorded(["refund"], { tools: { refund: "src/tools.ts#refund" } }), "auto"],
  ["it only computes", recorded(["refund"], { effects: { refund: "pure" } }), "auto"],
] as const)("it is replayed where %s", async (_, prepared, sandbox) => {
  await expect(assertContained(prepared, { gateway: none, sandbox })).resolves.toBeUndefined();
});
