import { byArea } from '../../byArea.ts'

/** Words of what is there once somebody works: locks, saving, refused files, time lines, warnings, one's own profile and rights. */
export const messages = byArea(
  import.meta.glob<object>(
    [
      '../channelNumber.ts',
      '../feedProblems.ts',
      '../fileProblems.ts',
      '../locks.ts',
      '../mediaProblems.ts',
      '../profile.ts',
      '../roles.ts',
      '../saving.ts',
      '../timeline.ts',
      '../warnings.ts',
    ],
    { eager: true, import: 'words' },
  ),
)
