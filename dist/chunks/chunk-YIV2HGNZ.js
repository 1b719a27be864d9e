import { createRequire as __createRequire } from "node:module";
const require = __createRequire(import.meta.url);
import {
  apiOfAnswer,
  fixturesVersion,
  isObject
} from "./chunk-3QQEB6C6.js";

// src/core/scaffold/model-exchanges.ts
function recordedExchanges({ events }) {
  const calls = events.filter((event) => event.type === "model_call");
  const exchanges = calls.map(exchangeOf);
  const whole = exchanges.filter((exchange) => exchange !== void 0);
  return whole.length === 0 || whole.length < calls.length ? void 0 : { version: fixturesVersion, exchanges: whole };
}
function exchangeOf({ input, output, error }) {
  if (!isObject(input) || !isObject(output) || error !== void 0) return void 0;
  const { provider, ...request } = input;
  const api = apiOfAnswer(output);
  if (api === void 0 || api.provider.name !== provider || api.clientMethods.length === 0) return void 0;
  if (api.messagesIn(request).length === 0) return void 0;
  return { api: api.name, request, status: 200, response: output };
}

export {
  recordedExchanges
};
