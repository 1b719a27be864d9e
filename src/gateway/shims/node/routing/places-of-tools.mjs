/** The entries of `tools` in replaykit.yaml for Node, which the harness passes in REPLAYKIT_TOOLS. */
const told = process.env.REPLAYKIT_TOOLS;
const { root = "", mode = "replay", tools = {} } = told === undefined ? {} : JSON.parse(told);

export const places = Object.fromEntries(Object.entries(tools).filter(([, { at }]) => at.includes("#")));
export const recording = mode === "record";
export { root };
