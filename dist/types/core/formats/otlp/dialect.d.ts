import type { Json, JsonObject } from "../../schema/json.ts";
import type { CallError } from "../../schema/trace.ts";
import { type Message } from "../message-shape.ts";
import type { Usage } from "../../providers/usage.ts";
import type { SpanNode } from "../span-node.ts";
import type { MessageTexts } from "../message-texts.ts";
import type { KnownMessages } from "./known-messages.ts";
import type { Attributes, OtlpSpan } from "./otlp-span.ts";
/** How one family of instrumentations names things. */
export interface Dialect {
    name: string;
    /** True where the span speaks it. */
    speaks(span: OtlpSpan): boolean;
    read(span: OtlpSpan, known: KnownMessages): Partial<SpanNode>;
}
/** The first of several attributes that is there. */
export declare function pick(attributes: Attributes, ...names: string[]): Json | undefined;
export declare function pickText(attributes: Attributes, ...names: string[]): string | undefined;
/** A value that was written as JSON text, read. */
export declare function pickJson(attributes: Attributes, ...names: string[]): Json | undefined;
/** Messages of an attribute in any spelling: a list, `{messages}`, or a plain text. */
export declare function messagesIn(value: Json | undefined, role: string, texts?: MessageTexts): Message[];
/** The same of a value that was decoded already, beside what was written. */
export declare function messagesInDecoded(read: Json | undefined, written: Json | undefined, role: string): Message[];
/** JSON in a text, also where the text was encoded twice. */
export declare function decoded(value: Json | undefined): Json | undefined;
/** The list of messages inside a request, a response or a framework's state. */
export declare function withinMessages(value: Json, role?: string): Json;
export declare function usageIn(attributes: Attributes): Usage | undefined;
/** What a call of a model cost, as proxies and instrumentations write it. */
export declare function costIn(attributes: Attributes): number | undefined;
/** The members under a prefix, as settings of a request. */
export declare function paramsUnder(attributes: Attributes, prefix: string, without?: string[]): JsonObject | undefined;
/** What failed: the exception that was recorded, else the status. */
export declare function errorOf(span: OtlpSpan, kind: SpanNode["kind"]): CallError | undefined;
