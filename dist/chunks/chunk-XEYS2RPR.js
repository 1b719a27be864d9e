import { createRequire as __createRequire } from "node:module";
const require = __createRequire(import.meta.url);
import {
  _enum,
  record,
  string
} from "./chunk-SN3GIU3B.js";

// src/core/schema/effect.ts
var effectSchema = _enum(["pure", "read", "write"]);
var effectsSchema = record(string(), effectSchema);

export {
  effectSchema,
  effectsSchema
};
