import { createRequire as __createRequire } from "node:module";
const require = __createRequire(import.meta.url);
import {
  checkRun,
  emptyRun,
  strayCrash
} from "./chunk-6V2FDER7.js";

// src/core/scaffold/judge-checks.ts
function allHold(run, signatures) {
  return signatures.every((check) => checkRun(run, check).outcome === "pass");
}
function setPasses(run, assertions) {
  const decided = assertions.map((check) => checkRun(run, check).outcome).filter((outcome) => outcome !== "needs_human");
  return decided.length > 0 && decided.every((outcome) => outcome === "pass");
}
function holdOnAnyCrash(signatures) {
  return allHold(strayCrash(), signatures) && !allHold(emptyRun(), signatures);
}

export {
  allHold,
  setPasses,
  holdOnAnyCrash
};
