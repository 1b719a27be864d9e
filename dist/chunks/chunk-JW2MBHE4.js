import { createRequire as __createRequire } from "node:module";
const require = __createRequire(import.meta.url);

// src/node/runner/capture.ts
var half = 256 * 1024;
function createCapture(keep = half) {
  const head = [];
  let tail = [];
  let headBytes = 0;
  let tailBytes = 0;
  let total = 0;
  function addTail(chunk) {
    tail.push(chunk);
    tailBytes += chunk.length;
    if (tailBytes < keep * 4) return;
    const last = Buffer.concat(tail).subarray(-keep);
    tail = [Buffer.from(last)];
    tailBytes = last.length;
  }
  return {
    add(chunk) {
      total += chunk.length;
      const room = keep - headBytes;
      if (room <= 0) return addTail(chunk);
      head.push(chunk.subarray(0, room));
      headBytes += Math.min(room, chunk.length);
      if (chunk.length > room) addTail(chunk.subarray(room));
    },
    bytes: () => total,
    text() {
      const start = Buffer.concat(head).toString("utf8");
      const end = Buffer.concat(tail).subarray(-keep);
      const cut = total - headBytes - end.length;
      return `${start}${cut > 0 ? `
… ${cut} bytes left out …
` : ""}${end.toString("utf8")}`;
    }
  };
}

export {
  createCapture
};
