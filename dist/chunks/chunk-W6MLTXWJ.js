import { createRequire as __createRequire } from "node:module";
const require = __createRequire(import.meta.url);

// src/core/checks/check-result.ts
function decided(holds, message, { expected, observed, nearest } = {}) {
  return {
    outcome: holds ? "pass" : "fail",
    message,
    ...expected === void 0 ? {} : { expected },
    ...observed === void 0 ? {} : { observed },
    ...nearest === void 0 ? {} : { nearest }
  };
}
function undecided(message) {
  return { outcome: "needs_human", message };
}
function callJson({ tool, args, error }) {
  return error ? { tool, args, error: error.message } : { tool, args };
}
function plural(count, noun) {
  return `${count} ${noun}${count === 1 ? "" : "s"}`;
}
function countByTool({ calls }) {
  const counts = /* @__PURE__ */ new Map();
  for (const { tool } of calls) counts.set(tool, (counts.get(tool) ?? 0) + 1);
  return counts;
}

export {
  decided,
  undecided,
  callJson,
  plural,
  countByTool
};
