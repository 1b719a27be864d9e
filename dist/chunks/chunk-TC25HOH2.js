import { createRequire as __createRequire } from "node:module";
const require = __createRequire(import.meta.url);

// src/core/effects.ts
var verbs = {
  pure: "calculate calc compute think plan reason format convert math round",
  read: "get list search find lookup look read fetch query check view show describe count browse retrieve load inspect validate verify open select scan estimate preview watch poll is has grep ls cat head tail stat explain recommend summarize status",
  write: "create add insert write update set edit modify change patch delete remove drop cancel book reserve order buy purchase pay charge refund send post publish submit put upload save store transfer move rename copy assign approve reject close reopen merge deploy start stop restart enable disable invite register subscribe unsubscribe reset revoke grant issue schedule reschedule exchange return notify email reply comment execute exec run bash shell sql commit push install apply replace append redeem withdraw deposit escalate block unblock"
};
var effectOfVerb = new Map(
  ["pure", "read", "write"].flatMap(
    (effect) => verbs[effect].split(" ").map((verb) => [verb, effect])
  )
);
function effectLookup(caseEffects = {}, configEffects = {}) {
  return (tool) => {
    const known = own(caseEffects, tool) ?? own(configEffects, tool);
    if (known !== void 0) return { effect: known, guessed: false };
    return { effect: guessEffect(tool) ?? "read", guessed: true };
  };
}
function guessEffect(tool) {
  const words = tool.replaceAll(/([a-z0-9])([A-Z])/g, "$1 $2").toLowerCase().split(/[^a-z0-9]+/);
  if (/^(?:transfer|hand|escalate|handoff) (?:(?:off|over) )?to /.test(words.join(" "))) return "read";
  const first = words.findIndex((word) => effectOfVerb.has(word));
  if (first === -1) return void 0;
  const joined = words.some((word) => word === "or" || word === "and") && words.some((word) => effectOfVerb.get(word) === "write");
  return joined ? "write" : effectOfVerb.get(words[first] ?? "");
}
function own(effects, tool) {
  return Object.hasOwn(effects, tool) ? effects[tool] : void 0;
}

export {
  effectLookup,
  guessEffect
};
