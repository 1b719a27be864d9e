/** The environment in which a provider that is asked for real is reached. */
export const realKey = { REAL_KEY: "sk-real" };

/** A replaykit.yaml whose model is asked at `url` with the key in `REAL_KEY`; `lines` are its own. */
export function keyedConfig(url: string, ...lines: string[]): string {
  return [
    "version: 1",
    `upstream: { openai: { base_url: "${url}", key_env: ${Object.keys(realKey).join("")} } }`,
    ...lines,
    "",
  ].join("\n");
}
