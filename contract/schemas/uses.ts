import type { Status } from '#contract/values/status.ts'
import type { Texts } from '#contract/values/languages.ts'
import type { ContentRow } from './contentRecord.ts'

/** One place where a document names another: `field` is a JSON pointer, `label` the field's name on screen. */
export type NamedAt = { id: string; field: string; label?: Texts; st: Status }

/** Who misses something once a title is gone: viewers at once, or editors when they next publish. */
export type Breaks = 'viewers' | 'editors'

/** A document that names the asked ones, or stands below one of them; `names` says where, by side. */
export type Use = ContentRow & { how: 'names' | 'child'; names: NamedAt[]; breaks?: Breaks }

/**
 * Where documents are used. Counts are documents, of which `hidden` ones may not be seen by the caller and stand in no
 * other number; `viewers` of `count` take something from viewers. `atLeast`: there are more than were looked at.
 */
export type Uses = {
  count: number
  viewers: number
  hidden: number
  /** Of the asked documents, those whose uses were looked for. */
  looked: number
  atLeast?: boolean
  byType: { cty: string; count: number }[]
  users: Use[]
}

/** What a document names: its row where the caller may see it, and the places, by side. */
export type Named = { id: string; row?: ContentRow; names: NamedAt[] }
