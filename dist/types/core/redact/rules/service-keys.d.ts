/** Payment, messages, mail, customers, shops and offices. */
export declare const serviceKeys: import("./token-rule.ts").TokenRule[];
