import type { Json } from "../core/schema/json.ts";
/** What a model call tells of the conversation, each message as the API of the agent's choice spells it. */
export interface ModelExchange {
    /** The instructions, and what the request says was said. */
    asked: Json[];
    answered: Json[];
    /** True where the request repeats nothing of what was said before, and means it. */
    goesOn: boolean;
}
/**
 * The messages of a model call, to the letter: an agent that starts from a checkpoint puts them into its next request. Which API it
 * is nobody says: that one which finds most in it. The AI SDK, the OpenAI Agents SDK, lists and plain texts are read beside.
 */
export declare function exchangeOf(request: Json | undefined, answer: Json | undefined): ModelExchange;
