/**
 * Makes clock, random numbers and UUIDs the same in every replay. The clock starts at REPLAYKIT_NOW and moves by one
 * millisecond at each reading, so that loops which wait for it end. Random numbers come from REPLAYKIT_SEED. Opt-in:
 * REPLAYKIT_FREEZE=1, or `node --import replaykit/frozen`.
 */
import crypto from "node:crypto";
import { syncBuiltinESMExports } from "node:module";

const RealDate = Date;
const start = RealDate.parse(process.env.REPLAYKIT_NOW ?? "2026-01-01T00:00:00Z");
let looks = 0;
const now = () => start + looks++;

globalThis.Date = new Proxy(RealDate, {
  construct: (target, args, self) => Reflect.construct(target, args.length === 0 ? [now()] : args, self),
  apply: () => new RealDate(now()).toString(),
  get: (target, key) => (key === "now" ? now : Reflect.get(target, key)),
});

// Without an argument these read the clock directly, not through `Date`.
const { prototype: formats } = Intl.DateTimeFormat;
const formatOf = Object.getOwnPropertyDescriptor(formats, "format");
const partsOf = Object.getOwnPropertyDescriptor(formats, "formatToParts");
Object.defineProperty(formats, "format", {
  configurable: true,
  get() {
    const format = formatOf.get.call(this);
    return (date = now()) => format(date);
  },
});
formats.formatToParts = function frozenParts(date = now()) {
  return partsOf.value.call(this, date);
};

// Mulberry32: small, and the same on every platform.
let state = Number(process.env.REPLAYKIT_SEED ?? 1) >>> 0;
Math.random = () => {
  state = (state + 0x6d2b79f5) >>> 0;
  let mixed = Math.imul(state ^ (state >>> 15), state | 1);
  mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
  return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
};

const randomUUID = () => {
  const digit = (_text, index) => {
    if (index === 14) return "4";
    const value = Math.floor(Math.random() * 16);
    return (index === 19 ? 8 + (value % 4) : value).toString(16);
  };
  return "xxxxxxxx-xxxx-xxxx-xxxx-xxxxxxxxxxxx".replace(/x/g, digit);
};
crypto.randomUUID = randomUUID;
globalThis.crypto.randomUUID = randomUUID;
syncBuiltinESMExports();
