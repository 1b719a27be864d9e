/** Whether a glob names this path (with `/`), one of the folders above it, or the case.yaml inside it. */
export declare function matchesGlob(relativePath: string, glob: string): boolean;
/** Whether a glob names this file (with `/`); unlike a shell's, its wildcards see names that begin with a dot too. */
export declare function matchesFile(file: string, glob: string): boolean;
