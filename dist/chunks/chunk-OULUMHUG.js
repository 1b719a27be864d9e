import { createRequire as __createRequire } from "node:module";
const require = __createRequire(import.meta.url);
import {
  editCaseYaml,
  findSecrets,
  stateAt,
  writeCheck
} from "./chunk-3QQEB6C6.js";
import {
  shortJson
} from "./chunk-ZPONSFWV.js";
import {
  ReplayKitError
} from "./chunk-T7EWDS7W.js";

// src/core/state-snapshot.ts
function compareSnapshot({ id, assertions }, run, place) {
  const kept = assertions.find((check) => isAt(check, place));
  const probe = stateAt(run, { kind: "state_at", ...place, value: { $any: true } });
  const value = probe.outcome === "pass" ? probe.observed : void 0;
  if (kept?.kind === "state_at") {
    const { outcome, message: message2 } = stateAt(run, kept);
    return outcome === "pass" ? { kind: "same", message: message2 } : { kind: "changed", message: message2, value };
  }
  if (value === void 0) return { kind: "missing", message: probe.message, value };
  const message = `the case ${id} keeps no snapshot of ${placeText(place)}; it is now ${shortJson(value)}`;
  return { kind: "missing", message, value };
}
function writeSnapshot(text, replayCase, kept) {
  const [secret] = findSecrets(kept.value, {});
  if (secret) {
    throw new ReplayKitError(
      "secret_found",
      `${placeText(kept)} holds a secret (${secret.rule})${secret.pointer === "" ? "" : ` at ${secret.pointer}`}: not written to the case`,
      { hint: "take a snapshot of another part of the state, or redact what the agent keeps" }
    );
  }
  const known = replayCase.assertions.findIndex((check2) => isAt(check2, kept));
  const place = known === -1 ? replayCase.assertions.length : known;
  const check = { kind: "state_at", ...kept };
  return editCaseYaml(text, [{ path: ["assertions", place], value: writeCheck(check) }]);
}
function isAt(check, { step, pointer }) {
  return check.kind === "state_at" && check.step === step && check.pointer === pointer;
}
function placeText({ step, pointer }) {
  return pointer === "" ? `the state at step ${step}` : `${pointer} in the state at step ${step}`;
}

export {
  compareSnapshot,
  writeSnapshot
};
