import { createRequire as __createRequire } from "node:module";
const require = __createRequire(import.meta.url);
import {
  answersTheRequest
} from "./chunk-EOIGMXXM.js";
import {
  fingerprint
} from "./chunk-NDZC76CC.js";
import {
  effectLookup,
  runFromTrace
} from "./chunk-3QQEB6C6.js";

// src/core/fingerprint/case-fingerprints.ts
function caseFingerprints({ case: replayCase, trace }, { effects: known, terminal_tools }, { hash }) {
  const effects = effectLookup(replayCase.effects, known);
  const { id, aliases } = fingerprint({
    trace,
    run: runFromTrace(trace, effects),
    terminal_tools: replayCase.terminal_tools ?? terminal_tools,
    effects,
    stored: replayCase.signatures,
    statements: replayCase.assertions.flatMap(
      (check) => check.kind === "semantic" && check.statement !== answersTheRequest ? [check.statement] : []
    ),
    hash
  });
  const stored = replayCase.source?.fingerprint;
  return [.../* @__PURE__ */ new Set([...stored === void 0 ? [] : [stored], id, ...aliases])];
}

export {
  caseFingerprints
};
