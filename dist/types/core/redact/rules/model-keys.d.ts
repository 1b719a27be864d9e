/** Models, and what agents use beside them: search, browsers, sandboxes, voices, evaluation. */
export declare const modelKeys: import("./token-rule.ts").TokenRule[];
