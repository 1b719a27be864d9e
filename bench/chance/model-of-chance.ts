import { chatAnswer, stubProvider } from "../../test/gateway/stub-provider.ts";

/** When the provider is down: from one moment to another, as shares of the suite's cases asked so far. */
export interface Outage {
  from: number;
  until: number;
  /** True where it says so itself (503); else its answers are only bad. */
  seen?: true;
}

export interface ModelOfChance extends AsyncDisposable {
  url: string;
  /** A suite of so many cases begins. */
  begin(cases: number): void;
}

/** A provider whose answers are good as often as the prompt says, but in its outage. Asked again by the gateway it counts as asked. */
export async function modelOfChance({ from, until, seen }: Outage): Promise<ModelOfChance> {
  let asked = 0;
  let suite = 1;
  const provider = await stubProvider(({ body: { messages = [] } }) => {
    const moment = asked / suite;
    asked += 1;
    const down = moment >= from && moment < until;
    if (down && seen) {
      return { status: 503, headers: { "retry-after": "0.01" }, body: { error: { message: "overloaded" } } };
    }
    const good = !down && Math.random() < Number(messages[0]?.content);
    return { body: chatAnswer(good ? "good" : "bad") };
  });
  return {
    url: provider.url,
    begin(cases) {
      asked = 0;
      suite = cases;
    },
    [Symbol.asyncDispose]: () => provider[Symbol.asyncDispose](),
  };
}
