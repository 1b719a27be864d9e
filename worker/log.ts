/** One JSON line per fact; values are ours (ids, counts, codes), never trace text. */
export type Log = (event: string, facts: Record<string, string | number | boolean | undefined>) => void;

export const consoleLog: Log = (event, facts) => console.log(JSON.stringify({ event, ...facts }));
