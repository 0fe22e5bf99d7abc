import fc from 'fast-check';

/**
 * fast-check with a fixed seed, so that runs are reproducible. `PROPERTY_SEED=random` uses a random seed,
 * `PROPERTY_SEED=<number>` the seed of a reported failure, `PROPERTY_RUNS=<number>` sets the number of runs.
 * https://fast-check.dev/docs/configuration/global-settings/
 */
const { PROPERTY_SEED: seed = '20261121', PROPERTY_RUNS: runs } = process.env;

fc.configureGlobal({
  ...(seed !== 'random' && { seed: Number(seed) }),
  ...(runs && { numRuns: Number(runs) }),
});

export default fc;
