import type { CallTool } from "../sdk/index.ts";
/** Lets the gateway answer for the tools: from the record, simulated, or by letting the tool's own code run. */
export declare function gatewayTools(url: string): CallTool;
