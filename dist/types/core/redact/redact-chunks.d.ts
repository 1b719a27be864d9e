import type { Json } from "../schema/json.ts";
/**
 * Redacts the chunks of a stream. A secret may be split over chunks, where no rule would find it: each text is redacted in its
 * whole, and where that changes it, its first chunk gets all of it.
 */
export declare function redactChunks(chunks: readonly Json[], redact: (value: Json) => Json): Json[];
