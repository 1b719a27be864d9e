/** One vendor's token: the literals that announce it and the sticky pattern that must match where the literal begins. */
export interface VendorRule {
    kind: string;
    prefixes: readonly string[];
    pattern: RegExp;
}
/** Formats as the vendors document them. Lengths are lower bounds: a longer token is still one. */
export declare const vendorRules: readonly VendorRule[];
/** Longest literals first, so that `sk-ant-` is tried before `sk-`. */
export declare const rulesByPrefix: ReadonlyMap<string, readonly VendorRule[]>;
