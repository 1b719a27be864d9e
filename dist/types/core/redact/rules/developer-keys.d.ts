/** Code hosts, registries, builds, monitoring and analytics. */
export declare const developerKeys: import("./token-rule.ts").TokenRule[];
