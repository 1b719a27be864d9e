import { effectLookup } from "../../../core/effects.ts";
import { userTurns } from "../../../core/run/case-input.ts";
import type { PlaceholderPairs } from "../../../core/redact/placeholder-pairs.ts";
import type { Redactor } from "../../../core/redact/redact.ts";
import type { ModelName } from "../../../core/providers/model-names.ts";
import { exactTexts } from "../../../core/replay/exact-texts.ts";
import { createMcpReplay } from "../../../core/replay/mcp-replay.ts";
import type { ReadPool } from "../../../core/fixtures/read-pool.ts";
import { createModelReplay } from "../../../core/replay/model-replay.ts";
import { createToolReplay } from "../../../core/replay/tool-replay.ts";
import type { LoadedCase } from "../../../core/case/load-case.ts";
import type { ReplayConfig } from "../../../core/schema/config.ts";
import type { Json } from "../../../core/schema/json.ts";
import { type Gateway, startGateway } from "../../../gateway/server.ts";
import { createSpending, type Spending } from "../../../gateway/spending.ts";
import { createUpstream } from "../../../gateway/upstream.ts";
import { nodePlatform } from "../../platform.ts";
import { type ToolRouting, toolEnvironment } from "../../routing/tool-environment.ts";
import { relayInto } from "../../sandbox/relay-into.ts";
import { simulatedUser } from "../../judge/simulated-user.ts";
import type { SimulatedUserContext } from "../../judge/simulated-model-user.ts";
import { shimEnvironment } from "../../shim-environment.ts";
import type { GatewaySession, ReplayGateway } from "./tool-evidence.ts";
import { compact } from "../../../core/compact.ts";
import { sumOf, evidenceOf } from "./gateway-evidence.ts";

export interface CaseGateway extends ReplayGateway, AsyncDisposable {}

/**
 * Starts a gateway that serves each attempt from its case: one server, one token per attempt. `modelName` replaces the
 * model of live requests.
 */
export async function startCaseGateway(
  config: ReplayConfig,
  env: Record<string, string | undefined>,
  modelName?: ModelName,
): Promise<CaseGateway> {
  const sleep = (ms: number) => new Promise<void>((done) => void setTimeout(done, ms));
  // A provider that has not answered at the end must not keep the process alive.
  const closing = new AbortController();
  const fetchUntilClosed: typeof fetch = (url, init) => fetch(url, { ...init, signal: closing.signal });
  const upstream = createUpstream({ config: config.upstream, env, fetch: fetchUntilClosed, sleep });
  const gateway = await startGateway({
    upstream,
    mcpUrl: config.upstream["mcp"]?.base_url,
    httpTools: config.http,
    modelName,
  });
  const spending = createSpending(config);
  // Opens the sandbox while the first cases are read; the first runner waits for it.
  const opening = relayInto(config.sandbox, gateway);
  opening.catch(() => {}); // the callers that await `opening` get the error
  /** Variables that route functions, by checkout: the head's and the base's. */
  const environments = new Map<string, Promise<Record<string, string>>>();
  const environmentOf = (routing: ToolRouting) => {
    const known = environments.get(routing.root) ?? toolEnvironment(routing, "replay");
    environments.set(routing.root, known);
    return known;
  };
  return {
    sandbox: opening,
    open: async ({ loaded, redactor, placeholders, pool, liveAfter, network, place, timeoutMs, routing }) => {
      const { sandbox, relayed } = await opening;
      await relayed;
      const routed = routing === undefined ? {} : await environmentOf(routing);
      const patienceMs = timeoutMs === undefined ? undefined : timeoutMs / 2;
      const around = { isolated: sandbox !== undefined && !network, network, place, patienceMs };
      const subject = { config, env, loaded, redactor, placeholders, pool, liveAfter, spending, routed };
      return openCase(gateway, { ...subject, ...around });
    },
    [Symbol.asyncDispose]: async () => {
      (await opening.catch(() => undefined))?.[Symbol.dispose]();
      await gateway[Symbol.asyncDispose]();
      closing.abort();
    },
  };
}

interface Subject {
  config: ReplayConfig;
  env: Record<string, string | undefined>;
  loaded: LoadedCase;
  redactor: Redactor;
  placeholders: PlaceholderPairs | undefined;
  pool: ReadPool | undefined;
  liveAfter: number | undefined;
  /** True if the agent runs in a sandbox that reaches only the gateway. */
  isolated: boolean;
  network: boolean;
  place: SimulatedUserContext;
  spending: Spending;
  /** Variables that tell the agent which functions are routed. */
  routed: Record<string, string>;
  /** Half of the attempt's time, in ms: the agent needs the rest, so that it ends before its timeout. */
  patienceMs: number | undefined;
}

function openCase(gateway: Gateway, subject: Subject): GatewaySession {
  const { config, env, loaded, redactor, place, isolated, spending, patienceMs } = subject;
  const replays = replaysOf(subject);
  const redact = (text: string) => redactor.text(text);
  const user = simulatedUser(loaded.case, { place, config: config.simulator, env, spending, redact });
  const open = gateway.open({
    mode: "replay",
    tools: replays.tools,
    model: replays.model,
    mcp: createMcpReplay(loaded.trace),
    effects: replays.effects,
    exactText: exactTexts(loaded.trace),
    userTurns: loaded.case.scenario.mode === "scripted" ? laterTurns(loaded) : [],
    simulateUser: user && ((conversation) => user.next(conversation)),
    now: () => nodePlatform.now(),
    redact: (value) => redactor.redact(value),
    refuseLive: () => spending.refusal(),
    onObserved: (observation) => spending.add(observation),
    ...compact({ patienceMs }),
  });
  const around = environmentAround(gateway, subject);
  return {
    env: { ...around, ...open.env },
    warm: {
      open() {
        const address = gateway.openAddress();
        return { ...address, env: { ...around, ...address.env } };
      },
      lead: (address) => address.leadTo(open.session),
    },
    isolated,
    async finish(written, end) {
      open[Symbol.dispose]();
      const evidence = evidenceOf(open.session, { ...evidenceParts(subject, replays), written, end, user });
      const live = spending.of(open.session.observations());
      const spend = user ? sumOf(live, user.spend()) : live;
      return evidence && (spend.tokens === 0 ? evidence : { ...evidence, spend });
    },
    userTurns() {
      const turns = open.session.simulatedTurns();
      return user && turns > 0 ? { by: user.by, turns, spend: user.spend() } : undefined;
    },
  };
}

/** Makes what answers the tools and models of a case. */
function replaysOf({ config, loaded, placeholders, pool, liveAfter }: Subject) {
  const effects = effectLookup(loaded.case.effects, config.effects, config.aliases);
  const endings = loaded.case.terminal_tools ?? config.terminal_tools;
  const tools = createToolReplay({
    fixtures: loaded.toolFixtures,
    rules: loaded.case.replay,
    effects,
    terminal_tools: endings,
    placeholders,
    aliases: config.aliases,
    pool,
  });
  const { exchanges = [], variants } = loaded.modelFixtures ?? {};
  const recorded = exchanges.length > 0 || variants !== undefined;
  const mode = loaded.case.replay.model ?? (recorded ? "recorded-until-divergence" : "live");
  const { ignore } = loaded.case.replay.match;
  const model = createModelReplay({ exchanges, variants, mode, placeholders, ignore, liveAfter });
  return { effects, endings, tools, model };
}

function evidenceParts(
  { config, loaded, isolated, redactor }: Subject,
  { effects, endings, tools, model }: ReturnType<typeof replaysOf>,
) {
  return {
    effects,
    fixtures: loaded.toolFixtures,
    aliases: config.aliases,
    runId: loaded.case.id,
    endings,
    isolated,
    liveAfter: model.liveAfter(),
    unconsumed: tools.unconsumed() + model.unconsumed(),
    redactor,
    pooled: tools.pooled(),
  };
}

/** Variables that an agent gets besides the address of its session. */
function environmentAround(gateway: Gateway, { env, routed, network, isolated }: Subject): Record<string, string> {
  return {
    ...shimEnvironment({ PYTHONPATH: env["PYTHONPATH"], REPLAYKIT_SHIMS: env["REPLAYKIT_SHIMS"] }),
    ...routed,
    ...(network || isolated ? {} : denyingProxy(gateway)),
  };
}

/**
 * Makes clients that obey proxies reach only this machine, for systems without isolation. In a network of its own an
 * agent needs none, and Node's proxy support makes its start several times as long.
 */
function denyingProxy({ url }: Gateway): Record<string, string> {
  const near = "127.0.0.1,localhost,::1";
  return {
    ...Object.fromEntries(
      ["HTTP_PROXY", "HTTPS_PROXY", "ALL_PROXY"].flatMap((name) => [
        [name, url],
        [name.toLowerCase(), url],
      ]),
    ),
    NO_PROXY: near,
    no_proxy: near,
    NODE_USE_ENV_PROXY: "1",
  };
}

/** The user's turns after the first. The agent gets the first with the case and asks for the others. */
function laterTurns({ case: { scenario } }: LoadedCase): Json[] {
  return userTurns(scenario)
    .slice(1)
    .map(({ content }) => content);
}
