import { Type, type Static } from 'typebox'
import { literals } from '#contract/values/literals.ts'
import { LocalizedText } from '#contract/values/localizedText.ts'
import { AIRING_KINDS } from '#contract/values/schedule.ts'

const text = Type.String()
const names = Type.Array(LocalizedText)

/** What one virtual channel shows within a span, by start (calls.md section 15, readVepg). */
export const VepgRow = Type.Object({
  channel: Type.Object({ id: text, cs: text, lon: names }),
  airing: Type.Array(
    Type.Object({
      uId: text,
      type: literals(AIRING_KINDS),
      /** Start and end, ISO 8601 in UTC, and the ms between them. */
      a_st_dt: text,
      a_ed_dt: text,
      dur: Type.Integer(),
      pgm_id: Type.Optional(text),
      lon: Type.Optional(names),
      lod: Type.Optional(names),
    }),
  ),
})
export type VepgRow = Static<typeof VepgRow>
