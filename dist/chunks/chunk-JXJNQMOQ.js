import { createRequire as __createRequire } from "node:module";
const require = __createRequire(import.meta.url);
import {
  settingsOf,
  usageOf
} from "./chunk-SYGJYNB6.js";
import {
  at,
  first,
  isObject,
  modelApis,
  numberOf,
  objectOf,
  present,
  readAnswer,
  textOf
} from "./chunk-3QQEB6C6.js";

// src/sdk/model-facts.ts
function modelFacts(request, answer) {
  const asked = objectOf(request);
  const given = objectOf(answer);
  const api = modelApis.find((one) => one.isAnswer(given));
  const read = api && readAnswer(api, given);
  const usage = read?.usage ?? usageOf(given["usage"]);
  const reasons = api ? finishReasons(given, read?.finish_reason) : finishOfLibrary(given);
  return present({
    provider: textOf(asked["provider"]),
    model: textOf(first(asked, "model", "modelId")) ?? textOf(given["model"]),
    ...settingsOf(asked),
    finish_reason: reasons[0],
    /** One for each answer that was asked for. */
    finish_reasons: reasons.length === 0 ? void 0 : reasons,
    response_id: read?.id ?? textOf(given["id"]),
    response_model: read?.model ?? textOf(given["model"]),
    input_tokens: usage?.input,
    output_tokens: usage?.output,
    cached_tokens: numberOf(usage?.cached),
    reasoning_tokens: numberOf(usage?.reasoning),
    /** Why the answer failed or broke off. */
    error: read?.error ?? failureOfLibrary(given)
  });
}
function finishReasons(answer, first2) {
  const choices = Array.isArray(answer["choices"]) ? answer["choices"] : [];
  const reasons = choices.flatMap((choice) => textOf(at(choice, "finish_reason")) ?? []);
  return reasons.length > 0 ? reasons : first2 === void 0 ? [] : [first2];
}
function finishOfLibrary(answer) {
  const told = first(answer, "finishReason", "finish_reason", "stop_reason");
  const reason = textOf(at(told, "unified")) ?? textOf(told);
  return reason === void 0 ? [] : [reason];
}
function failureOfLibrary({ error }) {
  return isObject(error) ? { kind: "model", message: textOf(error["message"]) ?? "failed" } : void 0;
}

export {
  modelFacts
};
