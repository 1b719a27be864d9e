import { createRequire as __createRequire } from "node:module";
const require = __createRequire(import.meta.url);
import {
  jsonObjectSchema,
  jsonSchema
} from "./chunk-GC64FZBI.js";
import {
  currentScope,
  recordModel,
  wrapTool
} from "./chunk-ILQPLGTF.js";
import {
  effectLookup
} from "./chunk-TC25HOH2.js";

// src/sdk/adapters.ts
var modelMethods = {
  "chat.completions.create": "openai",
  "responses.create": "openai",
  "messages.create": "anthropic"
};
function recordClient(client) {
  return recordPath(client, "");
}
function recordPath(target, path) {
  return new Proxy(target, {
    get(object, key) {
      const value = Reflect.get(object, key, object);
      if (typeof key !== "string") return value;
      const below = path === "" ? key : `${path}.${key}`;
      const provider = Object.hasOwn(modelMethods, below) ? modelMethods[below] : void 0;
      if (provider !== void 0 && isCallable(value)) return recordedCall(value, object, provider);
      const leads = Object.keys(modelMethods).some((method) => method.startsWith(`${below}.`));
      return leads && typeof value === "object" && value !== null ? recordPath(value, below) : value;
    }
  });
}
function recordedCall(method, owner, provider) {
  return function create(...args) {
    const request = toObject(args[0]);
    if (!currentScope() || request["stream"] === true) return method.apply(owner, args);
    return recordModel(async () => toJson(await method.apply(owner, args)), { input: { provider, ...request } });
  };
}
function recordingMiddleware() {
  return {
    specificationVersion: "v4",
    /** Typed by its use: the middleware gives back what the model gave. */
    async wrapGenerate({ doGenerate, params, model }) {
      if (!currentScope()) return doGenerate();
      const { provider, modelId } = model;
      const input = { provider, model: modelId, ...toObject(params) };
      const output = await recordModel(async () => toJson(await doGenerate()), { input });
      return output;
    }
  };
}
function recordMcpClient(client, { effects = {} } = {}) {
  const effectOf = effectLookup(effects);
  return new Proxy(client, {
    get(object, key) {
      const value = Reflect.get(object, key, object);
      if (!isCallable(value)) return value;
      if (key !== "callTool") return value.bind(object);
      return (params, ...rest) => {
        const call = async () => toJson(await value.call(object, params, ...rest));
        return wrapTool(params.name, call, { effect: effectOf(params.name).effect })(toJson(params.arguments ?? {}));
      };
    }
  });
}
function recordNode(run, name, node) {
  return async function step(state) {
    const update = await run.step(name, async () => {
      const given = toObject(await node(state));
      run.state = { ...run.state, ...given };
      return given;
    });
    return update;
  };
}
function isCallable(value) {
  return typeof value === "function";
}
function toJson(value) {
  return jsonSchema.parse(JSON.parse(JSON.stringify(value) ?? "null"));
}
function toObject(value) {
  return jsonObjectSchema.catch({}).parse(toJson(value));
}

export {
  recordClient,
  recordingMiddleware,
  recordMcpClient,
  recordNode
};
