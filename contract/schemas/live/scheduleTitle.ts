import { Type, type Static } from 'typebox'
import { literals } from '#contract/values/literals.ts'
import { LocalizedText } from '#contract/values/localizedText.ts'
import { AIRING_KINDS } from '#contract/values/schedule.ts'
import { STATUSES } from '#contract/values/status.ts'

const text = Type.String()
const ms = Type.Integer({ minimum: 0 })
const ofProducts = Type.Array(Type.Object({ prd: text, value: text }))

/** What the rights of one document follow from, in the words of its record: absent restricts nothing. */
export const TitleRights = Type.Object({
  id: text,
  st: literals(STATUSES),
  vce: Type.Optional(Type.Boolean()),
  /** Products that it is in, as far as they are the caller's. */
  prd: Type.Optional(Type.Array(text)),
  /** Start and end of its licence, its end date, and the ends by product. */
  lws: Type.Optional(text),
  lwe: Type.Optional(text),
  ed_dt: Type.Optional(text),
  lwe_prd: Type.Optional(ofProducts),
  ed_dt_prd: Type.Optional(ofProducts),
})
export type TitleRights = Static<typeof TitleRights>

/** A piece of a title, as far as a schedule needs it (contract/rules/program/segment). */
const TitleSegment = Type.Object({
  seg_ty: Type.Optional(text),
  ctkey: Type.Optional(text),
  vrt: Type.Optional(text),
  sp: Type.Optional(Type.Number()),
  ep: Type.Optional(Type.Number()),
  dur: Type.Optional(Type.Number()),
  fps: Type.Optional(Type.Union([Type.Number(), text])),
  am: Type.Optional(Type.Array(Type.Unknown())),
})

/** Everything that a schedule has to know of a title that airs, or may (ours). Nothing of it is stored with a day but `pgm`. */
export const ScheduleTitle = Type.Object({
  /** What an airing's `pgm_id` names. */
  id: text,
  cty: text,
  /** The kind of airing that it makes. */
  kind: literals(AIRING_KINDS),
  lon: Type.Array(LocalizedText),
  lod: Type.Optional(Type.Array(LocalizedText)),
  /** Its pictures, '0-16x9'. */
  ia: Type.Array(text),
  /** How long it runs, breaks included, in ms; absent where nothing says it. */
  dur: Type.Optional(ms),
  sg: Type.Optional(Type.Array(TitleSegment)),
  gnr: Type.Optional(Type.Array(text)),
  rat: Type.Optional(Type.Array(Type.Object({ v: text, system: Type.Optional(text) }))),
  yr: Type.Optional(Type.Integer()),
  /** Season and number of an episode, and the document that it belongs to. */
  ssn_n: Type.Optional(Type.Integer()),
  eps_n: Type.Optional(Type.Integer()),
  parent: Type.Optional(text),
  /** Of a filler: it may run again and again. */
  loop: Type.Optional(Type.Boolean()),
  /** Why it is published with conditions only (`cond_pub`), where it is. */
  condition: Type.Optional(text),
  rights: TitleRights,
  /** The titles that it plays, each with its name where the caller may see it. */
  parts: Type.Array(Type.Object({ lon: Type.Optional(Type.Array(LocalizedText)), rights: TitleRights })),
})
export type ScheduleTitle = Static<typeof ScheduleTitle>
