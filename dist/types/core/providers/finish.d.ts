/** How an answer ended, the same word for every API. */
export type Finish = "stop" | "tool_calls" | "length" | "content_filter" | "error";
/** Words of libraries and protocols between an agent and its model. */
export declare const finishesOfOthers: Readonly<Record<string, Finish>>;
