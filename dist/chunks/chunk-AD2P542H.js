import { createRequire as __createRequire } from "node:module";
const require = __createRequire(import.meta.url);

// src/node/platform.ts
import { createHash, createHmac, randomUUID } from "node:crypto";
var sha256 = (text) => createHash("sha256").update(text, "utf8").digest("hex");
var nodePlatform = {
  now: () => /* @__PURE__ */ new Date(),
  newId: () => randomUUID(),
  hash: sha256,
  byteLength: (text) => Buffer.byteLength(text, "utf8")
};
function hmacKeyedHash(key) {
  return (text) => createHmac("sha256", key).update(text, "utf8").digest("hex");
}
function ordinalKeyedHash(scope) {
  const seen = /* @__PURE__ */ new Map();
  return (text) => {
    const known = seen.get(text);
    if (known !== void 0) return known;
    const made = sha256(`${scope}
${seen.size + 1}`);
    seen.set(text, made);
    return made;
  };
}

export {
  nodePlatform,
  hmacKeyedHash,
  ordinalKeyedHash
};
