import { writeOtlp } from "../../../src/core/export/write-otlp.ts";
import { nodePlatform } from "../../../src/node/platform.ts";
import { writeAiSdkUi } from "./ai-sdk-ui.ts";
import { writeAnthropic } from "./anthropic-messages.ts";
import { writeClaudeCode } from "./claude-code.ts";
import type { Conversation, Trait } from "./conversation.ts";
import { type Door, type Need, readFile, writtenTrace } from "./door.ts";
import { writeGemini } from "./gemini.ts";
import { writeLangSmith } from "./langsmith.ts";
import { writeChat } from "./openai-chat.ts";
import { writeResponseExchanges, writeResponseItems } from "./openai-responses.ts";
import { writeGenAi, writeOpenInference } from "./otlp-spans.ts";

/** A log of messages does not say that a run ended without an answer, nor which part of it belongs to an earlier run. */
const noLog: Trait[] = [
  "interrupted answer",
  "failed run",
  "failed model call",
  "history",
  "calls without a model",
  "final apart from the model",
  "other form",
];
const notInLogs: Need[] = ["status", "tokens", "times", "states"];
const spans = {
  // What the model said is only in its spans.
  closedTo: ["other form", "unanswered call", "calls without a model"],
  lacks: ["states"],
  optional: ["status", "errors"],
} satisfies Partial<Door>;

interface Form extends Omit<Door, "play"> {
  write: (conversation: Conversation) => unknown;
  /** The format to read it as; if absent, the content decides. */
  format?: string;
}

const forms: Form[] = [
  {
    name: "OpenAI chat",
    write: writeChat,
    format: "openai-chat",
    closedTo: ["raised tool error", ...noLog],
    lacks: notInLogs,
  },
  {
    name: "Anthropic messages",
    write: writeAnthropic,
    format: "anthropic-messages",
    closedTo: noLog,
    lacks: notInLogs,
  },
  {
    name: "Responses items",
    write: writeResponseItems,
    format: "openai-responses",
    // Only a turn between two answers separates them.
    closedTo: ["raised tool error", "cut-off answer", "answers in a row", ...noLog],
    lacks: notInLogs,
  },
  {
    name: "Responses exchanges",
    write: writeResponseExchanges,
    format: "openai-responses",
    closedTo: ["raised tool error", ...noLog],
    lacks: ["status", "states"],
    // It has only the start of each answer, to the second.
    ownTime: true,
  },
  {
    name: "AI SDK UI",
    write: writeAiSdkUi,
    format: "ai-sdk-ui",
    closedTo: ["cut-off answer", "late instructions", ...noLog],
    lacks: notInLogs,
  },
  {
    name: "Claude Code",
    write: writeClaudeCode,
    closedTo: noLog.filter((trait) => trait !== "failed run"),
    lacks: ["status", "states"],
    ownTime: true,
  },
  {
    name: "Gemini contents",
    write: writeGemini,
    format: "gemini",
    closedTo: noLog,
    lacks: notInLogs,
  },
  { name: "OTel GenAI", write: writeGenAi, ...spans },
  { name: "OpenInference", write: writeOpenInference, ...spans },
  { name: "LangSmith", write: writeLangSmith, ...spans },
];

/** The native trace, with which every other door is compared. */
export const nativeDoor: Door = {
  name: "native trace",
  lacks: [],
  closedTo: [],
  play: async (source) => readFile(JSON.stringify(writtenTrace(source.trace)), source),
};

/** ReplayKit's own OTLP export: each event has a span of its own. */
const ownOtlp: Door = {
  name: "OTLP of ours",
  lacks: [],
  closedTo: [],
  play: async (source) => {
    const spans = writeOtlp(writtenTrace(source.trace), { hash: nodePlatform.hash });
    return readFile(JSON.stringify(spans), source);
  },
};

export const formatDoors: Door[] = [
  nativeDoor,
  ownOtlp,
  ...forms.map(
    ({ write, format, ...door }): Door => ({
      ...door,
      play: async (source) => {
        const written = write(source.conversation);
        return readFile(typeof written === "string" ? written : JSON.stringify(written), source, format);
      },
    }),
  ),
];
