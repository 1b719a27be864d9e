/** The nearest folder upwards that holds `replaykit.yaml`, else the nearest with `.git`, else the folder itself. */
export declare function findRoot(from: string): string;
