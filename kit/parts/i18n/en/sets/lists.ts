import { byArea } from '../../byArea.ts'

/** Words of lists of titles, of their jobs, imports and exports. */
export const messages = byArea(
  import.meta.glob<object>(
    [
      '../bulk.ts',
      '../filters.ts',
      '../jobCentre.ts',
      '../rowProblems.ts',
      '../table.ts',
      '../transfer.ts',
      '../views.ts',
      '../watch.ts',
    ],
    { eager: true, import: 'words' },
  ),
)
