import { Type, type Static } from 'typebox'
import { LocalizedText } from '#contract/values/localizedText.ts'
import { literals } from '#contract/values/literals.ts'
import { RAIL_BADGES, RAIL_HIDDEN } from '#contract/values/rails.ts'
import { STATUSES } from '#contract/values/status.ts'
import { withFieldsOfType } from '../contentRecord.ts'

const text = Type.String()
const names = Type.Array(LocalizedText)

/** A card of a rail: what a list row has of a title, without who worked on it, and what the rail says of it. */
export const RailRow = withFieldsOfType({
  id: text,
  key: Type.Optional(text),
  urn: text,
  cty: text,
  st: literals(STATUSES),
  lon: Type.Optional(names),
  prd: Type.Optional(Type.Array(text)),
  ia: Type.Optional(Type.Array(text)),
  badges: Type.Array(literals(RAIL_BADGES)),
  /** When it begins and ends, ISO 8601 in UTC: of airings, of events, of what is to come. */
  date: Type.Optional(text),
  until: Type.Optional(text),
  /** Of airings: the channel, and the title that airs. */
  channel: Type.Optional(Type.Object({ id: text, lon: names, cs: Type.Optional(text) })),
  title: Type.Optional(Type.Object({ id: text, urn: text, key: text, ia: Type.Array(text) })),
  /** The slot that it is pinned to, from 1. */
  pin: Type.Optional(Type.Integer()),
  /** Why viewers do not get it, where hidden ones are asked for. */
  hidden: Type.Optional(literals(RAIL_HIDDEN)),
  /** Stands in for what only one viewer's own history could tell. */
  sample: Type.Optional(Type.Boolean()),
})
export type RailRow = Static<typeof RailRow>
