import type { Json } from "../schema/json.ts";
import { isObject } from "../schema/is-object.ts";
import { textOf } from "./text-of.ts";

/** Shorter texts in Base64 are left as they are. */
const leastLength = 200;

const mediaPart = /^(?:input_)?(image|audio|video|file|document)(?:_url)?$/;
const dataUrl = /^data:([\w.+-]{1,40}\/[\w.+-]{1,80})?[^,]{0,200};base64,/;
const mediaType = /^[\w.+-]{1,40}\/[\w.+-]{1,80}$/;
const base64 = /^[\w+/-]+={0,2}$/;
const typeKeys = ["media_type", "mime_type", "mimeType", "mediaType"];

/** JSON in which pictures and recordings stand as their type and size, not as their bytes. */
export function jsonWithoutMedia(value: object | Json, indent?: number): string {
  const shown = function (this: Json, _key: string, one: Json): Json {
    return typeof one === "string" ? (mediaNote(one, this) ?? one) : one;
  };
  return JSON.stringify(value, shown, indent);
}

/** Keys of messages. Another object with several keys is data, of which a text is only a part. */
const messageKeys = ["role", "type", "parts", "choices"];

/** What a message says: its text and which pictures it holds. The JSON of a message without either, and of data. */
export function speechOf(content: Json): string {
  if (typeof content === "string") return content;
  if (isData(content)) return jsonWithoutMedia(content);
  const said = [textOf(content), ...mediaIn(content)].filter((part) => part !== "");
  return said.join(" ") || jsonWithoutMedia(content);
}

function isData(content: Json): boolean {
  return isObject(content) && Object.keys(content).length > 1 && !messageKeys.some((key) => key in content);
}

/** What a message holds besides its text, such as `(image)`. */
function mediaIn(content: Json): string[] {
  const parts = Array.isArray(content) ? content : [content];
  return parts.flatMap((part) => {
    if (!isObject(part)) return [];
    const [, kind] = mediaPart.exec(typeof part["type"] === "string" ? part["type"] : "") ?? [];
    return kind === undefined ? [] : [`(${kind})`];
  });
}

function mediaNote(text: string, holder: Json): string | undefined {
  if (text.length < leastLength) return undefined;
  const url = dataUrl.exec(text.slice(0, 400));
  const type = url ? url[1] : typeOf(holder);
  const bytes = text.slice(url?.[0].length ?? 0);
  if ((!url && type === undefined) || !base64.test(bytes)) return undefined;
  return `(${type ?? "data"}, ${Math.ceil((bytes.length * 3) / 4_000)} kB)`;
}

/** The media type that the object of a text states. */
function typeOf(holder: Json): string | undefined {
  if (!isObject(holder)) return undefined;
  const stated = typeKeys.map((key) => holder[key]).find((type) => typeof type === "string" && mediaType.test(type));
  if (typeof stated === "string") return stated;
  return typeof holder["format"] === "string" && "data" in holder ? "audio" : undefined;
}
