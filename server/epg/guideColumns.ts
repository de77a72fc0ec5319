/** Columns of a guide as a table, one programme a line; a list stands with bars between its entries. */
export const GUIDE_COLUMNS = [
  'channel',
  'channel_name',
  'start',
  'end',
  'language',
  'title',
  'description',
  'episode_title',
  'season',
  'episode',
  'genres',
  'ratings',
] as const
export type GuideColumn = (typeof GUIDE_COLUMNS)[number]
export const BETWEEN = ' | '
