/** Has letters with digits, or signs, as words do not. */
export declare function looksRandom(value: string, minLength: number): boolean;
