import type { ModelApi } from "../../core/replay/model-request.ts";
import type { Json } from "../../core/schema/json.ts";

/** Where a provider's own errors, streams and addresses differ; one for each API. */
export interface ModelApiAdapter {
  api: ModelApi;
  provider: "openai" | "anthropic" | "gemini";
  /** An error as this provider sends it, so that its client shows the message. */
  errorBody(status: number, message: string): Json;
  /** True where the client wants a stream. */
  wantsStream(request: Json, path: string): boolean;
  /** The blocks of a stream that gives this response, in the provider's order. */
  toStream(response: Json): string[];
  /** The response that a recorded stream adds up to. */
  fromStream(blocks: string[]): Json;
  /** The provider's own address of a request. */
  upstreamUrl(baseUrl: string, path: string): string;
  defaultBaseUrl: string;
  /** The variable that the official client reads its base address from. */
  baseUrlEnv: string;
  /** Headers of a client that change what is answered: they travel on to the provider. */
  passedHeaders: readonly string[];
  /** Headers that carry the key. */
  authorise(key: string): Record<string, string>;
  defaultKeyEnv: string;
}
