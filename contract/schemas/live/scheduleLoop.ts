import { Type, type Static } from 'typebox'
import { literals } from '#contract/values/literals.ts'

const text = Type.String()
const Range = Type.Object({ from: text, to: text })

/** The loop of a channel: a block of days that repeats, turn by turn, until an instant. Instants in ISO 8601, UTC. */
export const ScheduleLoop = Type.Object({
  id: Type.Optional(text),
  key: Type.Optional(text),
  /** Code of the channel. */
  cs: text,
  /** Which side it is: what is being worked on, or what is on air. */
  st: literals(['draft', 'published'] as const),
  block: Range,
  until: text,
  /** Where it repeats no more, since somebody broke out of it there. */
  broken: Type.Array(Range),
  /** No turn airs before: another loop did. */
  from: Type.Optional(text),
  /** It repeats no more: what is left of it has aired. */
  ended: Type.Optional(Type.Literal(true)),
  /** What aired by loops before it, the first first: it stays as it aired. */
  aired: Type.Optional(Type.Array(Type.Object({ block: Range, from: text, until: text, broken: Type.Array(Range) }))),
  rev: Type.Optional(Type.Integer()),
})
export type ScheduleLoop = Static<typeof ScheduleLoop>
