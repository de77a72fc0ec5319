import { Type, type Static } from 'typebox'
import { literals } from '#contract/values/literals.ts'
import { LocalizedText } from '#contract/values/localizedText.ts'
import { ScheduleAiring } from './schedule.ts'

const text = Type.String()
const ms = Type.Integer({ minimum: 0 })

/** `stopped`: nobody has started it; `starting`: its start is still to come. */
const PLAYOUT_STATES = ['stopped', 'starting', 'running'] as const

/** Whether a virtual channel is played out (calls.md section 15). */
export const Playout = Type.Object({
  id: text,
  state: literals(PLAYOUT_STATES),
  /** When it began, or will: ISO 8601 in UTC. */
  start: Type.Optional(text),
})
export type Playout = Static<typeof Playout>

export const PlayoutChannel = Type.Object({
  ...Playout.properties,
  cs: text,
  lon: Type.Array(LocalizedText),
  /** Shown name of who has started it (ours). */
  by: Type.Optional(text),
  /** Spans that it was played out in before it was started anew, the first first (ours). */
  played: Type.Optional(Type.Array(Type.Object({ from: text, to: text }))),
})
export type PlayoutChannel = Static<typeof PlayoutChannel>

/** One thing that plays without a cut, of the published schedule. */
export const PlayoutEvent = Type.Object({
  /** What its segment is, else what its airing is. */
  type: text,
  /** ISO 8601 in UTC, and the length in ms. */
  at: text,
  dur: ms,
  pgm_id: Type.Optional(text),
  /** Place of the segment in the title, from 0. */
  seg: Type.Optional(ms),
})
export type PlayoutEvent = Static<typeof PlayoutEvent>

/** What would fill a hole, and what of it would stay open, in ms; nothing is saved. */
export const InterstitialProposal = Type.Object({ proposal: Type.Array(ScheduleAiring), remainder: ms })
export type InterstitialProposal = Static<typeof InterstitialProposal>
