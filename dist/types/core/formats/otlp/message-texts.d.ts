import type { Message } from "../message-shape.ts";
/**
 * Message lists that spans hold as JSON text. Each request repeats the history of the one before, so only what follows a text
 * that is known already is parsed; the messages before it are the very same objects.
 */
export declare class MessageTexts {
    private readonly known;
    /** The messages of a list in a text; undefined where the text is no list of messages. */
    read(text: string): Message[] | undefined;
    private continued;
}
