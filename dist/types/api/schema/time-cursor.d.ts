import * as z from "zod";
/** A place in a list that is sorted by time, and by id where the times are equal. */
export interface TimePlace {
    time: number;
    id: string;
}
export declare const timeCursorSchema: z.ZodOptional<z.ZodString>;
export declare function readTimeCursor(text: string | undefined): TimePlace | undefined;
/** A page of at most `limit` from a list that was read one further, and where the next one begins. */
export declare function pageOf<Item>(items: readonly Item[], limit: number, placeOf: (item: Item) => TimePlace): {
    page: Item[];
    next: string | null;
};
