import type { TypeSummary } from '#contract/registry/typeDocument.ts'
import type { ContentRow } from '#contract/schemas/contentRecord.ts'
import type { UnavailableReason } from '#contract/rules/availability/whyUnavailable.ts'
import type { Language } from '#contract/values/languages.ts'
import type { Formatter } from '#kit/parts/format/createFormatter.ts'

/**
 * All that the cells of a table need, worked out once: a page of rows is then drawn without a hook, a context or a
 * translation per cell (design section 7).
 */
export type TableWords = {
  type: TypeSummary
  language: Language
  format: Formatter
  /** Epoch ms for which the labels hold. */
  now: number
  product: string | undefined
  productName: string
  /** No column tells who holds a title: its artwork wears a mark. */
  marksLocks: boolean
  /** Who is signed in: one's own lock reads 'You'. */
  uid: string
  translate: (key: string, values?: Record<string, unknown>) => string
  /** The address of a row's editor. */
  href: (id: string) => string
  imageUrl: (row: ContentRow) => string | undefined
  /** A date or time of the wire in the user's words. */
  date: (instant: string | number) => string
  dateTime: (instant: string | number) => string
  relativeDays: Formatter['relativeDays']
  /** A word of state, by its key under `status`. */
  state: (name: string) => string
  /** 'Not published; not in this product'. */
  why: (reasons: readonly UnavailableReason[]) => string
  /** The words of a coded value, from the filter on the same field. */
  option: (field: string, value: string) => string
}
