import { withWords } from '#kit/parts/i18n/withWords.ts'
import { lazyScreen } from '#kit/parts/layoutParts/lazyScreen.ts'

/* The generated screens of type documents with the words that they are written in, for whoever opens them or fetches them ahead. */

export const GeneratedList = lazyScreen(
  withWords(['lists', 'records'], () =>
    import('../list/ContentList.tsx').then((module) => ({ default: module.ContentList })),
  ),
)
export const GeneratedRecord = lazyScreen(
  withWords(['guide', 'later', 'lists', 'records'], () =>
    import('./RecordScreen.tsx').then((module) => ({ default: module.RecordScreen })),
  ),
)
