import { Type, type Static } from 'typebox'
import { LocalizedText } from '#contract/values/localizedText.ts'
import { literals } from '#contract/values/literals.ts'
import { STATUSES } from '#contract/values/status.ts'
import { PAGE_TYPES } from '#contract/values/storefront.ts'
import { Warning } from '../contentRecord.ts'

const text = Type.String()
const head = {
  id: text,
  /** urn:page or urn:container. */
  urn: text,
  /** Of pages. */
  ty: Type.Optional(literals(PAGE_TYPES)),
  lon: Type.Array(LocalizedText),
  st: literals(STATUSES),
}

/** A page or container that shows or names another: one row for each of its tabs that does (calls.md section 19). */
export const StorefrontUse = Type.Object({
  ...head,
  tab: Type.Optional(Type.Object({ id: text, lon: Type.Array(LocalizedText) })),
})
export type StorefrontUse = Static<typeof StorefrontUse>

/** A page, a container, or a tab (`tab` is its id) with the time in which it is shown; an end that is not set is open. */
export const StorefrontCalendarRow = Type.Object({
  ...head,
  rev: Type.Integer(),
  st_dt: Type.Optional(text),
  ed_dt: Type.Optional(text),
  tab: Type.Optional(text),
  /** Ids of the containers that the tab, or the page itself, shows (ours). */
  c: Type.Optional(Type.Array(text)),
  /** Of containers: whether several pages may show it (ours). */
  owner: Type.Optional(text),
})
export type StorefrontCalendarRow = Static<typeof StorefrontCalendarRow>

const date = Type.Optional(Type.Union([Type.String({ maxLength: 64 }), Type.Null()]))

/** New dates of a page, of one of its tabs, or of a container: a date that is left out stays, null takes it away (ours). */
export const StoreDates = Type.Object(
  {
    of: literals(['page', 'container'] as const),
    tab: Type.Optional(Type.String({ minLength: 1, maxLength: 80 })),
    st_dt: date,
    ed_dt: date,
  },
  { additionalProperties: false },
)
export type StoreDates = Static<typeof StoreDates>

/** What a move of dates changed: rows of the calendar as the next reading has them, and what narrowing adjusted. */
export const StoreDatesMoved = Type.Object({
  rows: Type.Array(StorefrontCalendarRow),
  wrng: Type.Optional(Type.Array(Warning)),
})
export type StoreDatesMoved = Static<typeof StoreDatesMoved>

/** What a list of pages or containers may be filtered by. */
export const StorefrontFilterKeys = Type.Object({
  attrs: Type.Array(Type.Object({ key: text, values: Type.Array(text) })),
})
