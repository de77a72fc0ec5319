const MINUTE_MS = 60_000

/** The whole minute nearest to an edge of the view, epoch ms. Px fall between minutes: the end of a day is midnight. */
export const nearestMinute = (at: number) => Math.round(at / MINUTE_MS) * MINUTE_MS
