import { type Finish } from "./finish.ts";
import type { AskableApi, ModelApi, Provider } from "./model-api.ts";
import type { JsonObject } from "../schema/json.ts";
/** The APIs of models that are read, recorded and replayed: a line for each. */
export declare const modelApis: readonly ModelApi[];
/** Their services, each once. */
export declare const providers: readonly Provider[];
/** The API of a recorded exchange; undefined where it is none that is known. */
export declare function modelApi(name: string): ModelApi | undefined;
/** The API that a conversation's answer is of, by what only its answers have. */
export declare function apiOfAnswer(response: JsonObject): ModelApi | undefined;
/** The API that conversations at a provider's address are of. */
export declare function apiAt(url: string): ModelApi | undefined;
/** The API by which judges and simulated users ask a provider's models. */
export declare function askableApi(provider: string): AskableApi;
/** What any provider's word for how an answer ended means; undefined where it is not known. */
export declare function finishOf(word: string | undefined): Finish | undefined;
