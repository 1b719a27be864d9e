import fc from "fast-check";

/**
 * Property tests get the same inputs in every run, so that a pull request fails only by its own fault. Set REPLAYKIT_TEST_SEED to another
 * number to look for new counterexamples.
 */
fc.configureGlobal({ seed: Number(process.env["REPLAYKIT_TEST_SEED"] ?? 1) });

export { fc };
