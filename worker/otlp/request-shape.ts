/** A field's form in OTLP/JSON: any value, an id in hex, a message or a list of messages. */
export type Kind = "value" | "id" | { one: Shape } | { many: Shape };

/** The fields of a message by their JSON name. */
export interface Shape {
  [field: string]: Kind;
}

const anyValue: Shape = {
  stringValue: "value",
  boolValue: "value",
  intValue: "value",
  doubleValue: "value",
  bytesValue: "value",
};
const keyValue: Shape = { key: "value", value: { one: anyValue } };
anyValue["arrayValue"] = { one: { values: { many: anyValue } } };
anyValue["kvlistValue"] = { one: { values: { many: keyValue } } };

const attributes = { attributes: { many: keyValue }, droppedAttributesCount: "value" } satisfies Shape;

const span: Shape = {
  traceId: "id",
  spanId: "id",
  traceState: "value",
  parentSpanId: "id",
  flags: "value",
  name: "value",
  kind: "value",
  startTimeUnixNano: "value",
  endTimeUnixNano: "value",
  ...attributes,
  events: { many: { timeUnixNano: "value", name: "value", ...attributes } },
  droppedEventsCount: "value",
  links: { many: { traceId: "id", spanId: "id", traceState: "value", flags: "value", ...attributes } },
  droppedLinksCount: "value",
  status: { one: { message: "value", code: "value" } },
};

const scope = { scope: { one: { name: "value", version: "value", ...attributes } } } satisfies Shape;

/** `ExportLogsServiceRequest`. */
export const logsShape: Shape = {
  resourceLogs: {
    many: {
      resource: { one: attributes },
      scopeLogs: {
        many: {
          ...scope,
          logRecords: {
            many: {
              timeUnixNano: "value",
              observedTimeUnixNano: "value",
              severityNumber: "value",
              severityText: "value",
              body: { one: anyValue },
              ...attributes,
              flags: "value",
              traceId: "id",
              spanId: "id",
              eventName: "value",
            },
          },
          schemaUrl: "value",
        },
      },
      schemaUrl: "value",
    },
  },
};

/** `ExportTraceServiceRequest`, version 1 of the protocol. */
export const spansShape: Shape = {
  resourceSpans: {
    many: {
      resource: { one: attributes },
      scopeSpans: {
        many: {
          ...scope,
          spans: { many: span },
          schemaUrl: "value",
        },
      },
      schemaUrl: "value",
    },
  },
};
