import type { Plugin } from "rolldown";

/** Packages that others import for what ReplayKit never does, by what stands in for them. */
const standIns: Record<string, string> = {
  // The toolkit of the Action has a `fetch` of its own for proxies. Node's goes through them too: `useProxies` in src/action/main.ts.
  undici: `
    export const fetch = (url, { dispatcher, ...options } = {}) => globalThis.fetch(url, options);
    export class ProxyAgent {}`,
  // A method for each route of GitHub, and lists of several pages; ours are asked for by their routes.
  "@octokit/plugin-rest-endpoint-methods": `
    export const restEndpointMethods = () => ({});
    export const legacyRestEndpointMethods = restEndpointMethods;`,
  "@octokit/plugin-paginate-rest": `export const paginateRest = () => ({});`,
  // For schemas of zod 3, which the SDK of MCP still takes; ours are of zod 4.
  "zod/v3": `export const object = () => { throw new Error("zod 3 is not included") };`,
  "zod-to-json-schema": `export const zodToJsonSchema = () => { throw new Error("zod 3 is not included") };`,
  // For what a client answers when a server asks it. Ours asks nothing, and would have the validator that is there already.
  "../validation/ajv-provider.js": `export { CfWorkerJsonSchemaValidator as AjvJsonSchemaValidator } from "@modelcontextprotocol/sdk/validation/cfworker";`,
};

/** Puts the stand-ins in the place of their packages: a fifth of what the CLI and the Action were. */
export function withStandIns(): Plugin {
  const mark = "\0stand-in:";
  return {
    name: "stand-ins",
    resolveId: (id, importer) =>
      Object.hasOwn(standIns, id) && importer?.includes("node_modules") ? `${mark}${id}` : undefined,
    load: (id) => (id.startsWith(mark) ? standIns[id.slice(mark.length)] : undefined),
  };
}
