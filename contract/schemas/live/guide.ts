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

/** What of the rights of an airing's program, or of a title in it, is wrong for the time that it airs. */
const AIRING_FLAGS = ['ends', 'starts', 'notPublished', 'voiceOff', 'productMissing'] as const
export const AiringFlag = Type.Object({
  reason: literals(AIRING_FLAGS),
  /** Of `ends` and `starts`: the instant that its licence ends or begins, epoch ms. */
  at: Type.Optional(Type.Integer()),
  /** Whose rights they are: the program's own, or those of a title that it plays. */
  of: literals(['program', 'title'] as const),
})
export type AiringFlag = Static<typeof AiringFlag>

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
  /** Worked out at each read (contract/rules/epg/whyAiringFlagged); absent where nothing is wrong. */
  flags: Type.Optional(Type.Array(AiringFlag)),
})
export type GuideAiring = Static<typeof GuideAiring>

/** From the start of a channel's first airing to the end of its last, epoch ms: beyond it there is no guide data. */
export const GuideReach = Type.Object({ from: Type.Integer(), to: Type.Integer() })
export type GuideReach = Static<typeof GuideReach>

/** One channel's part of a window of the guide, its airings by their start; no `reach` where it has no guide at all. */
export const GuideRow = Type.Object({
  channel: GuideChannel,
  airing: Type.Array(GuideAiring),
  reach: Type.Optional(GuideReach),
})
export type GuideRow = Static<typeof GuideRow>

/** What needs eyes in a guide: `blank` is time without guide data, before or behind all that a channel shows. */
export const GUIDE_MARKS = ['gap', 'overlap', 'blank', 'flagged', 'mended'] as const
export const GuideMark = Type.Object({
  kind: literals(GUIDE_MARKS),
  /** Epoch ms. */
  from: Type.Integer(),
  to: Type.Integer(),
  /** The airing that is flagged or mended, or the later one of an overlap. */
  airing: Type.Optional(text),
})
export type GuideMark = Static<typeof GuideMark>

/** The marks of one channel in a window, by their start. `nth`: its place among the channels asked for, from 0. */
export const GuideMarks = Type.Object({ channel: text, nth: Type.Integer(), marks: Type.Array(GuideMark) })
export type GuideMarks = Static<typeof GuideMarks>

/** What a feed said last of an airing: the fields that it has a say in, and when. */
export const AiringSource = Type.Object({
  at: text,
  fields: Type.Record(Type.String(), Type.Unknown()),
})
export type AiringSource = Static<typeof AiringSource>
