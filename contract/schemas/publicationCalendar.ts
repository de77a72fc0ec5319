import { Type, type Static } from 'typebox'
import { CALENDAR_KINDS } from '#contract/values/calendar.ts'
import { literals } from '#contract/values/literals.ts'
import { LocalizedText } from '#contract/values/localizedText.ts'
import { STATUSES } from '#contract/values/status.ts'

const text = Type.String()
/** ISO 8601 in UTC; an end that is not set is open. */
const date = Type.Optional(text)
const names = Type.Array(LocalizedText)

/** What an entry is held against: what else is known of the same title, page or day. */
export const DateFacts = Type.Object({
  /** The licence of a title, for the selected product. */
  licence: Type.Optional(Type.Object({ start: date, end: date })),
  /** When a title is to be published or unpublished. */
  timing: Type.Optional(Type.Object({ start: date, end: date, failed: Type.Optional(Type.Boolean()) })),
  /** Whether viewers have it. */
  live: Type.Boolean(),
  /** Containers that name a title, and how long each is shown. */
  shown: Type.Optional(Type.Array(Type.Object({ id: text, lon: names, end: date }))),
  /** Ends of the titles that a container names, the first to come first. */
  titleEnds: Type.Optional(Type.Array(text)),
})
export type DateFacts = Static<typeof DateFacts>

/** A day of a virtual channel: how it stands, and how many gaps it has. */
export const CalendarDay = Type.Object({
  dt: text,
  st: literals(['draft', 'published'] as const),
  gaps: Type.Integer(),
})
export type CalendarDay = Static<typeof CalendarDay>

/** One thing with dates in the publication calendar (ours). */
export const PublicationEntry = Type.Object({
  kind: literals(CALENDAR_KINDS),
  id: text,
  urn: text,
  /** The type of a title, the kind of a page. */
  cty: Type.Optional(text),
  tab: Type.Optional(text),
  lon: names,
  /** Images that a title has. */
  ia: Type.Optional(Type.Array(text)),
  st: literals(STATUSES),
  rev: Type.Integer(),
  start: date,
  end: date,
  /** Who set a timing. */
  by: Type.Optional(text),
  facts: DateFacts,
  /** Of channels: their code, and their days. */
  cs: Type.Optional(text),
  days: Type.Optional(Type.Array(CalendarDay)),
})
export type PublicationEntry = Static<typeof PublicationEntry>
