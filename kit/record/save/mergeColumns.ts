/** Field, mine, theirs: heads and rows of a merge stand on the same columns. */
export const MERGE_COLUMNS = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '148px minmax(0, 1fr) minmax(0, 1fr)' },
  gap: 2,
} as const
