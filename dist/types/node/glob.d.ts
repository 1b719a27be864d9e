/** Whether a glob names this path (with `/`), one of the folders above it, or the case.yaml inside it. */
export declare function matchesGlob(relativePath: string, glob: string): boolean;
