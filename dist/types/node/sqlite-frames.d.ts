import type { DatabaseSync } from "node:sqlite";
/** Texts of a row that is alone or in a frame. */
export interface FramedRow {
    seq: number;
    body: string | null;
    frame: string | null;
    frame_at: number | null;
}
export interface Frames {
    /** The texts of rows, each frame read once. */
    texts(rows: FramedRow[]): string[];
    /** Puts the texts of an ended run into compressed frames. */
    pack(run: number): Promise<void>;
    /** The texts of a blob, its hash checked. */
    open(frame: string): string[];
    /** Reads from disk again. */
    forget(): void;
}
export declare function createFrames(database: DatabaseSync): Frames;
