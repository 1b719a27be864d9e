import type { TraceFormat } from "./format.ts";
import { native } from "./native.ts";
import { openAiChatMessages } from "./openai-chat.ts";
import { otlp } from "./otlp.ts";
import { tauBench } from "./tau-bench.ts";

/** Every format that is read; each is a file of its own. */
export const traceFormats: TraceFormat[] = [native, otlp, openAiChatMessages, tauBench];
