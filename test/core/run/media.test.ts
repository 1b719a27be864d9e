import { expect, it } from "vitest";
import { jsonWithoutMedia, speechOf } from "../../../src/core/run/media.ts";

const bytes = "iVBORw0KGgo=".slice(0, 11).repeat(400);

it("says a message's text and that it holds a picture, in the shape of any API", () => {
  const text = { type: "text", text: "What is this?" };
  const url = { type: "image_url", image_url: { url: "https://example.com/cat.png" } };
  expect([
    speechOf("plain"),
    speechOf([text]),
    speechOf([text, url]),
    speechOf([{ type: "input_image", image_url: `data:image/png;base64,${bytes}` }]),
    speechOf([{ type: "image", source: { type: "base64", media_type: "image/png", data: bytes } }]),
    speechOf({ role: "user", parts: [{ inline_data: { mime_type: "audio/wav", data: bytes } }] }),
    speechOf({ n: 1 }),
    speechOf({ type: "document", total: 3 }),
    speechOf({ message: "refunded", amount: 2 }),
    speechOf({ role: "assistant", content: "refunded", tool_calls: [] }),
  ]).toEqual([
    "plain",
    "What is this?",
    "What is this? (image)",
    "(image)",
    "(image)",
    '{"role":"user","parts":[{"inline_data":{"mime_type":"audio/wav","data":"(audio/wav, 4 kB)"}}]}',
    '{"n":1}',
    '{"type":"document","total":3}',
    '{"message":"refunded","amount":2}',
    "refunded",
  ]);
});

it("puts type and size in place of a picture's bytes, and keeps every other text", () => {
  const kept = [
    { media_type: "image/png", data: "short" },
    { media_type: "text/plain", data: "a sentence, not bytes. ".repeat(40) },
    { data: bytes },
    bytes,
    `data:text/plain,${"a,b ".repeat(100)}`,
    { mimeType: `image/${"x".repeat(200)}`, data: bytes },
  ];
  expect(jsonWithoutMedia(kept)).toBe(JSON.stringify(kept));
  expect(jsonWithoutMedia({ mimeType: "image/png", data: bytes, note: "n" })).toBe(
    '{"mimeType":"image/png","data":"(image/png, 4 kB)","note":"n"}',
  );
  expect(jsonWithoutMedia([`data:image/png;base64,${bytes}`, { format: "wav", data: bytes }])).toBe(
    '["(image/png, 4 kB)",{"format":"wav","data":"(audio, 4 kB)"}]',
  );
});
