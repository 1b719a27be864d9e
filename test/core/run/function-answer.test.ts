import { expect, it } from "vitest";
import { isFunctionAnswer } from "../../../src/core/run/function-answer.ts";

const recorded = [{ order: 7, amount: 425, to: "u-3f9a1c02@redacted.invalid", note: null }];

it("the tool's recorded answer shows that a function ran, however the agent writes it", () => {
  for (const answer of [
    { note: null, to: "u-00000000@redacted.invalid", amount: 425, order: 7 },
    '{"order":7,"amount":425.0,"to":"u-3f9a1c02@redacted.invalid","note":null}',
    "{'order': 7, 'amount': 425.0, 'to': 'u-3f9a1c02@redacted.invalid', 'note': None}",
  ])
    expect(isFunctionAnswer(answer, recorded, [])).toBe(true);
  expect(isFunctionAnswer("None", [null], [])).toBe(true);
});

it("an answer of the agent's own shows nothing, nor does one that it was given in this run", () => {
  for (const answer of [
    { error: "too much: ask a person" },
    { order: 7, amount: 42.5 },
    "The order is connected",
    "3 calls failed",
    "",
  ])
    expect(isFunctionAnswer(answer, recorded, [])).toBe(false);
  expect(isFunctionAnswer(JSON.stringify(recorded[0]), recorded, recorded)).toBe(false);
});

it("an error of the network shows that a function tried to leave the sandbox", () => {
  for (const answer of [
    "Error: [Errno 111] Connection refused",
    { error: "[Errno 101] Network is unreachable" },
    "TypeError: fetch failed",
    "connect ECONNREFUSED 10.0.0.7:5432",
    "could not translate host name: Temporary failure in name resolution",
    "[Errno 111] Connect call failed ('127.0.0.1', 5432)", // asyncio
    "All connection attempts failed", // httpx
  ])
    expect(isFunctionAnswer(answer, [], [])).toBe(true);
});
