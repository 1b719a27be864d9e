import { expect, test } from "vitest";
import { bodyTexts, compress, unpackBodies, unpackSome } from "../../worker/store/runs/body-codec.ts";

const facts = { status: "success", events: 0, tool_calls: 0, bytes: 2, release: "r" };
const head = (id: string) => ({ id, received_at: 1, failed: false, weight: 1, facts: { ...facts, run_id: id } });
const trace = (id: string) => JSON.stringify({ version: 1, run_id: id, status: "success", events: [] });

test("of an object only the wanted runs are parsed, and an erased one is none of them", () => {
  const bytes = compress(
    [JSON.stringify(head("a")), trace("a"), JSON.stringify(head("b")), "{ not parsed", "", "", ""].join("\n"),
  );
  expect(bodyTexts(bytes).length).toBe(3);
  expect(unpackSome(bytes, new Set(["a", "c"])).map((body) => body.trace.run_id)).toEqual(["a"]);
  expect(() => unpackSome(bytes, new Set(["b"]))).toThrow(SyntaxError);
  expect(() => unpackBodies(bytes)).toThrow(SyntaxError);
});
