import { chatAnswer, type StubAnswer, stubProvider } from "../../test/gateway/stub-provider.ts";
import type { Chance } from "./chance-source.ts";
import type { Attempt, World } from "./worlds.ts";

export interface ModelOfChance extends AsyncDisposable {
  url: string;
  /** Starts a new suite with this many cases and resets the world. */
  begin(cases: number): void;
}

/** Random numbers without a seed. */
const chance: Chance = { next: Math.random, below: (limit) => Math.floor(Math.random() * limit) };

/**
 * Starts the provider of a world. Its answer depends only on how many requests came before, repeated ones included, and the agent does as
 * the answer says.
 */
export async function modelOfChance(world: World): Promise<ModelOfChance> {
  let asked = 0;
  let attempt = world(chance, 1);
  const provider = await stubProvider(() => {
    const clock = asked;
    asked += 1;
    return answerOf(attempt({ clock, slot: clock, guard: 0, arm: "head" }));
  });
  return {
    url: provider.url,
    begin(cases) {
      asked = 0;
      attempt = world(chance, cases);
    },
    [Symbol.asyncDispose]: () => provider[Symbol.asyncDispose](),
  };
}

function answerOf({ verdict, provider }: Attempt): StubAnswer {
  if (provider) return { status: 503, headers: { "retry-after": "0.01" }, body: { error: { message: "overloaded" } } };
  return { body: chatAnswer(verdict) };
}
