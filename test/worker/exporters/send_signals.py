"""An agent in Python that is watched by OpenTelemetry: its spans and log records, sent as OTLP/HTTP in protobuf.

The official exporters send where they can be imported. Where the packages of their transport are not installed, the official encoder
makes the very same bytes, and the standard library posts them.
"""

import json
import sys
import urllib.request

import semconv_names

semconv_names.stand_in()

from opentelemetry import trace  # noqa: E402
from opentelemetry._logs import LogRecord  # noqa: E402
from opentelemetry.exporter.otlp.proto.common._log_encoder import encode_logs  # noqa: E402
from opentelemetry.exporter.otlp.proto.common.trace_encoder import encode_spans  # noqa: E402
from opentelemetry.sdk._logs import LoggerProvider  # noqa: E402
from opentelemetry.sdk._logs.export import SimpleLogRecordProcessor  # noqa: E402
from opentelemetry.sdk.resources import Resource  # noqa: E402
from opentelemetry.sdk.trace import TracerProvider  # noqa: E402
from opentelemetry.sdk.trace.export import BatchSpanProcessor  # noqa: E402

url, token = sys.argv[1:3]
headers = {"authorization": f"Bearer {token}"}
answers = []


class Posted:
    """The part of an exporter that the SDK asks for, over one encoder."""

    def __init__(self, path, encode, success):
        self.path, self.encode, self.success = path, encode, success

    def export(self, batch):
        body = self.encode(batch).SerializeToString()
        more = {**headers, "content-type": "application/x-protobuf"}
        with urllib.request.urlopen(urllib.request.Request(url + self.path, body, more)) as answer:
            answers.append(answer.status)
        return self.success

    def shutdown(self):
        pass

    def force_flush(self, timeout_millis=0):
        return True


def exporters():
    try:
        from opentelemetry.exporter.otlp.proto.http._log_exporter import OTLPLogExporter
        from opentelemetry.exporter.otlp.proto.http.trace_exporter import OTLPSpanExporter

        spans = OTLPSpanExporter(endpoint=f"{url}/v1/traces", headers=headers)
        return "exporters", spans, OTLPLogExporter(endpoint=f"{url}/v1/logs", headers=headers)
    except ImportError:
        from opentelemetry.sdk._logs.export import LogRecordExportResult
        from opentelemetry.sdk.trace.export import SpanExportResult

        spans = Posted("/v1/traces", encode_spans, SpanExportResult.SUCCESS)
        return "encoder", spans, Posted("/v1/logs", encode_logs, LogRecordExportResult.SUCCESS)


kind, span_exporter, log_exporter = exporters()
resource = Resource.create({"service.name": "billing"})
tracers = TracerProvider(resource=resource)
tracers.add_span_processor(BatchSpanProcessor(span_exporter))
loggers = LoggerProvider(resource=resource)
loggers.add_log_record_processor(SimpleLogRecordProcessor(log_exporter))
tracer, logger = tracers.get_tracer("agent"), loggers.get_logger("agent")


def said(role, content):
    return json.dumps([{"role": role, "parts": [{"type": "text", "content": content}]}])


with tracer.start_as_current_span("invoke_agent billing") as root:
    root.set_attribute("gen_ai.operation.name", "invoke_agent")
    root.set_attribute("gen_ai.agent.name", "billing")
    with tracer.start_as_current_span("chat m") as chat:
        chat.set_attribute("gen_ai.operation.name", "chat")
        messages = {
            "gen_ai.input.messages": said("user", "Refund my order, Zoë?"),
            "gen_ai.output.messages": said("assistant", "Within 30 days."),
        }
        name = "gen_ai.client.inference.operation.details"
        logger.emit(LogRecord(event_name=name, attributes=messages, context=trace.set_span_in_context(chat)))
    try:
        with tracer.start_as_current_span("execute_tool search_docs") as tool:
            tool.set_attribute("gen_ai.operation.name", "execute_tool")
            tool.set_attribute("gen_ai.tool.name", "search_docs")
            tool.set_attribute("gen_ai.tool.call.arguments", '{"q": "refund"}')
            raise TimeoutError("search timed out")
    except TimeoutError:
        root.set_status(trace.StatusCode.ERROR, "gave up")

loggers.shutdown()
tracers.shutdown()
print(json.dumps({"trace": f"{root.get_span_context().trace_id:032x}", "kind": kind, "answers": answers}))
