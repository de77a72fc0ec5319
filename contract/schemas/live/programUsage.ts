import { Type, type Static } from 'typebox'
import { literals } from '#contract/values/literals.ts'
import { LocalizedText } from '#contract/values/localizedText.ts'
import { STATUSES } from '#contract/values/status.ts'
import { AiringFlag } from './guide.ts'

const text = Type.String()

/** One airing of a program: on which channel, from when until when. */
export const ProgramUse = Type.Object({
  /** Document id of the channel. */
  channel: text,
  /** Code of the channel; its names are ours. Both are missing where the caller may not see it. */
  cs: Type.Optional(text),
  lon: Type.Optional(Type.Array(LocalizedText)),
  /** Document id of the airing (ours). */
  id: text,
  /** Start and end, ISO 8601 in UTC. */
  a_st_dt: text,
  a_ed_dt: text,
  st: literals(STATUSES),
  /** What is wrong with the rights of the program or its titles for that time (ours); absent where nothing is. */
  flags: Type.Optional(Type.Array(AiringFlag)),
})
export type ProgramUse = Static<typeof ProgramUse>

/** How often a program is on air in a span, and when next: ISO 8601 in UTC, missing where it does not start again. */
export const ProgramUseCount = Type.Object({ id: text, count: Type.Integer(), next: Type.Optional(text) })
export type ProgramUseCount = Static<typeof ProgramUseCount>
