/**
 * The line of an error's text that names it: Python puts it after the stack, Node before it. `undefined` where the text is blank.
 */
export declare function errorLine(text: string): string | undefined;
