import * as z from "zod";

/** A place in a list that is sorted by time, and by id where the times are equal. */
export interface TimePosition {
  time: number;
  id: string;
}

const form = /^(\d{1,15})\.(.{1,80})$/;

export const timeCursorSchema = z
  .string()
  .regex(form, "expected `next` of the page before")
  .optional()
  .describe("`next` of the page before");

export function readTimeCursor(text: string | undefined): TimePosition | undefined {
  const [, time, id] = form.exec(text ?? "") ?? [];
  return time === undefined || id === undefined ? undefined : { time: Number(time), id };
}

/** Cuts a list of up to `limit + 1` rows to one page, and says where the next begins. */
export function pageOf<Item>(items: readonly Item[], limit: number, placeOf: (item: Item) => TimePosition) {
  const page = items.slice(0, limit);
  const last = items.length > limit ? page.at(-1) : undefined;
  const place = last && placeOf(last);
  return { page, next: place === undefined ? null : `${place.time}.${place.id}` };
}
