import type { Plugin } from "rolldown";

/** Packages that dependencies import for features that ReplayKit never uses → the small module that replaces each. */
const standIns: Record<string, string> = {
  // @actions/github brings undici for proxies. Node's own `fetch` uses proxies too: `useProxies` in src/action/main.ts.
  undici: `
    export const fetch = (url, { dispatcher, ...options } = {}) => globalThis.fetch(url, options);
    export class ProxyAgent {}`,
  // These add a method for each GitHub route, and pagination. Our code requests routes by name.
  "@octokit/plugin-rest-endpoint-methods": `
    export const restEndpointMethods = () => ({});
    export const legacyRestEndpointMethods = restEndpointMethods;`,
  "@octokit/plugin-paginate-rest": `export const paginateRest = () => ({});`,
  // The MCP SDK imports these for zod 3 schemas; ours are zod 4.
  "zod/v3": `export const object = () => { throw new Error("zod 3 is not included") };`,
  "zod-to-json-schema": `export const zodToJsonSchema = () => { throw new Error("zod 3 is not included") };`,
  // Validates elicitation answers of an MCP client. Our server asks for none, so the validator that is bundled already will do.
  "../validation/ajv-provider.js": `export { CfWorkerJsonSchemaValidator as AjvJsonSchemaValidator } from "@modelcontextprotocol/sdk/validation/cfworker";`,
};

/** Replaces the packages by their stand-ins. This removes a fifth of the CLI's and the Action's size. */
export function withStandIns(): Plugin {
  const mark = "\0stand-in:";
  return {
    name: "stand-ins",
    resolveId: (id, importer) =>
      Object.hasOwn(standIns, id) && importer?.includes("node_modules") ? `${mark}${id}` : undefined,
    load: (id) => (id.startsWith(mark) ? standIns[id.slice(mark.length)] : undefined),
  };
}
