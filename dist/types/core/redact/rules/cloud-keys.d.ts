/** Clouds, hosting, data stores, networks and secret stores. */
export declare const cloudKeys: import("./token-rule.ts").TokenRule[];
