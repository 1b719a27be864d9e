import { describe, expect, it } from "vitest";
import { contract, methodsAt, wrongParameter } from "../../src/api/contract.ts";
import type { Endpoint } from "../../src/api/endpoint.ts";
import { runs } from "../../src/api/endpoints/runs.ts";

/** What is wrong with an endpoint's own example; empty: it may be sent as it stands. */
function faultsOf({ method, path, query, body, example = {} }: Endpoint): string[] {
  const place = `${method} ${path}`;
  const names = Object.keys(example.query ?? {}).filter((name) => !Object.hasOwn(query?.shape ?? {}, name));
  const inQuery = query?.safeParse(example.query ?? {}).success === false && example.query !== undefined;
  const inBody = example.body !== undefined && body?.safeParse(example.body).success !== true;
  return [
    ...names.map((name) => `${place}: example.query.${name} is not accepted`),
    ...(inQuery ? [`${place}: example.query`] : []),
    ...(inBody ? [`${place}: example.body`] : []),
  ];
}

describe("the contract", () => {
  it("has every address and method once", () => {
    const places = contract.map(({ method, path }) => `${method} ${path}`);
    expect(places.filter((place, index) => places.indexOf(place) !== index)).toEqual([]);
    expect(methodsAt("/v1/runs/order-17")).toEqual(["DELETE", "GET"]);
    expect(methodsAt("/v1/nowhere")).toEqual([]);
  });

  it("has an example of every body that our own clients write, and all of them are right", () => {
    const ours = contract.filter(({ body, otlp, scope }) => body && !otlp && scope !== "signature");
    expect(ours.filter(({ example }) => example?.body === undefined).map(({ path }) => path)).toEqual([]);
    expect(contract.flatMap(faultsOf)).toEqual([]);
  });

  it("sees an example that is wrong", () => {
    expect(faultsOf({ ...runs.list, example: { query: { agnet: "billing" } } })).toHaveLength(1);
    expect(faultsOf({ ...runs.list, example: { query: { limit: "none" } } })).toHaveLength(1);
    expect(faultsOf({ ...runs.mark, example: { body: { mark: "promoted" } } })).toHaveLength(1);
  });

  it("names a parameter that an address does not take, but where senders of others post", () => {
    expect(wrongParameter(runs.read, { step: ["1"], stpe: ["1"] })).toEqual({
      message: 'unknown query parameter "stpe"',
      hint: "it takes step",
    });
    expect(wrongParameter(runs.mark, { x: ["1"] })?.hint).toBe("the address takes no query");
    expect(wrongParameter(runs.read, { step: ["1"] })).toBeUndefined();
    expect(wrongParameter(runs.read, { step: ["1", "2"] })?.message).toBe('query parameter "step" is given 2 times');
    expect(wrongParameter(runs.hook, { source: ["1", "2"] })).toBeUndefined();
  });
});
