import { effectLookup } from "../../../src/core/effects.ts";
import { loadCase } from "../../../src/core/case/load-case.ts";
import { createRedactor } from "../../../src/core/redact/redact.ts";
import { scaffoldCase } from "../../../src/core/scaffold/scaffold.ts";
import { configSchema } from "../../../src/core/schema/config.ts";
import { fixturesVersion } from "../../../src/core/schema/fixtures.ts";
import { observedTrace } from "../../../src/gateway/observed-trace.ts";
import type { RunEnd } from "../../../src/gateway/run-end.ts";
import { startGateway } from "../../../src/gateway/server.ts";
import { createUpstream } from "../../../src/gateway/upstream.ts";
import { type CaseGateway, startCaseGateway } from "../../../src/node/replay/attempt/case-gateway.ts";
import { hmacKeyedHash, nodePlatform } from "../../../src/node/platform.ts";
import { type StubAnswer, stubProvider } from "../../gateway/stub-provider.ts";
import { anthropicMessages } from "./anthropic-messages.ts";
import { type Conversation, isModel, type ModelTurn, type Trait } from "./conversation.ts";
import { type Door, type Played, playedTrace, type Source } from "./door.ts";
import { actThroughGateway } from "./gateway-agent.ts";
import { gemini } from "./gemini.ts";
import type { ModelWire } from "./model-wire.ts";
import { openAiChat } from "./openai-chat.ts";
import { openAiResponses } from "./openai-responses.ts";

export interface GatewayDoors extends AsyncDisposable {
  doors: Door[];
}

const closedTo: Trait[] = [
  "calls without a model",
  "final apart from the model",
  "failed without words",
  "late instructions",
  "other form",
];
/** Model APIs do not carry states, which only the process itself reports. */
const lacks = ["states"] as const;

/** Doors for an agent behind the gateway that reports nothing itself: the run is what the gateway saw. */
export async function openGatewayDoors(): Promise<GatewayDoors> {
  const stack = new AsyncDisposableStack();
  const cases = stack.use(await startCaseGateway(configSchema.parse({ sandbox: "off" }), {}));
  const recording = stack.use(await openRecording());
  const recorded = (name: string, wire: ModelWire, routed: boolean, unable: Trait[]): Door => ({
    name,
    lacks,
    closedTo: [...closedTo, ...unable],
    ownTime: true,
    play: (source) => recording.play(source, wire, routed),
  });
  // The request with the last results was never sent.
  const unseen: Trait[] = ["ends on a failed call"];
  return {
    doors: [
      {
        name: "gateway, routed tools",
        lacks,
        closedTo: [...closedTo, "unanswered call", "failed model call"],
        ownTime: true,
        play: (source) => replayed(cases, source),
      },
      recorded("gateway recording, routed tools", openAiChat, true, []),
      recorded("gateway, unrouted tools", openAiChat, false, ["raised tool error", ...unseen]),
      recorded("gateway, unrouted, Anthropic", anthropicMessages, false, [...unseen, "interrupted answer"]),
      recorded("gateway, unrouted, Responses", openAiResponses, false, [
        ...unseen,
        "raised tool error",
        "interrupted answer",
      ]),
      recorded("gateway, unrouted, Gemini", gemini, false, [...unseen, "interrupted answer"]),
    ],
    [Symbol.asyncDispose]: () => stack.disposeAsync(),
  };
}

/** Plays the run against its own recordings, so that every difference is the door's fault. */
async function replayed(gateway: CaseGateway, source: Source): Promise<Played> {
  const { trace, conversation, effects, terminal_tools } = source;
  const redactor = createRedactor({ keyedHash: hmacKeyedHash(Buffer.from("doors")) });
  const tools = new Set(trace.events.flatMap((event) => (event.type === "tool_call" ? [event.tool_name] : [])));
  const { files } = scaffoldCase({
    trace,
    id: "played",
    effects: Object.fromEntries([...tools].map((tool) => [tool, effects(tool).effect])),
    terminal_tools,
    // These checks only make the run a valid case; they say nothing about it.
    signatures: [{ kind: "max_steps", count: 10_000 }],
    assertions: [{ kind: "max_steps", count: 0 }],
    modelFixtures: { version: fixturesVersion, exchanges: exchangesOf(conversation) },
    platform: nodePlatform,
    redactor,
  });
  const loaded = loadCase(files, "played");
  const place = { cwd: ".", env: {} };
  const session = await gateway.open({ loaded, attempt: 1, seed: 1, redactor, network: true, place });
  const url = session.env["REPLAYKIT_GATEWAY_URL"] ?? "";
  await actThroughGateway({ url, wire: openAiChat, routed: true, conversation });
  const evidence = await session.finish(undefined, endOf(conversation));
  const fault = evidence?.mismatch ?? evidence?.misses[0]?.message;
  if (!evidence?.run || fault !== undefined) throw new Error(fault ?? "the gateway saw nothing");
  return { run: evidence.run };
}

function exchangesOf(conversation: Conversation) {
  return conversation.turns.flatMap((turn, index) => {
    if (!isModel(turn) || !turn.asked) return [];
    const request = openAiChat.request(conversation, conversation.turns.slice(0, index));
    return [{ api: "openai-chat", request, status: 200, response: openAiChat.response(turn) }];
  });
}

interface Recording extends AsyncDisposable {
  play(source: Source, wire: ModelWire, routed: boolean): Promise<Played>;
}

/** Records as `replaykit record` does, with a stub provider that answers as the model did. */
async function openRecording(): Promise<Recording> {
  const answers: StubAnswer[] = [];
  const stack = new AsyncDisposableStack();
  const provider = stack.use(await stubProvider(() => answers.shift() ?? { status: 500, body: null }));
  const config = Object.fromEntries(
    ["openai", "anthropic", "gemini"].map((name) => [name, { base_url: provider.url }]),
  );
  const keys = { OPENAI_API_KEY: "key", ANTHROPIC_API_KEY: "key", GEMINI_API_KEY: "key" };
  const upstream = createUpstream({ config, env: keys, fetch, sleep: async () => {} });
  const gateway = stack.use(await startGateway({ upstream }));

  async function play(
    { conversation, effects, configEffects }: Source,
    wire: ModelWire,
    routed: boolean,
  ): Promise<Played> {
    let clock = conversation.time.start;
    const now = () => new Date(clock);
    using open = gateway.open({ mode: "record", effects: effectLookup(configEffects), now });
    answers.splice(
      0,
      Infinity,
      ...conversation.turns
        .filter(isModel)
        .filter(({ asked }) => asked)
        .flatMap(answerWith(wire)),
    );
    await actThroughGateway({ url: open.url, wire, routed, conversation, at: (time) => void (clock = time) });
    const end = endOf(conversation);
    const { trace } = observedTrace(open.session.observations(), { run_id: conversation.run_id, end });
    return playedTrace({ ...trace, ended_at: now().toISOString() }, effects);
  }

  return { play, [Symbol.asyncDispose]: () => stack.disposeAsync() };
}

/** How often a request is sent that the provider refuses as temporary. */
const tries = 4;

function answerWith(wire: ModelWire): (turn: ModelTurn) => StubAnswer[] {
  return (turn) => {
    if (!turn.error) return [{ body: wire.response(turn) }];
    const status = Number(/\b[45]\d\d\b/.exec(turn.error.message)?.[0] ?? 500);
    const answer = { status, body: { error: { message: turn.error.message, type: "server_error" } } };
    return Array.from({ length: status === 429 || status >= 500 ? tries : 1 }, () => answer);
  };
}

/** The end of the process: a failed run ends with an exception. */
function endOf({ failure }: Conversation): RunEnd {
  return { code: failure ? 1 : 0, timed_out: false, stderr: failure ? `Error: ${failure.error}\n` : "" };
}
