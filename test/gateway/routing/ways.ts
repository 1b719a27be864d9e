/** The ways in which agents define their tools: a file of the agent, the place of the function, and how it is called. */
export interface Way {
  name: string;
  files: Record<string, string>;
  /** The file that is started. */
  main: string;
  at: string;
  /** What starts the agent, before its file. */
  words?: string[];
  /** Why it is refused; absent: it is routed. */
  refused?: RegExp;
}

const tsx = import.meta.resolve("tsx");
const real = `require("node:fs").appendFileSync(process.env.SIDE_EFFECTS, "ran\\n")`;
const esm = `import { appendFileSync } from "node:fs";\nconst real = () => appendFileSync(process.env.SIDE_EFFECTS, "ran\\n");\n`;
const cjs = `const real = () => ${real};\n`;
const shown = (call: string) => `Promise.resolve(${call}).then((given) => console.log(JSON.stringify(given)));\n`;
const args = `{ order: "A1", amount: 5 }`;

function inOne(name: string, at: string, source: string, call: string, more: Partial<Way> = {}): Way {
  return {
    name,
    files: { "agent.mjs": `${esm}${source}\n${shown(call)}` },
    main: "agent.mjs",
    at: `agent.mjs#${at}`,
    ...more,
  };
}

const body = "{ real(); return { really: order, amount }; }";
const tools = `${esm}export function refund({ order, amount }) ${body}\n`;

/** Each is to be routed or refused: nothing in between. */
export const ways: Way[] = [
  inOne("a function declaration", "refund", `function refund({ order, amount }) ${body}`, `refund(${args})`),
  inOne(
    "a declaration that is called above its line",
    "refund",
    `const early = refund(${args});\nfunction refund({ order, amount }) ${body}`,
    "early",
  ),
  inOne("an async declaration", "refund", `async function refund({ order, amount }) ${body}`, `refund(${args})`),
  inOne(
    "positional and default arguments",
    "refund",
    `function refund(order, amount = 5, currency = "EUR") ${body}`,
    `refund("A1", 5)`,
  ),
  inOne("an arrow function", "refund", `const refund = async ({ order, amount }) => ${body};`, `refund(${args})`),
  inOne(
    "an arrow function without a body",
    "refund",
    `const refund = ({ order, amount }) => (real(), { order, amount });`,
    `refund(${args})`,
  ),
  inOne(
    "a function expression",
    "refund",
    `const refund = function inner({ order, amount }) ${body};`,
    `refund(${args})`,
  ),
  inOne(
    "what a decorator made",
    "refund",
    `const retried = (work) => (...given) => work(...given);\nconst refund = retried(({ order, amount }) => ${body});`,
    `refund(${args})`,
  ),
  inOne(
    "a member of an object table",
    "tools.refund",
    `const tools = { refund: ({ order, amount }) => ${body} };`,
    `tools["refund"](${args})`,
  ),
  inOne(
    "a shorthand method of a table",
    "tools.refund",
    `const tools = { async refund({ order, amount }) ${body} };`,
    `tools.refund(${args})`,
  ),
  inOne(
    "a shorthand name in a table",
    "refund",
    `function refund({ order, amount }) ${body}\nconst tools = { refund };`,
    `tools.refund(${args})`,
  ),
  inOne(
    "a member of a nested, frozen table",
    "tools.billing.refund",
    `const tools = Object.freeze({ billing: { "refund": function ({ order, amount }) ${body} } });`,
    `tools.billing.refund(${args})`,
  ),
  inOne(
    "a static method",
    "Shop.refund",
    `class Shop { static refund({ order, amount }) ${body} }`,
    `Shop.refund(${args})`,
  ),
  inOne(
    "a method",
    "Shop.refund",
    `class Shop { name = "s"; async refund({ order, amount }) { real(); return { really: order, amount, name: this.name }; } }`,
    `new Shop().refund(${args})`,
  ),
  inOne(
    "a method that a class inherits",
    "Base.refund",
    `class Base { refund({ order, amount }) ${body} }\nclass Shop extends Base {}`,
    `new Shop().refund(${args})`,
  ),
  inOne(
    "a static field",
    "Shop.refund",
    `class Shop { static refund = async ({ order, amount }) => ${body}; }`,
    `Shop.refund(${args})`,
  ),
  inOne(
    "a generator",
    "refund",
    `function* refund({ order, amount }) { real(); yield order; yield amount; }`,
    `[...refund(${args})][0]`,
  ),
  inOne(
    "an async generator",
    "refund",
    `const refund = async function* ({ order, amount }) { real(); yield order; };`,
    `(async () => { for await (const one of refund(${args})) return one; })()`,
  ),
  inOne(
    "a promise of a function that is not async",
    "refund",
    `function refund({ order, amount }) { real(); return Promise.resolve({ order, amount }); }`,
    `refund(${args})`,
  ),
  {
    name: "an export of another file",
    files: { "tools.mjs": tools, "agent.mjs": `import { refund } from "./tools.mjs";\n${shown(`refund(${args})`)}` },
    main: "agent.mjs",
    at: "tools.mjs#refund",
  },
  {
    name: "a re-export",
    files: {
      "tools.mjs": tools,
      "index.mjs": `export { refund as giveBack } from "./tools.mjs";`,
      "agent.mjs": `import "./tools.mjs";\nimport { giveBack } from "./index.mjs";\n${shown(`giveBack(${args})`)}`,
    },
    main: "agent.mjs",
    at: "index.mjs#giveBack",
  },
  {
    name: "a star export",
    files: {
      "tools.mjs": tools,
      "index.mjs": `export * from "./tools.mjs";`,
      "agent.mjs": `import * as all from "./index.mjs";\n${shown(`all.refund(${args})`)}`,
    },
    main: "agent.mjs",
    at: "index.mjs#refund",
  },
  {
    name: "an import cycle that takes the function before its file ran",
    files: {
      "tools.mjs": `import { table } from "./table.mjs";\n${tools}export { table };\n`,
      "table.mjs": `import { refund } from "./tools.mjs";\nexport const table = { refund };\n`,
      "agent.mjs": `import { table } from "./tools.mjs";\n${shown(`table.refund(${args})`)}`,
    },
    main: "agent.mjs",
    at: "tools.mjs#refund",
  },
  {
    name: "a default export",
    files: {
      "tools.mjs": `${esm}export default async function ({ order, amount }) ${body}`,
      "agent.mjs": `import refund from "./tools.mjs";\n${shown(`refund(${args})`)}`,
    },
    main: "agent.mjs",
    at: "tools.mjs#default",
  },
  {
    name: "CommonJS, exports",
    files: {
      "tools.cjs": `${cjs}exports.refund = async ({ order, amount }) => ${body};`,
      "agent.cjs": `const { refund } = require("./tools.cjs");\n${shown(`refund(${args})`)}`,
    },
    main: "agent.cjs",
    at: "tools.cjs#refund",
  },
  {
    name: "CommonJS, module.exports, the main file's own import",
    files: {
      "tools.js": `${cjs}module.exports = { refund({ order, amount }) ${body} };`,
      "agent.mjs": `import tools from "./tools.js";\n${shown(`tools.refund(${args})`)}`,
    },
    main: "agent.mjs",
    at: "tools.js#refund",
  },
  {
    name: "CommonJS, the main file",
    files: { "agent.js": `${cjs}function refund({ order, amount }) ${body}\n${shown(`refund(${args})`)}` },
    main: "agent.js",
    at: "agent.js#refund",
  },
  {
    name: "TypeScript whose types Node takes out",
    files: {
      "tools.ts": `${esm}export interface Asked { order: string; amount: number }\nexport async function refund({ order, amount }: Asked): Promise<object> ${body}\n`,
      "agent.ts": `import { refund } from "./tools.ts";\n${shown(`refund(${args})`)}`,
    },
    main: "agent.ts",
    at: "tools.ts#refund",
  },
  {
    name: "a bundle that is not minified",
    files: {
      "dist/agent.js": `${cjs}var __defProp = Object.defineProperty;\nvar Shop = class {\n  static {\n    this.kind = "shop";\n  }\n  async refund({ order, amount }) ${body}\n};\nvar shop = new Shop();\n${shown(`shop.refund(${args})`)}`,
    },
    main: "dist/agent.js",
    at: "dist/agent.js#Shop.refund",
  },
  {
    name: "an ES module of which only its words tell",
    files: {
      "tools.js": tools,
      "agent.js": `import { refund } from "./tools.js";\n${shown(`refund(${args})`)}`,
    },
    main: "agent.js",
    words: ["--no-warnings"],
    at: "tools.js#refund",
  },
  {
    name: "a function of the main file that only its words tell to be an ES module",
    files: { "agent.js": `${tools}${shown(`refund(${args})`)}` },
    main: "agent.js",
    words: ["--no-warnings"],
    at: "agent.js#refund",
  },
  {
    name: "TypeScript of which only its words tell what it is",
    files: {
      "tools.ts": `${esm}export const tools = { refund: ({ order, amount }: { order: string; amount: number }) => ${body} };\n`,
      "agent.ts": `import { tools } from "./tools.ts";\n${shown(`tools.refund(${args})`)}`,
    },
    main: "agent.ts",
    words: ["--no-warnings"],
    at: "tools.ts#tools.refund",
  },
  {
    name: "TypeScript through tsx, with what Node cannot take out",
    words: ["--import", tsx],
    files: {
      "package.json": `{ "type": "module" }`,
      "tools.ts": `${esm}enum Currency { Euro = "EUR" }\nexport async function refund({ order, amount }: { order: string; amount: number }) { real(); return { really: order, amount, currency: Currency.Euro }; }\n`,
      "agent.ts": `import { refund } from "./tools.ts";\n${shown(`refund(${args})`)}`,
    },
    main: "agent.ts",
    at: "tools.ts#refund",
  },
  {
    name: "CommonJS in TypeScript through tsx",
    words: ["--import", tsx],
    files: {
      "package.json": `{ "type": "commonjs" }`,
      "tools.ts": `${esm}enum Currency { Euro = "EUR" }\nexport const tools = { refund: async ({ order, amount }: { order: string; amount: number }) => { real(); return { really: order, amount, currency: Currency.Euro }; } };\n`,
      "agent.ts": `import { tools } from "./tools";\n${shown(`tools.refund(${args})`)}`,
    },
    main: "agent.ts",
    at: "tools.ts#tools.refund",
  },
  {
    name: "a file that hooks which are registered later make into JavaScript",
    words: [
      "--import",
      "data:text/javascript,import { registerHooks } from 'node:module'; registerHooks({ load(url, context, next) { if (!url.endsWith('.lisp')) return next(url, context); return { format: 'module', shortCircuit: true, source: 'import { appendFileSync } from %22node:fs%22; export function refund({ order, amount }) { appendFileSync(process.env.SIDE_EFFECTS, %22ran%5C%5Cn%22); return { order, amount }; }' }; } });",
    ],
    files: {
      "tools.lisp": "(defun refund (order amount))",
      "agent.mjs": `import { refund } from "./tools.lisp";\n${shown(`refund(${args})`)}`,
    },
    main: "agent.mjs",
    at: "tools.lisp#refund",
  },
  inOne(
    "a closure",
    "refund",
    `function makeTools() { const refund = ({ order, amount }) => ${body}; return { refund }; }`,
    `makeTools().refund(${args})`,
    { refused: /inside makeTools\(\).*kit\.tool\("refund", …\)/s },
  ),
  inOne(
    "a private method",
    "Shop.refund",
    `class Shop { #refund({ order, amount }) ${body} give(asked) { return this.#refund(asked); } }`,
    `new Shop().give(${args})`,
    { refused: /#refund is private.*kit\.tool/s },
  ),
  inOne(
    "a field of each instance",
    "Shop.refund",
    `class Shop { refund = ({ order, amount }) => ${body}; }`,
    `new Shop().refund(${args})`,
    { refused: /a field, and each instance has its own function.*kit\.tool/s },
  ),
  inOne(
    "a member of an array",
    "tools.refund",
    `const tools = [{ name: "refund", execute: ({ order, amount }) => ${body} }];`,
    `tools[0].execute(${args})`,
    { refused: /a member of an array.*kit\.tool/s },
  ),
  inOne(
    "a member of a Map",
    "tools.refund",
    `const tools = new Map([["refund", ({ order, amount }) => ${body}]]);`,
    `tools.get("refund")(${args})`,
    { refused: /the result of `new Map\(\)`.*kit\.tool/s },
  ),
  inOne("a name that is not there", "refnud", `function refund({ order, amount }) ${body}`, `refund(${args})`, {
    refused: /agent\.mjs#refnud names no function; the nearest are refund/,
  }),
];
