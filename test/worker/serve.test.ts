import { expect, it } from "vitest";
import { service } from "../../src/api/endpoints/service.ts";
import type { Deps } from "../../worker/deps.ts";
import { createServer } from "../../worker/http/serve.ts";

const { health: endpoint } = service;

it("serves what the contract lists, and refuses to begin with an endpoint that it does not", () => {
  const { serve } = createServer({} as Deps); // asked for by requests only
  expect(() => serve(endpoint, () => Promise.reject(new Error("not asked")))).not.toThrow();
  expect(() => serve({ ...endpoint, path: "/v1/unlisted" }, () => Promise.reject(new Error("not asked")))).toThrow(
    "src/api/contract.ts does not list /v1/unlisted",
  );
});
