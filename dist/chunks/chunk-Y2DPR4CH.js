import { createRequire as __createRequire } from "node:module";
const require = __createRequire(import.meta.url);
import {
  isObject,
  parsePointer
} from "./chunk-3QQEB6C6.js";
import {
  ReplayKitError
} from "./chunk-T7EWDS7W.js";

// src/sdk/set-at-pointer.ts
function setAtPointer(value, pointer, replacement) {
  const path = parsePointer(pointer);
  if (path === void 0) {
    throw new ReplayKitError("usage", `"${pointer}" is no JSON Pointer`, { hint: "write it as /name/0/inner" });
  }
  return setAt(value, path, replacement);
}
function setAt(value, [first, ...rest], replacement) {
  if (first === void 0) return replacement;
  if (Array.isArray(value)) {
    const index = first === "-" ? value.length : Number(first);
    if (!Number.isInteger(index) || index < 0 || index > value.length) {
      throw new ReplayKitError("usage", `there is no place ${first} in a list of ${value.length}`);
    }
    const copy = [...value];
    copy[index] = setAt(value[index] ?? {}, rest, replacement);
    return copy;
  }
  const object = isObject(value) ? value : {};
  const before = Object.hasOwn(object, first) ? object[first] ?? null : {};
  return Object.fromEntries([
    ...Object.entries(object).filter(([key]) => key !== first),
    [first, setAt(before, rest, replacement)]
  ]);
}

export {
  setAtPointer
};
