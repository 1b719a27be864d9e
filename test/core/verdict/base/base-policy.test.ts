import { describe, expect, it } from "vitest";
import { configSchema } from "../../../../src/core/schema/config.ts";
import { comparePolicy, withBasePolicy } from "../../../../src/core/verdict/base/base-policy.ts";

const agent = { command: ["python3", "agent.py"] };
const config = (runner: object, more: object = {}) =>
  configSchema.parse({ runners: { agent: { ...agent, ...runner } }, ...more });

function runnerOf(head: object, base: object) {
  const { network, pass_env, hide_checks, paths } = withBasePolicy(config(head), config(base)).runners["agent"] ?? {};
  return { network, pass_env, hide_checks, paths };
}

const strict = { network: "deny", pass_env: [], hide_checks: false, paths: undefined };

describe("a runner of the head", () => {
  it("gets the network, the variables and the sight of the checks that the base allows, and no more", () => {
    expect(runnerOf({ network: "allow", pass_env: ["A_KEY", "B"] }, { pass_env: ["B"] })).toEqual({
      ...strict,
      pass_env: ["B"],
    });
    expect(runnerOf({ network: "allow" }, { network: "allow", hide_checks: true })).toEqual({
      ...strict,
      network: "allow",
      hide_checks: true,
    });
  });

  it("may be stricter than the base's", () => {
    const base = { network: "allow", pass_env: ["A", "B"] };
    expect(runnerOf({ pass_env: ["A"], hide_checks: true }, base)).toEqual({
      ...strict,
      pass_env: ["A"],
      hide_checks: true,
    });
  });

  it("is affected by what the base says and by more, never by less", () => {
    expect(runnerOf({ paths: ["none/**"] }, { paths: ["src/**"] }).paths).toEqual(["src/**", "none/**"]);
    expect(runnerOf({ paths: ["none/**"] }, {}).paths).toBeUndefined();
    expect(runnerOf({}, { paths: ["src/**"] }).paths).toBeUndefined();
  });

  it("gets nothing by a new name", () => {
    const renamed = configSchema.parse({ runner: { ...agent, network: "allow", pass_env: ["A_KEY", "B"] } });
    const base = config({ network: "allow", pass_env: ["B"], hide_checks: true });
    const { runner } = withBasePolicy(renamed, base);
    expect(runner).toMatchObject({ network: "deny", pass_env: ["B"], hide_checks: true });
  });
});

describe("the rest of the policy", () => {
  const lenient = {
    fail_on: [],
    select: "smoke",
    budget: { usd: 0 },
    upstream: { openai: { base_url: "http://x" } },
    http: { allow: ["x.example"] },
    simulator: { api: "openai", model: "x" },
  };

  it("is the base's, or the default where the base has none", () => {
    const strictest = configSchema.parse({ effects: { send: "write" } });
    const head = config({ network: "allow" }, { ...lenient, effects: { send: "write" } });
    for (const base of [strictest, undefined]) {
      const { runners, ...rest } = withBasePolicy(head, base);
      const { runners: _none, ...wanted } = strictest;
      expect(rest).toEqual(wanted);
      expect(runners["agent"]).toMatchObject({ network: "deny" });
    }
  });

  it("is named where the head asks for another one", () => {
    const head = config({ network: "allow", pass_env: ["A"] }, lenient);
    const base = config({});
    expect(comparePolicy(withBasePolicy(head, base), head)).toEqual([
      "select",
      "budget",
      "upstream",
      "http",
      "fail_on",
      "simulator",
      "runners.agent.network",
      "runners.agent.pass_env",
    ]);
    expect(comparePolicy(withBasePolicy(base, base), base)).toEqual([]);
  });
});

it("renamed tools, calls that count as others and the pool are the base's", () => {
  const loose = {
    aliases: { pay: "get_order" },
    equivalent: [{ call: "a", as: { tool: "b" } }],
    pool: { max_age: "900d" },
  };
  const inForce = withBasePolicy(config({}, loose), config({}));
  expect(inForce).toMatchObject({ aliases: {}, equivalent: [], pool: { max_age: 30 * 86_400_000 } });
  expect(comparePolicy(inForce, config({}, loose))).toEqual(["aliases", "equivalent", "pool"]);
  const allowed = withBasePolicy(config({}, loose), config({}, loose));
  expect(allowed.aliases).toEqual(loose.aliases);
  expect(comparePolicy(allowed, config({}, loose))).toEqual([]);
  expect(withBasePolicy(config({}, loose), undefined).aliases).toEqual({});
});
