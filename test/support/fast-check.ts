import fc from "fast-check";

/**
 * Property tests take the same inputs at every run, so that a pull request is red by its own fault only.
 * REPLAYKIT_TEST_SEED takes another number, to look for new counterexamples.
 */
fc.configureGlobal({ seed: Number(process.env["REPLAYKIT_TEST_SEED"] ?? 1) });

export { fc };
