import type { Span } from "./span.ts";
/** The secret in a command line that begins at this hit: `curl -u me:…`, `mysql -p…`. */
export declare function shellSecret(text: string, hit: number, command: string): Span | undefined;
/** Where the items of an argument list that are secrets begin: `["mysql", "-pHunter2"]` has one at the third character. */
export declare function secretArguments(items: readonly string[]): Map<number, number>;
