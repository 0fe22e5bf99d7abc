import fc from 'fast-check';

/**
 * The property-based tester, with the same values on every run: what passed here passes anywhere, and a failure comes
 * back until it is mended. `PROPERTY_SEED=random` tries other values, `PROPERTY_SEED=<number>` those of a failure told
 * before, `PROPERTY_RUNS=<number>` more of them. https://fast-check.dev/docs/configuration/global-settings/
 */
const { PROPERTY_SEED: seed = '20261121', PROPERTY_RUNS: runs } = process.env;

fc.configureGlobal({
  ...(seed !== 'random' && { seed: Number(seed) }),
  ...(runs && { numRuns: Number(runs) }),
});

export default fc;
