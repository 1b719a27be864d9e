import { createRequire as __createRequire } from "node:module";
const require = __createRequire(import.meta.url);

// src/core/report/difference-lines.ts
function differencePlace({ index, what, tool, pointer }) {
  const parts = what === "output" || what === "status" ? [`final ${what}`] : [`call ${index + 1}`, tool, placeWords[what]];
  const place = parts.filter((part) => part !== void 0).join(", ");
  return pointer === void 0 || pointer === "" ? place : `${place} at ${pointer}`;
}
var placeWords = {
  tool: "another tool",
  arguments: "arguments",
  result: "result",
  state: "state",
  missing: "not made in the replay",
  extra: "not in the recording",
  output: "output",
  status: "status"
};
function differenceLines({ recorded, replayed }, max = 400) {
  return [...side("- ", recorded, max), ...side("+ ", replayed, max)];
}
function side(mark, value, max) {
  return value === void 0 ? [] : [`${mark}${shortValue(value, max)}`];
}
function shortValue(value, max = 200) {
  const text = JSON.stringify(value);
  return text.length <= max ? text : `${text.slice(0, max)}…`;
}

export {
  differencePlace,
  differenceLines,
  shortValue
};
