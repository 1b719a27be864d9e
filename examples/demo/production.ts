import { type Context, ROOT_CONTEXT, type Span, SpanStatusCode, trace, type Tracer } from "@opentelemetry/api";
import { OTLPTraceExporter } from "@opentelemetry/exporter-trace-otlp-proto";
import { NodeSDK } from "@opentelemetry/sdk-node";

process.env["OTEL_METRICS_EXPORTER"] = "none";
process.env["OTEL_LOGS_EXPORTER"] = "none";

type Tool = (args: Record<string, string>) => unknown;
type Answer = (question: string, call: (tool: string, args: Record<string, string>) => unknown) => string;

/** What customers asked; the order service has lost the shard that holds the orders from 500 on. */
const questions = [
  "Where is my order ord_101?",
  "Where is my order ord_501? My mail is ann.lee@example.com.",
  "Can I return ord_502?",
  "Can I return ord_102?",
  "When does ord_503 arrive?",
];

const policies: Record<string, string> = {
  returns: "Goods can be returned within 30 days.",
  delays: "Orders that are 7 days late are refunded.",
};

const tools: Record<string, Tool> = {
  get_policy: ({ topic = "" }) => policies[topic],
  get_order: ({ order = "" }) => {
    if (Number(order.slice(4)) >= 500) throw new Error("order service timed out after 3000 ms");
    return { order, status: "on its way" };
  },
};

/** Runs the agent as in production: an official OpenTelemetry exporter sends what it does to the Worker. */
export async function runProduction(answer: Answer, { url, token }: { url: string; token: string }): Promise<number> {
  const exporter = new OTLPTraceExporter({ url: `${url}/v1/traces`, headers: { authorization: `Bearer ${token}` } });
  const sdk = new NodeSDK({ traceExporter: exporter, instrumentations: [], serviceName: "support-agent" });
  sdk.start();
  const tracer = trace.getTracer("support-agent");
  for (const question of questions) runOnce(answer, question, tracer);
  await sdk.shutdown();
  trace.disable();
  return questions.length;
}

function runOnce(answer: Answer, question: string, tracer: Tracer): void {
  const attributes = {
    "gen_ai.operation.name": "invoke_agent",
    "gen_ai.agent.name": "support-agent",
    "gen_ai.input.messages": messages("user", question),
  };
  const root = tracer.startSpan("invoke_agent support-agent", { attributes });
  const context = trace.setSpan(ROOT_CONTEXT, root);
  try {
    const said = answer(question, (tool, args) => callTool(tracer, context, { tool, args }));
    root.setAttribute("gen_ai.output.messages", messages("assistant", said));
  } catch (error) {
    fail(root, error);
  }
  root.end();
}

function callTool(tracer: Tracer, context: Context, { tool, args }: { tool: string; args: Record<string, string> }) {
  const attributes = {
    "gen_ai.operation.name": "execute_tool",
    "gen_ai.tool.name": tool,
    "gen_ai.tool.call.arguments": JSON.stringify(args),
  };
  const span = tracer.startSpan(`execute_tool ${tool}`, { attributes }, context);
  try {
    const result = tools[tool]?.(args);
    span.setAttribute("gen_ai.tool.call.result", JSON.stringify(result));
    return result;
  } catch (error) {
    fail(span, error);
    throw error;
  } finally {
    span.end();
  }
}

function fail(span: Span, error: unknown): void {
  const message = error instanceof Error ? error.message : String(error);
  span.setStatus({ code: SpanStatusCode.ERROR, message });
}

function messages(role: string, content: string): string {
  return JSON.stringify([{ role, parts: [{ type: "text", content }] }]);
}
