import { expect, it } from "vitest";
import { runRouted } from "./routed-agent.ts";

const start = `import { appendFileSync } from "node:fs";
import { CardDeclined, Refund } from "./errors.ts";
const real = () => appendFileSync(process.env.SIDE_EFFECTS ?? "", "ran\\n");
`;

const errors = `
export class CardDeclined extends Error {
  constructor(readonly reason: string, readonly order: { id: string }) { super("the card was declined"); this.name = "CardDeclined"; }
}
class Money { amount: number; constructor(amount: number) { this.amount = amount; } get shown() { return this.amount.toFixed(2); } }
export class Refund extends Money {
  paid = new Date(0);
  constructor(amount: number, readonly order: string) { super(amount); }
  describe() { return \`\${this.order}: \${this.shown}\`; }
}
export class Vault { #key = 1; get key() { return this.#key; } }
`.replaceAll("readonly ", "");

/** TypeScript without parameter properties: Node only takes types out. */
const plainErrors = errors
  .replace(
    'constructor(reason: string, order: { id: string }) { super("the card was declined");',
    'reason: string; order: { id: string };\n  constructor(reason: string, order: { id: string }) { super("the card was declined"); this.reason = reason; this.order = order;',
  )
  .replace(
    "constructor(amount: number, order: string) { super(amount); }",
    "order: string;\n  constructor(amount: number, order: string) { super(amount); this.order = order; }",
  );

/** An agent whose function gives `value`, and prints `say`. */
function agent(value: string, say: string, more = "") {
  return {
    files: {
      "errors.ts": plainErrors,
      "agent.ts": `${start}${more}\nasync function refund() { real(); ${value} }\n${say}\n`,
    },
    main: "agent.ts",
    at: "agent.ts#refund",
  };
}

async function recordedAndReplayed(given: ReturnType<typeof agent>) {
  const recorded = await runRouted({ ...given, mode: "record" });
  const [seen] = recorded.observations;
  if (seen?.type !== "tool") throw new Error(`a call was expected: ${recorded.stderr}`);
  const replayed = await runRouted({ ...given, mode: "replay", calls: [seen.call] });
  return { recorded, replayed, call: seen.call };
}

const print = (what: string) => `const it = await refund();\nconsole.log(JSON.stringify(${what}));`;
const values: [string, string, string][] = [
  [
    "an instance with its methods",
    `return new Refund(5, "A1");`,
    print(`[it.amount, it.describe(), it instanceof Refund, it.paid.getTime()]`),
  ],
  ["a date", "return new Date(1e12);", print("[it.getTime(), it instanceof Date]")],
  ["an invalid date", "return new Date(NaN);", print("String(it.getTime())")],
  [
    "a map of sets",
    `return new Map([[{ id: 1 }, new Set(["a", 2n])]]);`,
    print(`[...it].map(([key, set]) => [key.id, [...set].map((one) => typeof one + String(one))])`),
  ],
  [
    "bytes",
    "return { whole: Buffer.from([0, 255]), part: new Uint16Array([1, 65535]).subarray(1) };",
    print("[it.whole.toString('hex'), Buffer.isBuffer(it.whole), it.part[0], it.part instanceof Uint16Array]"),
  ],
  [
    "numbers that are no JSON",
    "return [NaN, Infinity, -0, 10n ** 30n];",
    print("it.map((one) => Object.is(one, -0) ? '-0' : typeof one + one)"),
  ],
  ["undefined", "return undefined;", print("[it === undefined]")],
  [
    "a member that is undefined",
    "return { left: undefined, right: null };",
    print("['left' in it, it.left === undefined, it.right]"),
  ],
  [
    "an address and a pattern",
    `return [new URL("https://example.com/a?b=1"), /a+/gi];`,
    print("[it[0].searchParams.get('b'), it[1].flags, it[1].test('xA')]"),
  ],
  [
    "an object without a prototype",
    "return Object.assign(Object.create(null), { a: 1 });",
    print("[Object.getPrototypeOf(it), it.a]"),
  ],
  ["a key that is __proto__", `return JSON.parse('{"__proto__": {"a": 1}}');`, print("[Object.keys(it), it.a]")],
  ["null", "return null;", print("it")],
];

it.each(values)("%s keeps its type", async (_, value, say) => {
  const { recorded, replayed } = await recordedAndReplayed(agent(value, say));
  expect(recorded).toMatchObject({ exit: 0, wrote: "ran\n", stderr: "" });
  expect(replayed).toMatchObject({ exit: 0, stdout: recorded.stdout, stderr: "", wrote: "" });
});

const caught = `try { await refund(); } catch (error) {
  console.log(JSON.stringify([error instanceof CardDeclined, error instanceof Error, error.name, error.message, error.reason, error.order?.id, error.code, String(error.cause)]));
}`;

it.each([
  ["of the agent's own class", `throw new CardDeclined("no money", { id: "A1" });`],
  ["of the language, with a code", `throw Object.assign(new RangeError("too much"), { code: "E_MUCH" });`],
  ["with a cause", `throw new Error("outer", { cause: new TypeError("inner") });`],
])("an error %s is caught as what it was", async (_, value) => {
  const { recorded, replayed } = await recordedAndReplayed(agent(value, caught));
  expect(recorded).toMatchObject({ exit: 0, wrote: "ran\n" });
  expect(replayed).toMatchObject({ exit: 0, stdout: recorded.stdout, stderr: "", wrote: "" });
});

it("what is no error is thrown again as it was", async () => {
  const say = "try { await refund(); } catch (thrown) { console.log(JSON.stringify(thrown)); }";
  const { recorded, replayed } = await recordedAndReplayed(agent(`throw { code: 7 };`, say));
  expect(recorded.stdout).toBe('{"code":7}');
  expect(replayed.stdout).toBe('{"code":7}');
});

it.each([
  ["a function", "return { again: () => 1 };", /at \/again: a function cannot be kept/],
  ["a class with private members", "return new Vault();", /Vault keeps #key, which no other code can read/],
  [
    "a class that was made in a function",
    "const Local = class Local {}; return new Local();",
    /Local is not a class at the top level/,
  ],
  ["what contains itself", "const it = {}; it.self = it; return it;", /at \/self: an object that contains itself/],
])("%s is refused while recording, with its place", async (_, value, why) => {
  const more = `import { Vault } from "./errors.ts";\nvoid Vault;`;
  const end = await runRouted({ ...agent(value, "await refund();", more), mode: "record" });
  expect(end).toMatchObject({ exit: 0, wrote: "ran\n" });
  expect(end.notices).toContainEqual({
    tool: "refund",
    at: "agent.ts#refund",
    state: "unkept",
    message: expect.stringMatching(why),
  });
});

it("a recording of a class that is gone is no answer of another kind", async () => {
  const call = { tool: "refund", args: {}, output: { amount: 5 }, output_types: { "": "errors.ts#Gone" } };
  const say = "try { await refund(); } catch (error) { console.log(error.name, error.message); }";
  const end = await runRouted({ ...agent("return 1;", say), mode: "replay", calls: [call] });
  expect(end.stdout).toMatch(/^ToolError the recorded result of refund cannot be rebuilt: .*errors\.ts#Gone/);
  expect(end.wrote).toBe("");
  expect(end.notices.map(({ state }) => state)).toContain("unkept");
});
