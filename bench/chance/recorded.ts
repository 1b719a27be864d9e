import { createPlaceholderPairs } from "../../src/core/redact/placeholder-pairs.ts";
import { createModelReplay } from "../../src/core/replay/model-replay.ts";
import type { Json } from "../../src/core/schema/json.ts";
import type { Arm } from "../../src/core/verdict/trial/trial.ts";
import type { Chance } from "./chance-source.ts";
import type { World } from "./worlds.ts";

export interface RecordedAgent {
  /** Whether each recorded answer is right. */
  recorded: boolean[];
  /** The probability that an attempt passes in which every answer is live. */
  pass: Record<Arm, number>;
  /** The first request of an attempt that differs from the recording. */
  differs: Record<Arm, (chance: Chance) => number>;
}

/** The place of a request that no attempt makes. */
const never = Number.POSITIVE_INFINITY;

const at = (place: number) => () => place;

/** For the first request that differs from the recording: what each arm does. */
export const recordedPrefixes = {
  "the change differs at once": { head: at(0), base: at(never) },
  "the change differs later": { head: at(1), base: at(never) },
  "main differs earlier than the change": { head: at(2), base: at(0) },
  "both differ at random": { head: (chance: Chance) => chance.below(4), base: (chance: Chance) => chance.below(4) },
};

const placeholders = createPlaceholderPairs(() => new Set());

/** An agent that asks a model several times, of whose answers the case has recordings. The product's own code serves them. */
export function recordedAgent({ recorded, pass, differs }: RecordedAgent): World {
  const exchanges = recorded.map((_right, step) => ({
    api: "openai" as const,
    request: requestAfter(recorded.slice(0, step), false),
    status: 200,
    response: {},
  }));
  return (chance) =>
    ({ arm, liveAfter }) => {
      const replay = createModelReplay({ exchanges, mode: "recorded-until-divergence", placeholders, liveAfter });
      const changed = differs[arm](chance);
      const rate = pass[arm] ** (1 / recorded.length);
      const answers: boolean[] = [];
      for (const right of recorded) {
        const { how } = replay.ask("openai", requestAfter(answers, answers.length >= changed));
        answers.push(how === "served" ? right : chance.next() < rate);
      }
      const wrong = answers.indexOf(false);
      const verdict = wrong < 0 ? "fixed" : wrong === 0 ? "reproduced" : "changed";
      return { verdict, provider: false, liveAfter: replay.liveAfter() };
    };
}

function requestAfter(answers: boolean[], changed: boolean): Json {
  const history = answers.map((right) => ({ role: "assistant", content: right ? "right" : "wrong" }));
  return { model: "m", messages: [{ role: "user", content: changed ? "as changed" : "as recorded" }, ...history] };
}
