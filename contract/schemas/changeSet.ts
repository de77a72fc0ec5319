import { Type, type Static } from 'typebox'
import { SENDABLE_STATUSES, type SendableStatus } from '#contract/values/status.ts'

/**
 * A field of a record by its path: names joined by dots ('yr', 'provider.n'); of localized texts one language
 * ('lon.en').
 */
export const FieldPath = Type.String({ minLength: 1, maxLength: 120 })

const byField = <Value extends Parameters<typeof Type.Record>[1]>(value: Value) => Type.Record(FieldPath, value)

/** Dates and instants move by so much; months first, a day that its month lacks becomes the month's last one. */
export const DateShift = Type.Object(
  {
    months: Type.Optional(Type.Integer({ minimum: -1200, maximum: 1200 })),
    days: Type.Optional(Type.Integer({ minimum: -36_500, maximum: 36_500 })),
    /** Of instants only: a date has no time of day. */
    ms: Type.Optional(Type.Integer({ minimum: -86_400_000, maximum: 86_400_000 })),
  },
  { additionalProperties: false },
)
export type DateShift = Static<typeof DateShift>

/** Plain text, never a pattern. `field` may name all languages of a localized text ('lon'). */
export const TextReplacement = Type.Object(
  {
    field: FieldPath,
    find: Type.String({ minLength: 1, maxLength: 250 }),
    with: Type.String({ maxLength: 250 }),
    matchCase: Type.Optional(Type.Boolean()),
    wholeWords: Type.Optional(Type.Boolean()),
  },
  { additionalProperties: false },
)
export type TextReplacement = Static<typeof TextReplacement>

/** What is set in one title of a bulk change and in no other. */
export const OwnChanges = byField(Type.Unknown())
export type OwnChanges = Static<typeof OwnChanges>

/** What is done to every title of a bulk change, in this order; shift and replace are ours. */
export const changeParts = {
  set: Type.Optional(byField(Type.Unknown())),
  unset: Type.Optional(Type.Array(FieldPath, { maxItems: 100 })),
  add: Type.Optional(byField(Type.Array(Type.Unknown(), { maxItems: 200 }))),
  remove: Type.Optional(byField(Type.Array(Type.Unknown(), { maxItems: 200 }))),
  shift: Type.Optional(byField(DateShift)),
  replace: Type.Optional(Type.Array(TextReplacement, { maxItems: 20 })),
  /** The verb (calls.md section 0) that moves each title; with changes only published, as `publish` is. */
  st: Type.Optional(Type.Unsafe<SendableStatus>({ type: 'string', enum: [...SENDABLE_STATUSES] })),
  publish: Type.Optional(Type.Boolean()),
}
export const ChangeSet = Type.Object(changeParts, { additionalProperties: false })
export type ChangeSet = Static<typeof ChangeSet>
