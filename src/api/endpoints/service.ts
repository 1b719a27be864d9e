import * as z from "zod";
import { endpoint } from "../endpoint.ts";
import { healthSchema } from "../schema/answers.ts";

/** What the Worker says of itself. */
export const service = {
  health: endpoint({
    method: "get",
    path: "/healthz",
    summary: "Whether it runs, and which clients it takes",
    scope: "none",
    answer: healthSchema,
  }),
  description: endpoint({
    method: "get",
    path: "/openapi.json",
    summary: "This description",
    scope: "none",
    answer: z.looseObject({}),
  }),
};
