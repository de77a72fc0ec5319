import { ROLE_NAMES } from '#contract/rules/access/roles.ts'
import { can } from '#contract/rules/access/can.ts'
import { summaryOf } from '#contract/registry/typeDocument.ts'
import type { TypeSummary } from '#contract/registry/typeDocument.ts'
import { PAGES } from '#contract/values/access.ts'
import type { Action, Page } from '#contract/values/access.ts'
import { aType } from '../../support/aType.ts'

/** Each role of the table by itself, somebody with two, somebody with none, and somebody with one that nobody knows. */
export const EVERY_ROLE: readonly (readonly string[])[] = [
  ...ROLE_NAMES.map((role) => [role]),
  ['vod_content_user', 'ad_admin'],
  [],
  ['nonesuch'],
]

export const nameOf = (roles: readonly string[]): string => roles.join(' + ') || 'no role'

/** One type on every page of the table, so that what asks the page of a type is asked of all of them. */
export const typeOfPage = (page: Page): string => `on_${page}`
export const TYPE_DOCUMENTS = PAGES.map((page) => aType({ type: typeOfPage(page), page }))
export const TYPES: readonly TypeSummary[] = TYPE_DOCUMENTS.map(summaryOf)

/** The types that the server lists for somebody: those that may be viewed. */
export const typesFor = (roles: readonly string[]): readonly TypeSummary[] =>
  TYPES.filter(({ page }) => can({ roles }, page, 'view'))

export const actorOf = (roles: readonly string[]) => ({
  uid: 'ann',
  username: 'ann',
  name: 'Ann',
  roles,
  products: ['rimba-my'],
  productAdmin: false,
})

/**
 * What each verb of a record needs on its type's page, written down a second time and by hand from the specification
 * (section 4: "published, archived, purged, force-unlock each need their own permission"; section 6).
 */
export const RIGHTS_OF_VERB: Readonly<Record<string, readonly Action[]>> = {
  saveDraft: ['update'],
  submit: ['update'],
  approve: ['publish'],
  publish: ['publish'],
  returnToDraft: ['update'],
  restoreContent: ['update'],
  discardDraft: ['update'],
  unpublish: ['unpublish'],
  archive: ['archive'],
  deleteContent: ['delete'],
  purge: ['purge'],
}
