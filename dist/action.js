import { d as e, f as t, t as n } from "./chunks/start.js";
// src/action/start.ts
const r = t(process.versions.node);
r === void 0 ? (/^(?:replay|guard)?$/.test(process.env.INPUT_MODE?.trim() ?? "") && n(), process.exitCode = await (await import("./chunks/replay.js").then((all) => ({ main: all.Pt }))).main()) : (process.stdout.write(`::error::${r} → ${e}\n`), process.exitCode = 1);
export {};
