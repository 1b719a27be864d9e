import { expect, it } from "vitest";
import { parseConfig } from "../../../src/core/config/config-yaml.ts";
import { createRedactor } from "../../../src/core/redact/redact.ts";
import { hmacKeyedHash } from "../../../src/node/platform.ts";
import { runRouted } from "./routed-agent.ts";

const head = `import { appendFileSync } from "node:fs";\nconst real = () => appendFileSync(process.env.SIDE_EFFECTS, "ran\\n");\n`;

function agent(source: string) {
  return { files: { "agent.mjs": `${head}${source}\n` }, main: "agent.mjs", at: "agent.mjs#refund" };
}

const config = (...lines: string[]) => parseConfig(["version: 1", ...lines, ""].join("\n"), "replaykit.yaml");

it("a place that is neither Node's nor Python's is named with what is expected", () => {
  const wrong = () => config("tools:", "  refund: src/tools.ts");
  expect(wrong).toThrow(/replaykit\.yaml:3: tools\.refund.*expected "path\/file\.ts#function" \(Node\)/s);
  expect(config("tools:", "  refund: src/tools.ts#refund").tools).toEqual({ refund: { at: "src/tools.ts#refund" } });
});

it("two tools of one name, and two names of one function, are refused at their lines", () => {
  expect(() => config("tools:", "  refund: a.ts#one", "  refund: a.ts#two")).toThrow(
    /replaykit\.yaml:4.*"refund" twice/,
  );
  expect(() => config("tools:", "  refund: a.ts#one", "  give_back: a.ts#one")).toThrow(
    "replaykit.yaml:4: tools.give_back names a.ts#one, and so does tools.refund",
  );
});

it("an effect is declared in one place and counts as every effect does", () => {
  const line = `tools: { refund: { at: "a.ts#refund", effect: write } }`;
  expect(config(line).effects).toEqual({ refund: "write" });
  expect(() => config(line, "effects: { refund: read }")).toThrow(
    "replaykit.yaml:2: tools.refund is a write, and effects.refund says read",
  );
});

it("a file that is not there, and one that is no JavaScript, are named", async () => {
  const gone = { ...agent(""), at: "src/gone.ts#refund" };
  await expect(runRouted({ ...gone, mode: "record" })).rejects.toThrow("src/gone.ts#refund: there is no such file");
  const end = await runRouted({ ...agent("function refund( {"), mode: "replay" });
  expect(end).toMatchObject({
    exit: 1,
    wrote: "",
    stderr: expect.stringContaining("agent.mjs cannot be read as JavaScript"),
  });
});

it("a module that fails while it loads fails as it would", async () => {
  const end = await runRouted({
    ...agent(`export function refund() { real(); }\nthrow new Error("no database");`),
    mode: "record",
  });
  expect(end).toMatchObject({ exit: 1, wrote: "", stderr: expect.stringContaining("Error: no database") });
  expect(end.observations).toEqual([]);
});

it("what turns out to be no function is named with its own functions", async () => {
  const source = "const refund = Object.assign({}, { execute() { real(); } });\nrefund.execute();";
  const end = await runRouted({ ...agent(source), mode: "replay" });
  expect(end).toMatchObject({ exit: 1, wrote: "" });
  expect(end.stderr).toContain(
    "tools.refund of replaykit.yaml names something that is not a function; its functions are .execute",
  );
});

const withSession = `const db = { query() {} };\nasync function refund(customer_id, db) { real(); return customer_id; }\nconsole.log(await refund("c1", db));`;

it("arguments that are no JSON are refused while recording, with what to write", async () => {
  const end = await runRouted({ ...agent(withSession), mode: "record" });
  expect(end).toMatchObject({ exit: 0, wrote: "ran\n" });
  expect(end.notices.find(({ state }) => state === "unkept")?.message).toBe(
    "its arguments, at /db/query: a function cannot be kept; say which of them count: args: [customer_id]",
  );
});

it("args names the arguments that a call is matched by", async () => {
  const recorded = await runRouted({ ...agent(withSession), mode: "record", args: ["customer_id"] });
  expect(recorded.observations).toMatchObject([{ call: { args: { customer_id: "c1" }, output: "c1" } }]);
  expect(recorded.notices.map(({ state }) => state)).toEqual(["installed"]);
  const calls = [{ tool: "refund", args: { customer_id: "c1" }, output: "recorded" }];
  const replayed = await runRouted({ ...agent(withSession), mode: "replay", args: ["customer_id"], calls });
  expect(replayed).toMatchObject({ exit: 0, stdout: "recorded", wrote: "" });
  // The twin: without it nothing is asked, and nothing runs.
  const unpicked = await runRouted({ ...agent(withSession), mode: "replay", calls });
  expect(unpicked).toMatchObject({ exit: 1, wrote: "" });
});

const generator = (more: string) =>
  agent(
    `function* refund() { try { for (let n = 1; n < 9; n += 1) { real(); yield n; } } finally { console.log("closed"); } }\n${more}`,
  );
const readTwo = "for (const n of refund()) { console.log(n); if (n === 2) break; }";

it("a generator that is left half read is recorded as far as it was read", async () => {
  const recorded = await runRouted({ ...generator(readTwo), mode: "record" });
  expect(recorded).toMatchObject({ exit: 0, stdout: "1\n2\nclosed", wrote: "ran\nran\n" });
  const [seen] = recorded.observations;
  if (seen?.type !== "tool") throw new Error("a call was expected");
  expect(seen.call).toMatchObject({ output: { yielded: [1, 2], left: true }, output_types: { "": "generator" } });
  const replayed = await runRouted({ ...generator(readTwo), mode: "replay", calls: [seen.call] });
  expect(replayed).toMatchObject({ exit: 0, stdout: "1\n2", wrote: "" });
  // Who reads on beyond what was read gets no made-up end.
  const further = await runRouted({
    ...generator("for (const n of refund()) console.log(n);"),
    mode: "replay",
    calls: [seen.call],
  });
  expect(further).toMatchObject({ exit: 1, wrote: "" });
  expect(further.notices.find(({ state }) => state === "unkept")).toMatchObject({
    message: expect.stringContaining("ends after 2 values"),
  });
});

it("a write inside of a pure function is answered, though the pure one runs", async () => {
  const source = `function compute() { return give({ order: "A1" }); }\nfunction give() { real(); return "really"; }\nconsole.log(await compute());`;
  const files = { "agent.mjs": `${head}${source}\n` };
  const more = { give: { at: "agent.mjs#give", effect: "write" as const } };
  const calls = [{ tool: "give", args: { order: "A1" }, output: "recorded" }];
  const given = { files, main: "agent.mjs", at: "agent.mjs#compute", effect: "pure" as const, more };
  const end = await runRouted({ ...given, mode: "replay", calls });
  expect(end).toMatchObject({ exit: 0, stdout: "recorded", wrote: "" });
  expect(end.observations).toMatchObject([
    { how: "run", call: { tool: "refund", output: "recorded" } },
    { how: "served", call: { tool: "give" } },
  ]);
  // While recording both are seen, too.
  const recorded = await runRouted({ ...given, mode: "record" });
  expect(recorded).toMatchObject({ exit: 0, stdout: "really", wrote: "ran\n" });
  expect(recorded.observations.map((seen) => seen.type === "tool" && seen.call.tool)).toEqual(["refund", "give"]);
});

it("what a read calls inside of itself is part of it, while recording", async () => {
  const source = `function look() { return give({ order: "A1" }); }\nfunction give() { real(); return "really"; }\nconsole.log(await look());`;
  const more = { give: { at: "agent.mjs#give", effect: "write" as const } };
  const files = { "agent.mjs": `${head}${source}\n` };
  const end = await runRouted({ files, main: "agent.mjs", at: "agent.mjs#look", effect: "read", more, mode: "record" });
  expect(end.observations.map((seen) => seen.type === "tool" && seen.call.tool)).toEqual(["refund"]);
});

it("what says of which type a value is stays what it is when a trace is redacted", () => {
  const redactor = createRedactor({ keyedHash: hmacKeyedHash(Buffer.from("key")) });
  const types = { "/password": "Date", "/token": "src/auth.ts#Token", "/api_key/secret": "undefined" };
  expect(redactor.redact({ output_types: types })).toEqual({ output_types: types });
  // The twin: what is no type's name, or stands elsewhere, is no exception.
  expect(redactor.redact({ output_types: { "/password": "hunter2 hunter2" } })).not.toEqual({
    output_types: { "/password": "hunter2 hunter2" },
  });
  expect(redactor.redact({ "/password": "Date" })).not.toEqual({ "/password": "Date" });
});
