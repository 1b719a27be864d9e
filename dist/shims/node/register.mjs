/**
 * Loaded by `node --import` before the agent: routes tools of known libraries through ReplayKit's gateway. Does nothing
 * without REPLAYKIT_GATEWAY_URL, or with REPLAYKIT_SHIMS=off.
 */
import * as nodeModule from "node:module";
import { libraryHook } from "./libraries.mjs";

const { REPLAYKIT_GATEWAY_URL: url, REPLAYKIT_SHIMS: shims, REPLAYKIT_FREEZE: freeze } = process.env;
// Node before 22.15 has no such hooks; tools of the agent then count as uncontrolled.
if (url && shims !== "off" && "registerHooks" in nodeModule) nodeModule.registerHooks({ load: libraryHook });
if (url && shims !== "off" && process.env.REPLAYKIT_HTTP_HOSTS) await import("./https.mjs");
if (freeze === "1") await import("./frozen.mjs");
