/**
 * Wraps the functions of `tools` when their files are loaded: ES modules and CommonJS, TypeScript whose types Node
 * strips, and the output of another loader (tsx). Loaded only if `tools` has entries.
 */
import { realpathSync } from "node:fs";
import * as nodeModule from "node:module";
import { relative, resolve, sep } from "node:path";
import { fileURLToPath } from "node:url";
import { knownClass } from "./classes.mjs";
import { noteInstalled, noteProblem } from "./notices.mjs";
import { places, root } from "./places-of-tools.mjs";
import { refusalText } from "./refusal.mjs";
import { rewrite } from "./rewrite.mjs";
import { routeAsync, routeAsyncGenerator, routeGenerator, routeSync } from "./route.mjs";
import { readSource } from "./source.mjs";
import { wrap, wrapMember } from "./wrap.mjs";

Object.assign(globalThis[Symbol.for("replaykit.routing")], {
  sync: routeSync,
  async: routeAsync,
  generator: routeGenerator,
  asyncGenerator: routeAsyncGenerator,
  wrap,
  wrapMember,
  knownClass,
});

/** The functions to wrap, by the real path of their file. */
const wanted = new Map();
const formats = /^(?:module|commonjs)(?:-typescript)?$/;
const rewritten = /globalThis\[Symbol\.for\("replaykit\.routing"\)\]/;

export function installRouting() {
  for (const [tool, { at, file, path }] of Object.entries(places)) {
    const [atFile, atPath] = [at.slice(0, at.indexOf("#")), at.slice(at.indexOf("#") + 1)];
    const real = realPath(resolve(root, file ?? atFile));
    wanted.set(real, [...(wanted.get(real) ?? []), { tool, path: path ?? atPath }]);
  }
  register();
  patchCompile();
}

function realPath(path) {
  try {
    return realpathSync(path);
  } catch {
    return path;
  }
}

/** Registers the hook again after every other one, since the last sync hook sees the results of the others. */
function register() {
  const { registerHooks } = nodeModule;
  let own = registerHooks({ load });
  nodeModule.default.registerHooks = function registerBefore(hooks) {
    const made = registerHooks(hooks);
    own.deregister();
    own = registerHooks({ load });
    return made;
  };
  nodeModule.syncBuiltinESMExports();
}

function load(url, context, nextLoad) {
  const loaded = nextLoad(url, context);
  if (!url.startsWith("file:") || !formats.test(loaded.format ?? "") || !loaded.source) return loaded;
  const file = realPath(fileURLToPath(url));
  if (!concerns(file)) return loaded;
  const text = typeof loaded.source === "string" ? loaded.source : Buffer.from(loaded.source).toString("utf8");
  const typescript = loaded.format.endsWith("-typescript");
  const format = loaded.format.replace("-typescript", "");
  const source = rewriteFile(file, text, {
    typescript,
    script: format === "commonjs",
    last: format === "module",
  });
  return source === undefined ? loaded : { ...loaded, format, source };
}

/** Wraps what older loaders compile without hooks. */
function patchCompile() {
  const { prototype } = nodeModule.default;
  const { _compile: compile } = prototype;
  prototype._compile = function compileRouted(content, filename, ...rest) {
    const file = realPath(filename);
    const text = typeof content === "string" && concerns(file) && !rewritten.test(content) ? content : undefined;
    const made =
      text === undefined ? undefined : rewriteFile(file, text, { typescript: false, script: true, last: true });
    return compile.call(this, made ?? content, filename, ...rest);
  };
}

function concerns(file) {
  return wanted.has(file) || (file.startsWith(root + sep) && !file.includes(`${sep}node_modules${sep}`));
}

/** Returns `undefined` if the file stays unchanged. */
function rewriteFile(file, text, kind) {
  const asked = wanted.get(file) ?? [];
  if (rewritten.test(text) || (asked.length === 0 && !/\bclass\b/.test(text))) return undefined;
  const source = parsed(text, kind);
  if (source === undefined) {
    // A CommonJS source comes again in its final form, when it is compiled.
    if (asked.length > 0 && kind.last) refuse(asked[0].tool, `${relative(root, file)} cannot be read as JavaScript`);
    return undefined;
  }
  const { code, installed, refused } = rewrite(source, {
    wanted: asked,
    classesOf: relative(root, file).split(sep).join("/"),
  });
  for (const { tool, place } of refused)
    refuse(tool, refusalText({ tool, at: places[tool].at, place, program: source.program }));
  for (const tool of installed) noteInstalled(tool);
  return code;
}

function parsed(text, kind) {
  try {
    return readSource(text, kind);
  } catch {
    return undefined; // another loader will translate it
  }
}

/** Prevents loading of the file: its function would run unseen. */
function refuse(tool, why) {
  const message = `tools.${tool} of replaykit.yaml: ${why}`;
  noteProblem(tool, "refused", message);
  throw new Error(`replaykit: ${message}`);
}
