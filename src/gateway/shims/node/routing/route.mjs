/** Routes the call of a wrapped function: the gateway answers it, or lets it run once and is told the result. */
import { asThrown, isInside, post, runInside, ToolError } from "../route-tool.mjs";
import { argumentsOf } from "./arguments.mjs";
import { decode, describe, encode, Unkept } from "./codec.mjs";
import { noteUnkept } from "./notices.mjs";
import { recording } from "./places-of-tools.mjs";
import { postAndWait } from "./sync-post.mjs";

const base = process.env.REPLAYKIT_GATEWAY_URL;
const postSync = (path, body) => postAndWait(`${base}${path}`, body);

export async function routeAsync(tool, made, self, given) {
  if (isInside(tool)) return made.apply(self, given);
  const call = begin(tool, made, given);
  if (call === undefined) return made.apply(self, given);
  return callOnce(tool, call, () => made.apply(self, given));
}

/** Routes a tool of the SDK (`kit.tool`), which passes its arguments itself. */
export async function routeMarked(tool, args, work) {
  return isInside(tool) ? work() : callOnce(tool, { path: pathOf(tool), args: args ?? {} }, work);
}

async function callOnce(tool, { path, args }, work) {
  const answer = await post(path, { args });
  if (!isOwn(answer)) return valueOf(tool, answer);
  let output;
  try {
    output = await runInside(tool, answer, work);
  } catch (error) {
    await post(`${path}/result`, failure(tool, answer, error));
    throw error;
  }
  await post(`${path}/result`, success(tool, answer, output));
  return output;
}

export function routeSync(tool, made, self, given) {
  if (isInside(tool)) return made.apply(self, given);
  const call = begin(tool, made, given);
  if (call === undefined) return made.apply(self, given);
  const answer = postSync(call.path, { args: call.args });
  if (!isOwn(answer)) return promised(answer) ? valueLater(tool, answer) : valueOf(tool, answer);
  let output;
  try {
    output = runInside(tool, answer, () => made.apply(self, given));
  } catch (error) {
    postSync(`${call.path}/result`, failure(tool, answer, error));
    throw error;
  }
  if (typeof output?.then === "function") return reportLater(tool, { answer, path: call.path, output });
  postSync(`${call.path}/result`, success(tool, answer, output));
  return output;
}

/** Reports the result of a function that is not async but returned a promise. */
async function reportLater(tool, { answer, path, output }) {
  let value;
  try {
    value = await output;
  } catch (error) {
    const told = failure(tool, answer, error);
    await post(`${path}/result`, { ...told, error: { ...told.error, promised: true } });
    throw error;
  }
  const { output_types: types = {}, ...told } = success(tool, answer, value);
  await post(`${path}/result`, { ...told, output_types: { ...types, "": promiseOf(types[""]) } });
  return value;
}

const promise = /^Promise(?:<(.*)>)?$/;

function promiseOf(type) {
  return type === undefined ? "Promise" : `Promise<${type}>`;
}

function promised({ output_types: types, error }) {
  return error?.promised === true || promise.test(types?.[""] ?? "");
}

async function valueLater(tool, answer) {
  const { "": whole, ...types } = answer.output_types ?? {};
  const inner = promise.exec(whole ?? "")?.[1];
  return valueOf(tool, { ...answer, output_types: inner === undefined ? types : { ...types, "": inner } });
}

/** The two generators differ only in `await`, but JavaScript needs each written out. */
export function* routeGenerator(tool, made, self, given) {
  if (isInside(tool)) return yield* made.apply(self, given);
  const call = begin(tool, made, given);
  if (call === undefined) return yield* made.apply(self, given);
  const answer = postSync(call.path, { args: call.args });
  if (!isOwn(answer)) return yield* itemsOf(tool, answer);
  const reading = readingOf(tool, answer, made.apply(self, given));
  try {
    for (;;) {
      const { done, value } = reading.note(reading.next());
      if (done) return value;
      yield value;
    }
  } catch (error) {
    throw reading.fail(error);
  } finally {
    if (reading.isLeft()) reading.from.return();
    postSync(`${call.path}/result`, reading.result());
  }
}

export async function* routeAsyncGenerator(tool, made, self, given) {
  if (isInside(tool)) return yield* made.apply(self, given);
  const call = begin(tool, made, given);
  if (call === undefined) return yield* made.apply(self, given);
  const answer = await post(call.path, { args: call.args });
  if (!isOwn(answer)) return yield* itemsOf(tool, answer);
  const reading = readingOf(tool, answer, made.apply(self, given));
  try {
    for (;;) {
      const { done, value } = reading.note(await reading.next());
      if (done) return value;
      yield value;
    }
  } catch (error) {
    throw reading.fail(error);
  } finally {
    if (reading.isLeft()) await reading.from.return();
    await post(`${call.path}/result`, reading.result());
  }
}

/** Collects what a generator yields and returns. It counts as left half read until it ends. */
function readingOf(tool, answer, from) {
  const told = { yielded: [], left: true };
  let failed;
  return {
    from,
    next: () => runInside(tool, answer, () => from.next()),
    note(step) {
      if (!step.done) told.yielded.push(step.value);
      else {
        delete told.left;
        if (step.value !== undefined) told.returned = step.value;
      }
      return step;
    },
    fail(error) {
      failed = { error };
      return error;
    },
    isLeft: () => told.left && failed === undefined,
    result: () => (failed ? failure(tool, answer, failed.error) : generated(tool, answer, told)),
  };
}

function* itemsOf(tool, answer) {
  const { output_types: { "": whole, ...types } = {} } = answer;
  const output = valueOf(tool, { ...answer, output_types: types });
  if (whole !== "generator") {
    // A made-up answer has no type.
    if (Array.isArray(output)) yield* output;
    else if (typeof output !== "object" || Object.keys(output ?? {}).length > 0) yield output;
    return undefined;
  }
  const { yielded, returned, left } = output;
  yield* yielded;
  if (left !== true) return returned;
  const message = `the recording of ${tool} ends after ${yielded.length} values, but the agent asks for more; record it again`;
  noteUnkept(tool, message);
  throw new ToolError(message);
}

/**
 * A call's path and arguments. If the arguments cannot be kept: throws in a replay; returns `undefined` while
 * recording, so that the call runs unseen and the recording reports it.
 */
function begin(tool, made, given) {
  const path = pathOf(tool);
  try {
    return { path, args: argumentsOf(tool, made, given) };
  } catch (error) {
    if (!(error instanceof Unkept)) throw error;
    noteUnkept(tool, error.message);
    if (recording) return undefined;
    throw new ToolError(`${tool}: ${error.message}`);
  }
}

function pathOf(tool) {
  return `/tools/${encodeURIComponent(tool)}`;
}

function isOwn({ how }) {
  return how === "run" || how === "live";
}

function valueOf(tool, { output, output_types: types, error }) {
  let thrown;
  try {
    if (error === undefined) return decode(output ?? null, types);
    if (error.thrown !== undefined) thrown = { value: decode(error.thrown.value, error.thrown.types) };
  } catch (fault) {
    const message = `the recorded result of ${tool} cannot be rebuilt: ${fault.message}; record it again`;
    noteUnkept(tool, message);
    throw new ToolError(message);
  }
  throw thrown ? thrown.value : asThrown(error);
}

function success(tool, { id, how }, output) {
  if (how === "run") return { id, output: describe(output) };
  try {
    const { value, types } = encode(output);
    return { id, output: value, ...(Object.keys(types).length === 0 ? {} : { output_types: types }) };
  } catch (error) {
    if (!(error instanceof Unkept)) throw error;
    noteUnkept(tool, `its result, ${error.message}`);
    return { id, output: describe(output) };
  }
}

function generated(tool, answer, told) {
  const { output_types: types = {}, ...rest } = success(tool, answer, told);
  return { ...rest, output_types: { ...types, "": "generator" } };
}

function failure(tool, { id, how }, thrown) {
  const message = thrown instanceof Error ? `${thrown.name}: ${thrown.message}` : String(thrown);
  const error = { kind: "exception", message };
  if (how === "run") return { id, error };
  try {
    return { id, error: { ...error, thrown: encode(thrown) } };
  } catch (fault) {
    if (!(fault instanceof Unkept)) throw fault;
    noteUnkept(tool, `what it threw, ${fault.message}`);
    return { id, error };
  }
}
