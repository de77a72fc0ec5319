/** What the publication calendar shows, each read by itself and in pages of its own. */
export const CALENDAR_KINDS = ['licence', 'release', 'page', 'container', 'day'] as const
export type CalendarKind = (typeof CALENDAR_KINDS)[number]

/** Entries that a page of the calendar has at most. */
export const CALENDAR_PAGE = 100
/** How far it looks at once: a year in view with what lies at either side. */
export const CALENDAR_DAYS = 3 * 366
/** Dates that are looked at for conflicts at once; how many there are beyond is told. */
export const CALENDAR_CHECKED = 500

/** What is wrong with dates that are looked at together (contract/rules/calendar). */
export type DateConflict =
  | 'failed'
  | 'turned'
  | 'releaseTooEarly'
  | 'releaseTooLate'
  | 'timingCrosses'
  | 'unlicensed'
  | 'shownBeyond'
  | 'showsEnding'
  | 'gaps'
  | 'notPublished'
