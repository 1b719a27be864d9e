import { createRequire as __createRequire } from "node:module";
const require = __createRequire(import.meta.url);
import {
  idleAnswer,
  isOpenCheck,
  isWanted
} from "./chunk-3QQEB6C6.js";
import {
  shortJson
} from "./chunk-ZPONSFWV.js";

// src/core/scaffold/idle-expectation.ts
var answersTheRequest = "The response addresses the user's request correctly.";
var onlyWords = "a right run writes nothing and says so in its own words";
function withoutIdle(expectation, input) {
  const answer = idlePassing(expectation.assertions, input);
  if (answer === void 0) return expectation;
  if (input.assertions !== void 0 && !onlyForbids(input.assertions)) {
    const shown = shortJson(answer, 60);
    return { ok: false, reason: `an agent that calls nothing and answers ${shown} would pass the assertions` };
  }
  const read = namedRead(input);
  const named = read === void 0 ? expectation.assertions : [...expectation.assertions, read];
  if (read !== void 0 && idlePassing(named, input) === void 0) return { ...expectation, assertions: named };
  if (onlyForbids(expectation.assertions))
    return { ...expectation, weak: onlyWords, notes: [...expectation.notes, weakNote] };
  const statement = { kind: "semantic", statement: answersTheRequest };
  return { ...expectation, assertions: [...expectation.assertions, statement] };
}
var weakNote = "the case is weak: an agent that does nothing would pass too. A fact that a right answer tells (--expect-text) or a sentence for review (--expect) makes it sharp";
function idlePassing(assertions, { run, terminal_tools }) {
  if (assertions.some(isOpenCheck)) return void 0;
  return idleAnswer({ assertions, source: run, terminal_tools });
}
function onlyForbids(assertions) {
  return assertions.some(
    (check) => check.kind === "tool_not_called" || check.kind === "writes_are" && check.calls.length === 0
  );
}
function namedRead({ feedback, run, effects }) {
  const wanted = (feedback?.expected_calls ?? []).filter(({ tool }) => effects(tool).effect === "read").map(
    ({ tool, args }) => ({
      tool,
      ...args === void 0 ? { match: "ignore" } : { args, match: "subset" }
    })
  );
  const made = wanted.findLast((call) => run.calls.some((one) => one.effect === "read" && isWanted(call, one)));
  return made === void 0 ? void 0 : { kind: "tool_called", ...made };
}

export {
  answersTheRequest,
  withoutIdle
};
