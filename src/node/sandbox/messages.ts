import * as z from "zod";
import { changeSchema } from "./change.ts";
import type { View } from "./view.ts";

/** What the warden answers, one JSON line each. */
export const answerSchema = z.strictObject({
  /** Of the question. */
  id: z.number().int(),
  /** The first process of the room, as the warden counts. */
  keeper: z.number().int().optional(),
  /** The process that holds the room's network, as the warden counts; absent: the warden. */
  lane: z.number().int().optional(),
  /** Whether the room is as it was before anybody entered it. */
  untouched: z.boolean().optional(),
  changes: z.array(changeSchema).optional(),
  /** Whether the room has written all that it may. */
  full: z.boolean().optional(),
  /** Why it could not be done. */
  failure: z.string().optional(),
});
export type Answer = z.infer<typeof answerSchema>;

/** What it is asked, with an `id`; our own process writes it, nobody else can. */
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
  /** By target: read-only layers that lie on the host's, the nearest first (what a setup changed). */
  below: Record<string, string[]>;
  /** A folder on the disk for the upper halves; absent: in memory. Kept when the room is left. */
  upper: string | undefined;
  /** Whether copies stand in for overlays. */
  copies: boolean;
  /** Options of overlay mounts, which depend on who makes them. */
  options: string;
  /** The same where a layer is kept, or was. */
  keptOptions: string;
}
