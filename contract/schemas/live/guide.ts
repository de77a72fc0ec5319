import { Type, type Static } from 'typebox'
import { literals } from '#contract/values/literals.ts'
import { LocalizedText } from '#contract/values/localizedText.ts'
import { STATUSES } from '#contract/values/status.ts'

const text = Type.String()
const names = Type.Array(LocalizedText)

/** A row of the programme guide: a channel as its head names it. */
export const GuideChannel = Type.Object({
  id: text,
  lon: names,
  ia: Type.Array(text),
  /** Channel number. */
  cn: Type.Optional(Type.Integer()),
  chty: Type.Optional(text),
  cs: Type.Optional(text),
  /** IANA name of the zone whose days its guide has; UTC where none is set (ours). */
  tz: Type.Optional(text),
  gnr: Type.Optional(Type.Array(text)),
})
export type GuideChannel = Static<typeof GuideChannel>

/** A cell of the guide: what one channel shows from one instant to another, as its list row has it. */
export const GuideAiring = Type.Object({
  id: text,
  key: text,
  st: literals(STATUSES),
  /** Revision of the document. */
  rev: Type.Integer(),
  /** Start and end, ISO 8601 in UTC. */
  a_st_dt: text,
  a_ed_dt: text,
  lon: names,
  pgm_id: Type.Optional(text),
  mode: Type.Optional(literals(['manual', 'auto'] as const)),
  /** Fields mended by hand (ours). */
  pins: Type.Optional(Type.Array(text)),
  gnr: Type.Optional(Type.Array(text)),
  rat: Type.Optional(Type.Array(Type.Object({ v: text, system: Type.Optional(text) }))),
  ssn_n: Type.Optional(Type.Integer()),
  eps_n: Type.Optional(Type.Integer()),
  eps_nm: Type.Optional(text),
  /** The draft differs from what viewers see. */
  changed: Type.Optional(Type.Boolean()),
})
export type GuideAiring = Static<typeof GuideAiring>

/** One channel's part of a window of the guide, its airings by their start. */
export const GuideRow = Type.Object({ channel: GuideChannel, airing: Type.Array(GuideAiring) })
export type GuideRow = Static<typeof GuideRow>
