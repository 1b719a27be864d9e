import { describe, expect, it } from "vitest";
import { compact } from "../../src/core/compact.ts";
import {
  failureInText,
  failureOfAnswer,
  failureOfModelCall,
  faultOfStatus,
  isPassingCode,
  providerFailure,
} from "../../src/core/models/provider-failure.ts";
import { traceSchema } from "../../src/core/schema/trace.ts";

describe("a provider's failure in any error's text", () => {
  it.each([
    ["openai.RateLimitError: Error code: 429 - {'error': {'message': 'slow down'}}", "rate limit"],
    ["anthropic.InternalServerError: Error code: 500 - {'type': 'error'}", "unavailable"],
    ["anthropic._exceptions.OverloadedError: Error code: 529 - {'type': 'error'}", "overloaded"],
    ["openai.APIConnectionError: Connection error.", "unreachable"],
    ["APIConnectionError: Connection error.\n    at OpenAI.makeRequest", "unreachable"],
    ["APIConnectionTimeoutError: Request timed out.", "unreachable"],
    ["litellm.exceptions.ServiceUnavailableError: GeminiException - 503", "unavailable"],
    ["google.genai.errors.ServerError: 503 UNAVAILABLE. {'error': {'code': 503}}", "unavailable"],
    ['529 {"type":"error","error":{"type":"overloaded_error","message":"Overloaded"}}', "overloaded"],
    ["429 Rate limit reached for gpt-4o in organization org-1 on tokens per min (TPM): Limit 30000", "rate limit"],
    ["429 You exceeded your current quota, please check your plan and billing details.", "rate limit"],
    ["AI_RetryError: Failed after 3 attempts. Last error: Too Many Requests", "rate limit"],
    ["getaddrinfo ENOTFOUND api.openai.com", "unreachable"],
    ["connect ECONNREFUSED api.anthropic.com:443", "unreachable"],
    [
      "[GoogleGenerativeAI Error]: Error fetching from https://generativelanguage.googleapis.com/v1: [503 Service Unavailable]",
      "unavailable",
    ],
    [
      "An error occurred (ThrottlingException) when calling the Converse operation: Too many requests, please wait",
      "rate limit",
    ],
  ])("%s", (text, fault) => {
    expect(failureInText(text)?.fault).toBe(fault);
  });

  it.each([
    "RateLimitError: 429 Too Many Requests of the billing service",
    "stripe.error.RateLimitError: Too many requests",
    "stripe._error.APIConnectionError: Unexpected error communicating with Stripe",
    'Stripe: {"error": {"type": "api_error", "message": "unavailable"}}',
    "google.api_core.exceptions.ServiceUnavailable: 503 BigQuery is down",
    "requests.exceptions.HTTPError: 503 Server Error for url: https://api.shop.com/orders/7",
    "connect ECONNREFUSED 127.0.0.1:5432",
    "fetch failed",
    "Connection error.",
    "openai.BadRequestError: Error code: 400 - {'error': {'message': 'context length'}}",
    "openai.AuthenticationError: Error code: 401 - {'error': {'message': 'Incorrect API key'}}",
    "AI_APICallError: Invalid schema for function 'lookup'",
    "OPENAI_API_KEY is not set",
    "KeyError: 'overloaded'",
    "An error occurred (ThrottlingException) when calling the PutItem operation: Rate exceeded",
    "",
  ])("is not seen in %j", (text) => {
    expect(failureInText(text)).toBeUndefined();
  });
});

it("takes more words for a failure where the error is known to be a model call's", () => {
  const fault = (text: string) => failureOfModelCall(text)?.fault;
  expect(fault("connect ECONNREFUSED 10.0.0.1:443")).toBe("unreachable");
  expect(fault("Connection error.")).toBe("unreachable");
  expect(fault("the provider answered 429")).toBe("rate limit");
  expect(fault("the provider answered 503")).toBe("unavailable");
  expect(fault("503 Service Unavailable")).toBe("unavailable");
  expect(fault("the provider answered 400")).toBeUndefined();
  expect(fault("maximum context length is 500 tokens")).toBeUndefined();
});

it("knows which statuses and which codes of sockets may pass", () => {
  expect([200, 400, 401, 404, 422].map(faultOfStatus)).toEqual([undefined, undefined, undefined, undefined, undefined]);
  expect([429, 500, 503, 529].map(faultOfStatus)).toEqual(["rate limit", "unavailable", "unavailable", "overloaded"]);
  const codes = ["ECONNREFUSED", "ECONNRESET", "UND_ERR_SOCKET", "ENOTFOUND", "CERT_HAS_EXPIRED"];
  expect(codes.map(isPassingCode)).toEqual([true, true, true, false, false]);
});

describe("a stream that ends in an error", () => {
  const failure = (...sse: string[]) => failureOfAnswer({ status: 200, sse: ["data: {}", ...sse] })?.fault;

  it("is a failed answer", () => {
    expect(failure('event: error\ndata: {"type":"error","error":{"type":"overloaded_error"}}')).toBe("overloaded");
    expect(failure('data: {"error":{"message":"The server had an error","type":"server_error"}}')).toBe("unavailable");
    const failed = { type: "response.failed", response: { error: { code: "rate_limit_exceeded", message: "slow" } } };
    expect(failure(`event: response.failed\ndata: ${JSON.stringify(failed)}`, "data: [DONE]")).toBe("rate limit");
  });

  it("is none where the error is the request's, or only a word", () => {
    expect(failure('data: {"type":"error","error":{"type":"invalid_request_error"}}')).toBeUndefined();
    expect(failure('data: {"choices":[{"delta":{"content":"an \\"error\\": overloaded"}}]}')).toBeUndefined();
    expect(failure('data: {"error": overloaded')).toBeUndefined();
    expect(failure('data: {"type":"response.completed","response":{"error":null}}')).toBeUndefined();
  });
});

describe("a run that failed of its provider", () => {
  const trace = (status: string, ...events: object[]) => traceSchema.parse({ run_id: "r", status, events });
  const asked = { type: "model_call", output: "hm" };
  const failed = { type: "model_call", error: { kind: "model", message: "connect ECONNRESET" } };
  const error = (text: string, kind?: string) => ({ type: "error", error: text, ...compact({ kind }) });

  it.each([
    ["a last model call that failed", trace("error", asked, failed)],
    ["the same, told again in other words", trace("error", failed, error("the agent gave up"))],
    ["an error of a model", trace("error", asked, error("429 Too Many Requests", "model"))],
    [
      "an error that is surely a provider's",
      trace("error", asked, error("openai.APIConnectionError: Connection error.")),
    ],
    ["no status", trace("unknown", failed)],
  ])("is seen by %s", (_name, run) => {
    expect(providerFailure(run)).toBeDefined();
  });

  it.each([
    ["a model call that was tried again", trace("error", failed, asked, error("KeyError: 'plan'"))],
    ["a tool that is limited", trace("error", asked, error("429 Too Many Requests", "tool"))],
    ["an exception with a tool's words", trace("error", asked, error("connect ECONNREFUSED 127.0.0.1:5432"))],
    ["a run that went well", trace("success", failed)],
    ["a run with an answer", trace("unknown", failed, { type: "final_output", content: "Sorry" })],
    ["a call of the agent's after it", trace("error", failed, { type: "tool_call", tool_name: "refund" })],
    ["nothing", trace("error")],
  ])("is not seen by %s", (_name, run) => {
    expect(providerFailure(run)).toBeUndefined();
  });
});
