import { createRequire as __createRequire } from "node:module";
const require = __createRequire(import.meta.url);

// src/core/schema/is-object.ts
function isObject(value) {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

export {
  isObject
};
