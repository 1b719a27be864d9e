// A minimal agent graph: every node is a step, so each leaves an event and a checkpoint behind.

/** The document search of this example: its index is broken, and it finds nothing. */
export function searchDocs() {
  return { docs: [], count: 0 };
}

/**
 * Answers a question from documents. Without `checkEmpty` it has the fault of the incident: it does not know what to do with
 * an empty result, and searches again until the step limit.
 */
export function docsAgent({ checkEmpty, maxSteps = 20, search = searchDocs }) {
  return async (run) => {
    const searchTool = run.tool("search_docs", search, { effect: "read" });
    run.state.query = run.input;
    for (let step = 0; step < maxSteps; step += 1) {
      await run.step("search", async () => {
        run.state.retrieved_docs = (await searchTool({ query: run.input })).docs;
        return null;
      });
      const docs = run.state.retrieved_docs;
      if (docs.length > 0) return run.step("answer", () => `From the documents: ${docs[0]}`);
      if (checkEmpty) return run.step("refuse", () => refusal(run.input));
    }
    throw new Error(`step limit of ${maxSteps} reached`);
  };
}

function refusal(query) {
  return `I don't have any documents about ${query}. Please check with support.`;
}
