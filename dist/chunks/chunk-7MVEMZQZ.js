import { createRequire as __createRequire } from "node:module";
const require = __createRequire(import.meta.url);

// src/core/report/evidence-text.ts
function countsText(counts) {
  const { served, simulated, missed, blocked, live, uncontrolled, basis, isolated } = counts;
  const parts = [
    `${served} served`,
    `${simulated} simulated`,
    `${missed} missed`,
    `${blocked} blocked`,
    `${live} live`
  ];
  if (uncontrolled > 0) parts.push(`${uncontrolled} uncontrolled`);
  return `${parts.join(", ")} (${basis}${isolated ? ", isolated" : ""})`;
}

export {
  countsText
};
