/**
 * The nearest folder upwards that holds `replaykit.yaml`, else the repository's, else the folder itself. The search ends at the
 * repository's root: what lies around it is of another project, and nothing is to be written there.
 */
export declare function findRoot(from: string): string;
