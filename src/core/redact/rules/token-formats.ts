import { cloudKeys, developerKeys } from "./platform-keys.ts";
import { modelKeys, serviceKeys } from "./service-keys.ts";
import type { TokenRule } from "./token-rule.ts";

/** Version of all redaction rules. It rises when they find more or less. Cases store the version that redacted them. */
export const redactionVersion = 5;

/** All known formats. If two match a token, the earlier one names it. */
export const allTokenRules: readonly TokenRule[] = [...modelKeys, ...developerKeys, ...serviceKeys, ...cloudKeys];
