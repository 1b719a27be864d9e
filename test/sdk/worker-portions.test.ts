import { expect, it } from "vitest";
import type { Operation } from "../../src/core/schema/run-record.ts";
import { createWorkerStore } from "../../src/sdk/store/worker-store.ts";

/** Appends so many operations of a size in one turn of the program; gives the positions of each request, and its bytes. */
async function requestsFor(count: number, size: number) {
  const requests: { positions: string[]; bytes: number }[] = [];
  const fetch = async (_address: string | URL | Request, init?: RequestInit) => {
    const body = typeof init?.body === "string" ? init.body : "";
    const { entries }: { entries: { operation: Operation }[] } = JSON.parse(body);
    requests.push({ positions: entries.map(({ operation }) => operation.position), bytes: body.length });
    return Response.json({ id: "r" });
  };
  const store = createWorkerStore({ url: "http://worker.example", token: "t", fetch });
  const positions = Array.from({ length: count }, (_, index) => `${index}`);
  const operation = { kind: "tool", name: "look", phase: "done", output: "x".repeat(size), at: "now" } as const;
  await Promise.all(positions.map(async (position) => store.append("r", { ...operation, position })));
  return requests;
}

it("what waits goes to a Worker together, as far as it takes it", async () => {
  expect((await requestsFor(201, 10)).map(({ positions }) => positions.length)).toEqual([200, 1]);
  expect((await requestsFor(200, 10)).map(({ positions }) => positions.length)).toEqual([200]);
});

it("what is large goes in portions, in its order, and what is larger than a portion goes alone", async () => {
  const requests = await requestsFor(5, 1_500_000);
  expect(requests.map(({ positions }) => positions)).toEqual([["0", "1"], ["2", "3"], ["4"]]);
  expect(Math.max(...requests.map(({ bytes }) => bytes))).toBeLessThan(4_100_000);
  expect((await requestsFor(2, 5_000_000)).map(({ positions }) => positions)).toEqual([["0"], ["1"]]);
});
