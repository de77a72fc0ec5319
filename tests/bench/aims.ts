/** What a piece of work may cost: a multiple of the baseline's CPU, or of our own first page's (issue 17). */
export type Aim = { ratio: number; of: 'the baseline' | 'page 1' }

export const AIMS = {
  get: { ratio: 1.5, of: 'the baseline' },
  list: { ratio: 1.5, of: 'the baseline' },
  deep: { ratio: 1.2, of: 'page 1' },
  search: { ratio: 1.3, of: 'the baseline' },
  popup: { ratio: 2, of: 'the baseline' },
  save: { ratio: 2, of: 'the baseline' },
} as const satisfies Record<string, Aim>

/** Most that a bulk change may take, as a multiple of one statement that does the same. */
export const BULK_AIM = 1.5
/** Most that ten times the items may cost. */
export const GROWTH_AIM = 1.1
/** From the start of the process to its first answer, and what it then holds in memory. */
export const START_AIMS = { postgres: { ms: 1000, mb: 120 }, embedded: { ms: 3000, mb: 450 } }

export const verdict = (isMet: boolean): string => (isMet ? 'met' : 'NOT MET')
