import * as z from "zod";
import { changeSchema } from "./change.ts";
import type { View } from "./view/view.ts";

/** An answer of the warden (the first process inside the sandbox), one JSON line each. */
export const answerSchema = z.strictObject({
  /** The question's id. */
  id: z.number().int(),
  /** Process id, as the warden sees it, of the room's keeper: its first process. */
  keeper: z.number().int().optional(),
  /**
   * Process id, as the warden sees it, of the process that holds the room's lane (its network). Absent: the warden
   * holds it.
   */
  lane: z.number().int().optional(),
  /** True if the room is as it was before a program entered it. */
  untouched: z.boolean().optional(),
  changes: z.array(changeSchema).optional(),
  /** What the room has filled, if anything. */
  full: z.enum(["room", "output"]).optional(),
  /** Why the request failed. */
  failure: z.string().optional(),
});
export type Answer = z.infer<typeof answerSchema>;

/** A question to the warden, sent with an `id`. Only this process can write to the warden. */
export type Question =
  | { ask: "relay"; port: number; socket: string }
  | { ask: "view"; name: string; view: View; layers: ViewLayers }
  | { ask: "room"; view: string; room: number }
  | { ask: "enter"; room: number; network: boolean }
  | { ask: "ended"; room: number }
  | { ask: "changes"; room: number }
  | { ask: "again"; room: number }
  | { ask: "leave"; room: number };

/** How the file layers of a view are made. */
export interface ViewLayers {
  /** By target: read-only layers above the host's files, the top one first. They hold what a setup changed. */
  below: Record<string, string[]>;
  /** A folder on disk for the changes; it stays when the room is left. Absent: changes stay in memory. */
  upper: string | undefined;
  /** True if the kernel refuses overlays, so that rooms get copies. */
  copies: boolean;
  /** Options of overlay mounts. They depend on which user mounts. */
  options: string;
  /** The options for overlays with a layer of a setup. */
  keptOptions: string;
}
