import { cloudKeys, developerKeys } from "./platform-keys.ts";
import { modelKeys, serviceKeys } from "./service-keys.ts";
import type { TokenRule } from "./token-rule.ts";

/** Version of the rules as a whole: goes up when what they find changes. A case says which ones its trace went through. */
export const redactionVersion = 4;

/** Every format that a rule knows; of two that match one token, the earlier names it. */
export const allTokenRules: readonly TokenRule[] = [...modelKeys, ...developerKeys, ...serviceKeys, ...cloudKeys];
