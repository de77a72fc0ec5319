/**
 * How a column of a file writes its dates. `iso` is what every date field takes; `monthName` has the month by its
 * English name, before or behind the day ('Jun 12 1998'); `year` years alone, each its first day.
 */
export const DATE_FORMATS = [
  'iso',
  'monthName',
  'yearFirst',
  'dayFirst',
  'monthFirst',
  'year',
  'epochMs',
  'epochS',
] as const
export type DateFormat = (typeof DATE_FORMATS)[number]

/** Column of a file -> how its dates are written. */
export type DateFormats = Readonly<Record<string, DateFormat>>
