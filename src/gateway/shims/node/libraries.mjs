import { plainResults, routeTool } from "./route-tool.mjs";

const marker = Symbol.for("replaykit.routed");

/** Functions that the lines added to the libraries call. */
globalThis[Symbol.for("replaykit.shims")] = { langchain, openAiAgents, aiSdk, mcp, known };

/** Lines at a module's end see its own bindings, whatever it exports and however it is loaded. */
const shims = `globalThis[Symbol.for("replaykit.shims")]`;
const reassign = (name, wrap) =>
  `if (typeof ${name} === "function") { ${name} = ${shims}.${wrap}(${name}); ` +
  `if (typeof exports === "object" && "${name}" in exports) exports.${name} = ${name}; }`;

const remember = (...names) =>
  names.map((name) => `if (typeof ${name} === "function") ${shims}.known("${name}", ${name});`).join(" ");

const libraries = [
  {
    file: /\/@langchain\/core\/dist\/messages\/(?:ai|human|system|tool)\.c?js$/,
    lines: remember("AIMessage", "HumanMessage", "SystemMessage", "ToolMessage"),
  },
  { file: /\/@langchain\/langgraph\/dist\/constants\.c?js$/, lines: remember("Command") },
  {
    file: /\/@langchain\/core\/dist\/tools\/index\.c?js$/,
    lines: `if (typeof StructuredTool === "function") ${shims}.langchain(StructuredTool);`,
  },
  { file: /\/@openai\/agents-core\/dist\/tool\.m?js$/, lines: reassign("tool", "openAiAgents") },
  {
    file: /\/node_modules\/ai\/dist\/index\.m?js$/,
    lines: ["generateText", "generateTextInternal", "streamText", "streamTextInternal"]
      .map((name) => reassign(name, "aiSdk"))
      .join(" "),
  },
  {
    file: /\/@modelcontextprotocol\/sdk\/dist\/(?:esm|cjs)\/client\/index\.js$/,
    lines: `if (typeof Client === "function") ${shims}.mcp(Client);`,
  },
];

/** Adds lines to the known libraries. Everything else is loaded unchanged. */
export function libraryHook(url, context, nextLoad) {
  const loaded = nextLoad(url, context);
  const library = libraries.find(({ file }) => file.test(url));
  if (!library || loaded.source === null || loaded.source === undefined) return loaded;
  const source = typeof loaded.source === "string" ? loaded.source : Buffer.from(loaded.source).toString("utf8");
  return { ...loaded, source: `${source}\n;${library.lines}\n` };
}

/** The libraries' own classes, with which their objects are rebuilt. */
const classes = new Map();

function known(name, made) {
  classes.set(name, made);
}

/**
 * How results of LangChain tools are rebuilt: messages, and the commands with which a LangGraph tool redirects the run,
 * are more than their JSON.
 */
function langchainResults({ responseFormat }) {
  return {
    ...plainResults,
    given: (output) => (responseFormat === "content_and_artifact" ? pair(output) : revived(output)),
  };
}

/** The pair of content and artifact. A made-up answer is no pair, so it becomes the content. */
function pair(output) {
  if (Array.isArray(output) && output.length === 2) return revived(output);
  return [typeof output === "string" ? output : JSON.stringify(output), undefined];
}

function revived(value) {
  if (Array.isArray(value)) return value.map(revived);
  if (value === null || typeof value !== "object") return value;
  const { lg_name: command, lc, type, id, kwargs, ...rest } = value;
  const Command = classes.get("Command");
  if (command === "Command" && Command) return new Command(revived(rest));
  const Message = lc === 1 && type === "constructor" && Array.isArray(id) ? classes.get(id.at(-1)) : undefined;
  if (Message) return new Message(kwargs);
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, revived(item)]));
}

/** Wraps `_call`, whose arguments are validated already. Each tool class has its own. */
function langchain(StructuredTool) {
  const { call } = StructuredTool.prototype;
  StructuredTool.prototype.call = function routed(...args) {
    if (!Object.hasOwn(this, marker)) {
      const own = this._call.bind(this);
      Object.defineProperty(this, marker, { value: true });
      Object.defineProperty(this, "_call", {
        value: (input, ...rest) => routeTool(this.name, input, async () => own(input, ...rest), langchainResults(this)),
      });
    }
    return call.apply(this, args);
  };
}

function openAiAgents(tool) {
  return (options) => tool(withRoute(options.name, options));
}

/** Wraps the tools of each call, which the SDK passes by name. */
function aiSdk(run) {
  return (options, ...rest) => {
    if (!options?.tools) return run(options, ...rest);
    const tools = Object.entries(options.tools).map(([name, tool]) => [name, withRoute(name, tool)]);
    return run({ ...options, tools: Object.fromEntries(tools) }, ...rest);
  };
}

function withRoute(name, tool) {
  if (typeof tool?.execute !== "function" || tool.execute[marker]) return tool;
  const execute = (input, ...rest) => routeTool(name, input, async () => lastOf(await tool.execute(input, ...rest)));
  execute[marker] = true;
  return { ...tool, execute };
}

/** A tool of the AI SDK may yield partial results; the last one counts. */
async function lastOf(output) {
  if (typeof output?.[Symbol.asyncIterator] !== "function") return output;
  let last;
  for await (const each of output) last = each;
  return last;
}

/** MCP clients return a failed tool as a result; the gateway records it as an error. */
const mcpResults = {
  told: (result) =>
    result?.isError === true ? { error: { kind: "tool", message: textOf(result) } } : { output: result },
  // Made-up answers, and recordings made without MCP, hold plain values.
  given: (output) => (Array.isArray(output?.content) ? output : textResult(output)),
  failed: ({ message }) => ({ ...textResult(message), isError: true }),
};

function textResult(value) {
  return { content: [{ type: "text", text: typeof value === "string" ? value : JSON.stringify(value ?? {}) }] };
}

function textOf({ content }) {
  const parts = Array.isArray(content) ? content : [];
  return parts.flatMap(({ text }) => (typeof text === "string" ? [text] : [])).join("\n");
}

function mcp(Client) {
  const { callTool } = Client.prototype;
  Client.prototype.callTool = function routed(params, ...rest) {
    return routeTool(params.name, params.arguments, () => callTool.call(this, params, ...rest), mcpResults);
  };
}
