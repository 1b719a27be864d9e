import { d as e, f as t, t as n } from "./chunks/start.js";
// src/action/start.ts
const r = t(process.versions.node);
r === void 0 ? (/^(?:replay|guard)?$/.test(process.env.INPUT_MODE?.trim() ?? "") && n(), process.exitCode = await (await import("./chunks/base.js").then((all) => ({ main: all.a }))).main()) : (process.stdout.write(`::error::${r} → ${e}\n`), process.exitCode = 1);
export {};
