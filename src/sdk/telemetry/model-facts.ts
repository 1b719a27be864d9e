import { compact, unlessEmpty } from "../../core/compact.ts";
import { at, first, numberOf, objectOf, textOf } from "../../core/formats/fields/fields.ts";
import { settingsOf, usageOf } from "../../core/formats/fields/model-fields.ts";
import { modelApis } from "../../core/providers/index.ts";
import { readAnswer } from "../../core/providers/model-turn.ts";
import { isObject } from "../../core/schema/is-object.ts";
import type { Json, JsonObject } from "../../core/schema/json.ts";
import type { CallError } from "../../core/schema/trace.ts";

/** Facts about a model call, from its request and answer in the format of any API or of the AI SDK. */
export type ModelFacts = ReturnType<typeof modelFacts>;

export function modelFacts(request: Json | undefined, answer: Json | undefined) {
  const fields = objectOf(request);
  const given = objectOf(answer);
  const api = modelApis.find((one) => one.isAnswer(given));
  const read = api && readAnswer(api, given);
  const usage = read?.usage ?? usageOf(given["usage"]);
  const reasons = api ? finishReasons(given, read?.finish_reason) : finishOfLibrary(given);
  return compact({
    provider: textOf(fields["provider"]),
    model: textOf(first(fields, "model", "modelId")) ?? textOf(given["model"]),
    ...settingsOf(fields),
    finish_reason: reasons[0],
    /** One for each answer that was requested. */
    finish_reasons: unlessEmpty(reasons),
    response_id: read?.id ?? textOf(given["id"]),
    response_model: read?.model ?? textOf(given["model"]),
    input_tokens: usage?.input,
    output_tokens: usage?.output,
    cached_tokens: numberOf(usage?.cached),
    cache_write_tokens: numberOf(usage?.cache_write),
    reasoning_tokens: numberOf(usage?.reasoning),
    /** Why the answer failed or broke off. */
    error: read?.error ?? failureOfLibrary(given),
  });
}

function finishReasons(answer: JsonObject, first: string | undefined): string[] {
  const choices = Array.isArray(answer["choices"]) ? answer["choices"] : [];
  const reasons = choices.flatMap((choice) => textOf(at(choice, "finish_reason")) ?? []);
  return reasons.length > 0 ? reasons : first === undefined ? [] : [first];
}

/** The AI SDK gives a unified reason beside the provider's. */
function finishOfLibrary(answer: JsonObject): string[] {
  const finish = first(answer, "finishReason", "finish_reason", "stop_reason");
  const reason = textOf(at(finish, "unified")) ?? textOf(finish);
  return reason === undefined ? [] : [reason];
}

/** The error of an AI SDK stream, which is one of its parts. */
function failureOfLibrary({ error }: JsonObject): CallError | undefined {
  return isObject(error) ? { kind: "model", message: textOf(error["message"]) ?? "failed" } : undefined;
}
