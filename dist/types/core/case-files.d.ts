/** JSON as it is committed: two spaces, so that a diff shows what changed, and a newline at the end. */
export declare function formatJsonFile(value: object): string;
