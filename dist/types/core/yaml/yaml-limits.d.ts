/** A file written by people; what is larger belongs into fixtures. */
export declare const maxYamlLength: number;
export declare const maxYamlDepth = 64;
/**
 * Refuses texts on which the YAML library would run for minutes or end the process, before it sees them: it is recursive,
 * and it builds a regular expression as long as the indentation is wide.
 */
export declare function checkYamlText(text: string, fileName: string): void;
