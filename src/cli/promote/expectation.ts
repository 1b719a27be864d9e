import { compact, unlessEmpty } from "../../core/compact.ts";
import { ReplayKitError } from "../../core/error.ts";
import { readExpectedCall } from "../../core/case/read-expected-call.ts";
import { effectSchema, type Effects } from "../../core/schema/effect.ts";
import type { Feedback } from "../../core/schema/trace.ts";
import type { FlagValues } from "../command.ts";

/** The right run that the `--expect-…` and `--forbid-…` flags describe; `undefined` without these flags. */
export function expectationOf(flags: FlagValues): Feedback | undefined {
  const expected = flags.list("expect-call").map((text) => readExpectedCall(text, "--expect-call"));
  const forbidden = flags.list("forbid-call").map((text) => readExpectedCall(text, "--forbid-call"));
  const texts = flags.list("expect-text");
  const unsaid = flags.list("forbid-text");
  const none = flags.on("expect-none");
  if (none && expected.length > 0) {
    throw new ReplayKitError("usage", "--expect-none and --expect-call contradict each other", {
      hint: "a right run either writes nothing or makes the calls that you name",
    });
  }
  if (!none && [expected, forbidden, texts, unsaid].every((list) => list.length === 0)) return undefined;
  return {
    rating: "bad",
    ...compact({
      expected_calls: none || expected.length > 0 ? expected : undefined,
      expected_text: unlessEmpty(texts),
      forbidden_calls: unlessEmpty(forbidden),
      forbidden_text: unlessEmpty(unsaid),
    }),
  };
}

/** The effects that `--effect tool=write` flags give. */
export function effectsOf(flags: FlagValues): Effects {
  return Object.fromEntries(
    flags.list("effect").map((text) => {
      const [tool = "", effect] = text.split("=");
      const parsed = effectSchema.safeParse(effect);
      if (tool !== "" && parsed.success) return [tool, parsed.data];
      throw new ReplayKitError("usage", `--effect is "${text}"; expected tool=pure, tool=read or tool=write`);
    }),
  );
}
