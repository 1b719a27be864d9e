import type { Json } from "../core/schema/json.ts";
/** Makes a tool's call through the gateway where there is one; in production it is simply made, without a further promise. */
export declare function routedTool<T>(tool: string, args: Json, work: () => T | Promise<T>): T | Promise<T>;
