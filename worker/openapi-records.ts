import { checkpointSchema } from "../src/core/schema/checkpoint.ts";
import type { Operation } from "./openapi-operation.ts";
import {
  newRecordSchema,
  operationPageSchema,
  operationsQuerySchema,
  recordChangeSchema,
  recordEntriesSchema,
  recordPageSchema,
  recordSchema,
  recordsQuerySchema,
  stepsSchema,
} from "./schema/record-request.ts";

/** Runs recorded step by step. */
export const recordOperations: Operation[] = [
  {
    method: "get",
    path: "/v1/records",
    summary: "Runs that agents recorded step by step, newest first",
    scope: "read",
    query: recordsQuerySchema,
    answer: recordPageSchema,
  },
  {
    method: "put",
    path: "/v1/runs/{id}/record",
    summary: "Begin to record a run",
    scope: "ingest",
    body: newRecordSchema,
    also: { 409: "the run is recorded already", 410: "the run was erased", 422: "its name holds a secret" },
  },
  {
    method: "patch",
    path: "/v1/runs/{id}/record",
    summary: "Change a recorded run: how it ended, its class",
    scope: "ingest",
    body: recordChangeSchema,
    answer: recordSchema,
    also: { 410: "the run was erased" },
  },
  {
    method: "get",
    path: "/v1/runs/{id}/record",
    summary: "A recorded run",
    scope: "read",
    answer: recordSchema,
  },
  {
    method: "post",
    path: "/v1/runs/{id}/operations",
    summary: "Add what a run did, with the state after each step; all of it or nothing",
    scope: "ingest",
    body: recordEntriesSchema,
    also: { 409: "another checkpoint is there at a step", 410: "the run was erased", 422: "a name holds a secret" },
  },
  {
    method: "get",
    path: "/v1/runs/{id}/operations",
    summary: "What a run did, in its order",
    scope: "read",
    query: operationsQuerySchema,
    answer: operationPageSchema,
  },
  {
    method: "get",
    path: "/v1/runs/{id}/checkpoints",
    summary: "Steps of a recorded run",
    scope: "read",
    answer: stepsSchema,
  },
  {
    method: "put",
    path: "/v1/runs/{id}/checkpoints/{step}",
    summary: "Keep the state at a step",
    scope: "ingest",
    body: checkpointSchema,
    also: { 409: "another one is there", 410: "the run was erased", 422: "its name holds a secret" },
  },
  {
    method: "get",
    path: "/v1/runs/{id}/checkpoints/{step}",
    summary: "The state that was kept at a step",
    scope: "read",
    answer: checkpointSchema,
  },
];
