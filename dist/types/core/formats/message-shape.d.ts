import type { Json } from "../schema/json.ts";
import type { CallError } from "../schema/trace.ts";
export interface MessageCall {
    id: string | undefined;
    name: string;
    args: Json;
    /** True where the provider runs the tool itself, inside its answer. */
    hosted?: boolean;
    /** The MCP server that has the tool. */
    server?: string;
}
export interface MessageResult {
    id: string | undefined;
    name: string | undefined;
    output: Json;
    error: CallError | undefined;
}
/** One message of any provider, normalised: what was said, the calls it asks for and the results it brings. */
export interface Message {
    role: string;
    text: string;
    calls: MessageCall[];
    results: MessageResult[];
    /** Parts without a word here: images, files, thinking. */
    extras: Json[];
    finish: string | undefined;
    /** What tells it from others, once that was asked; a copy with other contents must not keep it. */
    key?: string;
}
/** Where the parts of a message are gathered. */
export type PartTarget = Pick<Message, "text" | "calls" | "results" | "extras">;
export declare function emptyMessage(role: string): Message;
/** Text parts joined; what holds anything else stays as it is. */
export declare function plainOutput(content: Json): Json;
/** One answer of all messages that it is made of: most are of one. */
export declare function answerOf(output: readonly Message[]): {
    calls: MessageCall[];
    said: string;
    extras: Json[];
    results: MessageResult[];
};
