import { canonicalJson } from "../core/canonical-json.ts";
import { effectLookup } from "../core/effects.ts";
import type { PlaceholderPairs } from "../core/redact/placeholder-pairs.ts";
import type { Redactor } from "../core/redact/redact.ts";
import type { ModelName } from "../core/providers/model-names.ts";
import { exactTexts } from "../core/replay/exact-texts.ts";
import { createMcpReplay } from "../core/replay/mcp-replay.ts";
import type { ReadPool } from "../core/pool/read-pool.ts";
import { createModelReplay } from "../core/replay/model-replay.ts";
import { countOfUnknownOrigin } from "../core/replay/text-error.ts";
import { createToolReplay } from "../core/replay/tool-replay.ts";
import { fillUnseen } from "../core/run/fill-unseen.ts";
import { runFromTrace } from "../core/run/run-from-trace.ts";
import { uncontrolledCalls, uncontrolledWrite } from "../core/run/uncontrolled-calls.ts";
import type { LoadedCase } from "../core/load-case.ts";
import type { ReplayConfig } from "../core/schema/config.ts";
import type { ToolFixtures } from "../core/schema/fixtures.ts";
import type { Json } from "../core/schema/json.ts";
import type { EvidenceCounts, PooledAnswer, Spend } from "../core/schema/result.ts";
import type { Run } from "../core/schema/run.ts";
import { observedTrace, type RunEnd } from "../gateway/observed-trace.ts";
import { recordedExchanges } from "../gateway/recorded-exchanges.ts";
import { type Gateway, startGateway } from "../gateway/server.ts";
import type { Observation, Session } from "../gateway/session.ts";
import { createSpending, type Spending } from "../gateway/spending.ts";
import { createUpstream } from "../gateway/upstream.ts";
import { nodePlatform } from "./platform.ts";
import { type ToolRouting, toolEnvironment } from "./routing/tool-environment.ts";
import { relayInto } from "./sandbox/relay-into.ts";
import { type SimulatedUser, simulatedUser, type SimulatedUserContext } from "./simulated-user.ts";
import { shimEnvironment } from "./shim-environment.ts";
import type { GatewaySession, ReplayGateway, ToolEvidence } from "./replay/tool-evidence.ts";

export interface CaseGateway extends ReplayGateway, AsyncDisposable {}

/** A gateway that serves each attempt from its case: one server, one token for each attempt. `modelName`: whom live requests go to. */
export async function startCaseGateway(
  config: ReplayConfig,
  env: Record<string, string | undefined>,
  modelName?: ModelName,
): Promise<CaseGateway> {
  const sleep = (ms: number) => new Promise<void>((done) => void setTimeout(done, ms));
  // A provider that still owes an answer when all is done must not keep the process alive.
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
  // Made while the first cases are read; the first runner waits for it.
  const opening = relayInto(config.sandbox, gateway);
  opening.catch(() => {}); // whoever waits for it hears of it
  /** By checkout: the head's functions, and the base's. */
  const environments = new Map<string, Promise<Record<string, string>>>();
  const environmentOf = (routing: ToolRouting) => {
    const known = environments.get(routing.root) ?? toolEnvironment(routing, "replay");
    environments.set(routing.root, known);
    return known;
  };
  return {
    sandbox: opening,
    open: async ({ loaded, redactor, placeholders, pool, network, place, timeoutMs, routing }) => {
      const { sandbox } = await opening;
      const routed = routing === undefined ? {} : await environmentOf(routing);
      const patienceMs = timeoutMs === undefined ? undefined : timeoutMs / 2;
      const around = { isolated: sandbox !== undefined && !network, network, place, patienceMs };
      const subject = { config, env, loaded, redactor, placeholders, pool, spending, routed };
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
  /** True where it runs in a sandbox whose network holds nothing but the gateway. */
  isolated: boolean;
  network: boolean;
  place: SimulatedUserContext;
  spending: Spending;
  /** What the agent is told of the functions that are routed. */
  routed: Record<string, string>;
  /** Half of the attempt's time: the agent needs the rest, and is to end before it is ended. */
  patienceMs: number | undefined;
}

function openCase(
  gateway: Gateway,
  {
    config,
    env,
    loaded,
    redactor,
    placeholders,
    pool,
    isolated,
    network,
    place,
    spending,
    routed,
    patienceMs,
  }: Subject,
): GatewaySession {
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
  const model = createModelReplay({ exchanges, variants, mode, placeholders, ignore: loaded.case.replay.match.ignore });
  const redact = (text: string) => redactor.text(text);
  const user = simulatedUser(loaded.case, { place, config: config.simulator, env, spending, redact });
  const open = gateway.open({
    mode: "replay",
    tools,
    model,
    mcp: createMcpReplay(loaded.trace),
    effects,
    exactText: exactTexts(loaded.trace),
    userTurns: loaded.case.scenario.mode === "scripted" ? laterTurns(loaded) : [],
    simulateUser: user && ((conversation) => user.next(conversation)),
    now: () => nodePlatform.now(),
    redact: (value) => redactor.redact(value),
    refuseLive: () => spending.refusal(),
    onObserved: (observation) => spending.add(observation),
    ...(patienceMs === undefined ? {} : { patienceMs }),
  });
  const around = {
    ...shimEnvironment({ PYTHONPATH: env["PYTHONPATH"], REPLAYKIT_SHIMS: env["REPLAYKIT_SHIMS"] }),
    ...routed,
    ...(network || isolated ? {} : denyingProxy(gateway)),
  };
  return {
    env: { ...around, ...open.env },
    warm: {
      open() {
        const door = gateway.openDoor();
        return { ...door, env: { ...around, ...door.env } };
      },
      lead: (door) => door.leadTo(open.session),
    },
    isolated,
    async finish(written, end) {
      open[Symbol.dispose]();
      const evidence = evidenceOf(open.session, {
        written,
        end,
        effects,
        fixtures: loaded.toolFixtures,
        runId: loaded.case.id,
        endings,
        isolated,
        unconsumed: tools.unconsumed() + model.unconsumed(),
        redactor,
        user,
        pooled: tools.pooled(),
      });
      const live = spending.of(open.session.observations());
      const spend = user ? sumOf(live, user.spend()) : live;
      return evidence && (spend.tokens === 0 ? evidence : { ...evidence, spend });
    },
  };
}

/**
 * Clients that obey proxies reach nothing but this machine, where the system allows no isolation. In a network of its own an agent
 * needs none, and Node's own support of proxies makes its start several times as long.
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

/** The user's turns after the first: the agent gets the first with the case and asks for the others. */
function laterTurns({ case: { scenario } }: LoadedCase): Json[] {
  return scenario.input
    .filter(({ role }) => role === "user")
    .slice(1)
    .map(({ content }) => content);
}

interface Finished {
  written: Run | undefined;
  end: RunEnd | undefined;
  effects: ReturnType<typeof effectLookup>;
  fixtures: ToolFixtures;
  runId: string;
  /** Tools on which a run ends. */
  endings: readonly string[];
  isolated: boolean;
  unconsumed: number;
  redactor: Redactor;
  user: SimulatedUser | undefined;
  pooled: readonly PooledAnswer[];
}

function sumOf(left: Spend, right: Spend): Spend {
  return { usd: left.usd + right.usd, tokens: left.tokens + right.tokens };
}

/** What the gateway saw of the attempt; where it saw nothing, the runner's own report has to do. */
function evidenceOf(
  session: Session,
  { written, end, effects, fixtures, runId, endings, isolated, unconsumed, redactor, user, pooled }: Finished,
): ToolEvidence | undefined {
  const observations = session.observations();
  if (observations.length === 0 && session.misses().length === 0) return undefined;
  const isRouted = isolated ? routedIn(session, written) : undefined;
  const head = { run_id: runId, end, isRouted };
  const { trace, uncontrolled: carried, declined, passed } = observedTrace(observations, head);
  const uncontrolled = uncontrolledCalls({
    reported: written?.calls ?? [],
    passed,
    carried: carried.map(({ tool }) => tool),
    effects,
    endings,
  });
  const shown = redactor.redact(trace);
  const seen = runFromTrace(shown, effects);
  const misses = [...session.misses()];
  const modelCalls = observations.filter(({ type }) => type === "model").length;
  const textErrors = countOfUnknownOrigin(seen.calls, fixtures);
  const counts = countsOf(session, {
    missed: misses.length,
    uncontrolled: uncontrolled.length,
    isolated,
    unconsumed,
    ...(textErrors === 0 ? {} : { text_errors: textErrors }),
    ...(declined.length === 0 ? {} : { declined: declined.length }),
    ...(user && session.simulatedTurns() > 0 ? { user: user.by } : {}),
  });
  const mismatch = uncontrolledWrite(uncontrolled, effects) ?? (written && mismatchOf(seen, written));
  return {
    counts,
    misses,
    run: written ? fillUnseen(written, seen, modelCalls) : seen,
    trace: shown,
    model_calls: modelCalls,
    ...(observations.some(({ type, how }) => type === "model" && how === "live")
      ? { exchanges: recordedExchanges(observations, redactor) }
      : {}),
    pooled,
    ...(mismatch === undefined ? {} : { mismatch }),
  };
}

/** Tools whose wrapper said that it stands before the function, and of which the runner tells no call. */
function routedIn(session: Session, written: Run | undefined): (tool: string) => boolean {
  const installed = new Set(session.routing().flatMap(({ state, tool }) => (state === "installed" ? [tool] : [])));
  const told = new Set(written?.calls.map(({ tool }) => tool));
  return (tool) => installed.has(tool) && !told.has(tool);
}

function countsOf(
  session: Session,
  rest: Pick<
    EvidenceCounts,
    "isolated" | "missed" | "uncontrolled" | "unconsumed" | "text_errors" | "declined" | "user"
  >,
): EvidenceCounts {
  const observations = session.observations();
  const count = (...how: Observation["how"][]) => observations.filter((seen) => how.includes(seen.how)).length;
  return {
    basis: "observed",
    served: count("served"),
    simulated: count("simulated") + session.simulatedTurns(),
    blocked: count("blocked"),
    live: count("live") + (rest.user === "model" ? session.simulatedTurns() : 0),
    ...rest,
  };
}

/** The gateway's evidence wins: a write that passed through and that the runner does not tell of is a contradiction. */
function mismatchOf(seen: Run, written: Run): string | undefined {
  const told = new Map<string, number>();
  for (const call of written.calls) told.set(keyOf(call), (told.get(keyOf(call)) ?? 0) + 1);
  for (const call of seen.calls.filter(({ effect }) => effect === "write")) {
    const left = told.get(keyOf(call)) ?? 0;
    if (left === 0) return `report mismatch: the gateway saw ${call.tool}, which the runner's output does not tell of`;
    told.set(keyOf(call), left - 1);
  }
  return undefined;
}

function keyOf({ tool, args }: { tool: string; args: Json }): string {
  return `${tool}\n${canonicalJson(args)}`;
}
