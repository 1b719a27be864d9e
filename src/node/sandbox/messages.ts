import * as z from "zod";
import { changeSchema } from "./change.ts";
import type { View } from "./view/view.ts";

/** What the warden answers, one JSON line each. */
export const answerSchema = z.strictObject({
  /** Of the question. */
  id: z.number().int(),
  /** Process id of the room's first process, for the warden. */
  keeper: z.number().int().optional(),
  /** Process id of the owner of the room's network, for the warden; absent: the warden. */
  lane: z.number().int().optional(),
  /** Whether the room is unchanged since before anybody entered it. */
  untouched: z.boolean().optional(),
  changes: z.array(changeSchema).optional(),
  /** Whether the room has reached its write limit. */
  full: z.boolean().optional(),
  /** Why it could not be done. */
  failure: z.string().optional(),
});
export type Answer = z.infer<typeof answerSchema>;

/** A question to the warden, with an `id`; only our own process can write it. */
export type Question =
  | { ask: "relay"; port: number; socket: string }
  | { ask: "view"; name: string; view: View; layers: ViewLayers }
  | { ask: "room"; view: string; room: number }
  | { ask: "enter"; room: number; network: boolean }
  | { ask: "ended"; room: number }
  | { ask: "changes"; room: number }
  | { ask: "again"; room: number }
  | { ask: "leave"; room: number };

/** How the overlays of a view are made. */
export interface ViewLayers {
  /** By target: read-only layers above the host's, the nearest first (a setup's changes). */
  below: Record<string, string[]>;
  /** A folder on disk for the upper layers, kept when the room is left; absent: in memory. */
  upper: string | undefined;
  /** Whether copies replace overlays. */
  copies: boolean;
  /** Options of overlay mounts, which depend on who makes them. */
  options: string;
  /** The same where a layer is kept, or was. */
  keptOptions: string;
}
