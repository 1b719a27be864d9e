import { createRequire as __createRequire } from "node:module";
const require = __createRequire(import.meta.url);
import {
  expectedCallSchema
} from "./chunk-3QQEB6C6.js";
import {
  effectSchema,
  parseJson,
  schemaProblems
} from "./chunk-ZPONSFWV.js";
import {
  ReplayKitError
} from "./chunk-T7EWDS7W.js";

// src/core/read-expected-call.ts
function readExpectedCall(text, place) {
  if (text.trimStart().startsWith("{")) return readCallJson(text, place);
  const equals = text.indexOf("=");
  if (equals === -1) return { tool: text.trim() };
  const tool = text.slice(0, equals).trim();
  return { tool, args: parseJson(text.slice(equals + 1), { name: `${place} ${tool}` }) };
}
function readCallJson(text, place) {
  const json = parseJson(text, { name: place });
  const parsed = expectedCallSchema.safeParse(json);
  if (parsed.success) return parsed.data;
  throw new ReplayKitError("usage", `${place}: ${schemaProblems(parsed.error, json)[0]?.message}`, {
    hint: 'a call is a tool with its arguments: refund={"id":1}, or {"tool":"refund","args":{"id":1}}'
  });
}

// src/cli/expectation.ts
function expectationOf(flags) {
  const expected = flags.list("expect-call").map((text) => readExpectedCall(text, "--expect-call"));
  const forbidden = flags.list("forbid-call").map((text) => readExpectedCall(text, "--forbid-call"));
  const texts = flags.list("expect-text");
  const unsaid = flags.list("forbid-text");
  const none = flags.on("expect-none");
  if (none && expected.length > 0) {
    throw new ReplayKitError("usage", "--expect-none and --expect-call contradict one another", {
      hint: "a right run either writes nothing or makes the calls that you name"
    });
  }
  if (!none && [expected, forbidden, texts, unsaid].every((said) => said.length === 0)) return void 0;
  return {
    rating: "bad",
    ...none || expected.length > 0 ? { expected_calls: expected } : {},
    ...texts.length > 0 ? { expected_text: texts } : {},
    ...forbidden.length > 0 ? { forbidden_calls: forbidden } : {},
    ...unsaid.length > 0 ? { forbidden_text: unsaid } : {}
  };
}
function effectsOf(flags) {
  return Object.fromEntries(
    flags.list("effect").map((text) => {
      const [tool = "", effect] = text.split("=");
      const parsed = effectSchema.safeParse(effect);
      if (tool !== "" && parsed.success) return [tool, parsed.data];
      throw new ReplayKitError("usage", `--effect is "${text}"; expected tool=pure, tool=read or tool=write`);
    })
  );
}

export {
  expectationOf,
  effectsOf
};
