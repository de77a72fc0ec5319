import fc from 'fast-check'

/** Any number does; another one draws other examples. */
const SEED = 20_261_123

/**
 * Laws draw the same examples in each run, so that a run fails for what was changed and never by chance. The full run
 * draws anew; a law that fails there names its seed, and `DRAWS=<seed>` repeats it.
 */
const { DRAWS, FULL } = process.env
if (DRAWS !== undefined || FULL === undefined) fc.configureGlobal({ seed: Number(DRAWS ?? SEED) })
