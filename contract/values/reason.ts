import { Type, type Static } from 'typebox'

export type ReasonParams = Readonly<Record<string, unknown>>

/**
 * Why a title of a job failed, as it is kept and sent: number and words of what stands in the way, the first field at
 * fault, and, where a rule of it is known, keyword and params for whoever words it in another language.
 */
export const reasonParts = {
  code: Type.Integer(),
  description: Type.String(),
  /** JSON pointer of the field at fault. */
  field: Type.Optional(Type.String()),
  keyword: Type.Optional(Type.String()),
  params: Type.Optional(Type.Unsafe<ReasonParams>(Type.Record(Type.String(), Type.Unknown()))),
}
export const Reason = Type.Object(reasonParts)
export type Reason = Static<typeof Reason>
