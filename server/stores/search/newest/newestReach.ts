/** When the newest hits are looked for among the newest sides alone, and what is noted of these. */
export type NewestReach = {
  /** So many hits are looked through in the time in which the newest of more are found. */
  hits: number
  /** And so many times as many as are wanted. */
  times: number
  /** Hits that are looked up in the time in which one stretch is read. */
  perStretch: number
  /** So few sides are as quickly compared as noted; and a title that is saved ten times in a row is noted once. */
  leftAlone: number
  /** Sides that are noted at once: nobody waits longer for one of them, nor for the processor. */
  slice: number
  /** The same of those whose words are noted already. */
  moved: number
  /** How many sides stand in a stretch. */
  stretch: number
  /** Stretches that are kept, and so many more that it is worth putting away the oldest. */
  least: number
  most: number
}
export const NEWEST_REACH: NewestReach = {
  hits: 100,
  times: 4,
  perStretch: 10,
  leftAlone: 100,
  slice: 200,
  moved: 2_000,
  stretch: 16_384,
  least: 72,
  most: 96,
}

/** So many times as many sides as are wanted are compared, then more: not all are what is asked, or to be seen. */
export const SPARES = [2, 30] as const

/** Whether so many hits are known that the newest of them fill a page sooner than all of them. */
export const isMany = ({ hits, times }: NewestReach, known: number, wanted: number): boolean =>
  known > Math.max(hits, times * wanted)

/**
 * Up to how many hits of three letters looking all of them up is sooner than reading the stretches which hold as many as
 * are compared: the fewer there are, the further apart they stand. `stretches`: how many there are, as many as are kept
 * where that is not known.
 */
export const lookedUpSooner = (reach: NewestReach, wanted: number, stretches = reach.most): number =>
  Math.sqrt(reach.perStretch * SPARES[0] * wanted * stretches)
