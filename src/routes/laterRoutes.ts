import type { Page } from '#contract/values/access.ts'
import type { RouteRow } from './routeRow.ts'

/** `word` of the family `pages`: a title, and what the page will be. */
const view = (path: string, page: Page, word: string): RouteRow => ({
  path,
  needs: { page, action: 'view' },
  title: `pages.titles.${word}`,
  about: `pages.later.${word}`,
  frame: 'list',
  built: false,
})

/** Routes of the specification's section 2 whose screens are still to come: guarded already, in no menu. */
export const LATER_ROUTES: readonly RouteRow[] = [view('videoeditor', 'cp_mediaoperations', 'videoEditor')]
