/**
 * Loaded by `node --import` before the agent. Routes tools of known libraries, and the plain functions that
 * replaykit.yaml names, through ReplayKit's gateway. Routes nothing without REPLAYKIT_GATEWAY_URL, or with
 * REPLAYKIT_SHIMS=off. REPLAYKIT_FREEZE=1 freezes the clock and random numbers in any case.
 */
import * as nodeModule from "node:module";
import { routeHosts } from "./https.mjs";
import { libraryHook } from "./libraries.mjs";

const { REPLAYKIT_GATEWAY_URL: url, REPLAYKIT_SHIMS: shims, REPLAYKIT_FREEZE: freeze } = process.env;
const { REPLAYKIT_HTTP_HOSTS: hosts, REPLAYKIT_HTTP_URL: httpUrl } = process.env;
// The SDK's own tools find the gateway here. The code that keeps the types of their results is loaded at the first
// call.
const callMarked = async (...call) => (await import("./routing/route.mjs")).routeMarked(...call);
if (url && shims !== "off") globalThis[Symbol.for("replaykit.routing")] = { call: callMarked };
// Node before 22.15 has no such hooks. There the agent's tools count as uncontrolled.
const hooked = url && shims !== "off" && "registerHooks" in nodeModule;
if (hooked) nodeModule.registerHooks({ load: libraryHook });
if (hooked && process.env.REPLAYKIT_TOOLS) (await import("./routing/hook.mjs")).installRouting();
if (url && shims !== "off" && hosts) routeHosts(hosts.split(","), httpUrl);
if (freeze === "1") await import("./frozen.mjs");
