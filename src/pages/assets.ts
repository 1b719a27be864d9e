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

/** Content security policy: only the pages' own style and script, no frame, and no form or request to another place. */
const policy =
  "default-src 'none'; style-src 'self'; script-src 'self'; img-src 'self'; connect-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

/** Headers of every page. */
export const pageHeaders = {
  "content-type": "text/html; charset=utf-8",
  "content-security-policy": policy,
  "x-content-type-options": "nosniff",
  "referrer-policy": "no-referrer",
  "cross-origin-resource-policy": "same-origin",
  "cache-control": "no-store",
};
