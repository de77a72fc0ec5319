import type { Action, Page } from '#contract/values/access.ts'
import type { RouteRow } from './routeRow.ts'

/** Words of the family `pages`: a title, and what the page will be. */
type Words = { title: string; about: string; under?: string }

const row = (path: string, page: Page, action: Action, { title, about, under }: Words): RouteRow => ({
  path,
  needs: { page, action },
  title: `pages.titles.${title}`,
  about: `pages.later.${about}`,
  frame: 'list',
  built: false,
  ...(under && { under }),
})
const view = (path: string, page: Page, words: Words) => row(path, page, 'view', words)
const create = (path: string, page: Page, words: Words) => row(path, page, 'create', words)

const ads = [
  view('ad/tag', 'cp_adconfig', { title: 'adTags', about: 'adTags' }),
  create('ad/tag/add', 'cp_adconfig', { title: 'newAdTag', about: 'adTags' }),
  view('ad/tag/:tagId', 'cp_adconfig', { title: 'adTag', about: 'adTags' }),
  view('ad/attribute', 'cp_adconfig', { title: 'adAttributes', about: 'adAttributes' }),
  create('ad/attribute/add', 'cp_adconfig', { title: 'newAdAttribute', about: 'adAttributes' }),
  view('ad/attribute/:attributeId', 'cp_adconfig', { title: 'adAttribute', about: 'adAttributes' }),
]

const others = [view('videoeditor', 'cp_mediaoperations', { title: 'videoEditor', about: 'videoEditor' })]

/** Routes of the specification's section 2 whose screens are still to come: guarded already, in no menu. */
export const LATER_ROUTES: readonly RouteRow[] = [...ads, ...others]
