import { createRequire as __createRequire } from "node:module";
const require = __createRequire(import.meta.url);
import {
  isObject
} from "./chunk-CFR755V3.js";

// src/core/replay/first-difference.ts
function firstDifference(left, right) {
  if (Array.isArray(left) && Array.isArray(right)) {
    for (let index = 0; index < Math.max(left.length, right.length); index += 1) {
      const below = differenceAt(left[index], right[index]);
      if (below !== void 0) return `/${index}${below}`;
    }
    return void 0;
  }
  if (isObject(left) && isObject(right)) {
    for (const key of /* @__PURE__ */ new Set([...Object.keys(left), ...Object.keys(right)])) {
      const below = differenceAt(valueOf(left, key), valueOf(right, key));
      if (below !== void 0) return `/${key.replaceAll("~", "~0").replaceAll("/", "~1")}${below}`;
    }
    return void 0;
  }
  return left === right ? void 0 : "";
}
function differenceAt(left, right) {
  if (left === void 0 || right === void 0) return left === right ? void 0 : "";
  return firstDifference(left, right);
}
function valueOf(object, key) {
  return Object.hasOwn(object, key) ? object[key] : void 0;
}

export {
  firstDifference
};
