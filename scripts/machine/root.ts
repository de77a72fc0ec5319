import { dirname } from 'node:path'

/** The repository's own folder. */
export const root = dirname(dirname(import.meta.dirname))
