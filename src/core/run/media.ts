import type { Json } from "../schema/json.ts";
import { isObject } from "../schema/is-object.ts";
import { textOf } from "./text-of.ts";

/** Shorter texts in Base64 are left as they are. */
const leastLength = 200;

const mediaPart = /^(?:input_)?(image|audio|video|file|document)(?:_url)?$/;
/** Members of a part that hold its media. An answer may have data of its own with the same `type`. */
const mediaKey = /^(?:source|data|url|uri|(?:input_)?(?:image|audio|video|file|document)(?:_\w+)?)$/;
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

/** Members of messages and their parts. An object with others is data, of which a text says only a part. */
const messageKeys = new Set(["role", "type", "text", "content", "parts", "name", "id", "annotations", "status"]);

/** What a message says: its text and which pictures it holds, or its JSON if it has neither or is no message. */
export function speechOf(content: Json): string {
  if (typeof content === "string") return content;
  const isData = isObject(content) && !("role" in content) && Object.keys(content).some((key) => !messageKeys.has(key));
  if (isData && mediaIn(content).length === 0) return jsonWithoutMedia(content);
  const parts = [textOf(content), ...mediaIn(content)].filter((part) => part !== "");
  return parts.join(" ") || jsonWithoutMedia(content);
}

/** What a message holds besides its text, such as `(image)`. */
function mediaIn(content: Json): string[] {
  const parts = Array.isArray(content) ? content : [content];
  return parts.flatMap((part) => {
    if (!isObject(part)) return [];
    const [, kind] = mediaPart.exec(typeof part["type"] === "string" ? part["type"] : "") ?? [];
    return kind !== undefined && Object.keys(part).some((key) => mediaKey.test(key)) ? [`(${kind})`] : [];
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
