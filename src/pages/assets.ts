import { appScript } from "./app-script.ts";
import { appIcon, appStyles } from "./app-styles.ts";

const assets: Record<string, { text: string; type: string }> = {
  "page.css": { text: appStyles, type: "text/css" },
  "page.js": { text: appScript, type: "text/javascript" },
  "icon.svg": { text: appIcon, type: "image/svg+xml" },
};

/** The pages' style, script and icon by file name. */
export function assetOf(name: string): { text: string; headers: Record<string, string> } | undefined {
  const asset = Object.hasOwn(assets, name) ? assets[name] : undefined;
  if (!asset) return undefined;
  const headers = { "x-content-type-options": "nosniff", "cache-control": "no-cache" };
  return { text: asset.text, headers: { "content-type": `${asset.type}; charset=utf-8`, ...headers } };
}
