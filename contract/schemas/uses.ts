import { Type, type Static } from 'typebox'
import { Texts } from '#contract/values/languages.ts'
import { literals } from '#contract/values/literals.ts'
import { STATUSES } from '#contract/values/status.ts'
import { ContentRow, rowParts, withFieldsOfType } from './contentRecord.ts'

const count = Type.Integer()

/** One place where a document names another: `field` is a JSON pointer, `label` the field's name on screen. */
export const NamedAt = Type.Object({
  id: Type.String(),
  field: Type.String(),
  label: Type.Optional(Texts),
  st: literals(STATUSES),
})
export type NamedAt = Static<typeof NamedAt>

/** Who misses something once a title is gone: viewers at once, or editors when they next publish. */
const BREAKS = ['viewers', 'editors'] as const
export type Breaks = (typeof BREAKS)[number]

/** A document that names the asked ones, or stands below one of them; `names` says where, by side. */
export const Use = withFieldsOfType({
  ...rowParts,
  how: literals(['names', 'child']),
  names: Type.Array(NamedAt),
  breaks: Type.Optional(literals(BREAKS)),
})
export type Use = Static<typeof Use>

/**
 * Where documents are used. Counts are documents, of which `hidden` ones may not be seen by the caller and stand in no
 * other number; `viewers` of `count` take something from viewers. `atLeast`: there are more than were looked at.
 */
export const Uses = Type.Object({
  count,
  viewers: count,
  hidden: count,
  /** Of the asked documents, those whose uses were looked for. */
  looked: count,
  atLeast: Type.Optional(Type.Boolean()),
  byType: Type.Array(Type.Object({ cty: Type.String(), count })),
  users: Type.Array(Use),
})
export type Uses = Static<typeof Uses>

/** What a document names: its row where the caller may see it, and the places, by side. */
export const Named = Type.Object({ id: Type.String(), row: Type.Optional(ContentRow), names: Type.Array(NamedAt) })
export type Named = Static<typeof Named>
