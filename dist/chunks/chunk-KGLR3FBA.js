import { createRequire as __createRequire } from "node:module";
const require = __createRequire(import.meta.url);
import {
  custom
} from "./chunk-T7EWDS7W.js";

// src/core/schema/json.ts
var jsonSchema = custom((value) => value !== void 0);
var jsonObjectSchema = custom(
  (value) => typeof value === "object" && value !== null && !Array.isArray(value),
  "expected an object"
);

export {
  jsonSchema,
  jsonObjectSchema
};
