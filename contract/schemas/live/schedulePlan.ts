import { Type, type Static } from 'typebox'
import { literals } from '#contract/values/literals.ts'
import { AIRING_KINDS, SCHEDULE_DAYS } from '#contract/values/schedule.ts'
import { ScheduleAiring } from './schedule.ts'

const text = Type.String()
const ms = Type.Integer({ minimum: 0 })

/** A branch is another version of some days of a channel; a template is a day or more that any channel may take. */
export const PLAN_KINDS = ['branch', 'template'] as const

/** A slot of a template's day (contract/rules/schedule/fill/layTemplate). */
const PlanSlot = Type.Object({
  /** The reading of the clocks in ms from 00:00, and how much time it has, breaks included. */
  at: ms,
  dur: ms,
  kind: literals(AIRING_KINDS),
  breaks: Type.Array(Type.Object({ after: ms, dur: ms }), { maxItems: 200 }),
  /** What airs in it, where that is always the same. */
  pgm_id: Type.Optional(text),
  /** How much of its program is left out at its start, in ms, and whether what is laid in it is pinned. */
  off: Type.Optional(ms),
  pnd: Type.Optional(Type.Boolean()),
})

/** A plan as a sender makes it. */
export const SchedulePlanInput = Type.Object({
  /** Absent: a new one. */
  id: Type.Optional(text),
  name: Type.String({ minLength: 1, maxLength: 120 }),
  kind: literals(PLAN_KINDS),
  /** The channel of a branch; a template may have come from one. */
  cs: Type.Optional(text),
  /** Its first day, YYYY-MM-DD, and how many days it has; a template's day merely says where its airings are counted from. */
  from: Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$' }),
  days: Type.Integer({ minimum: 1, maximum: SCHEDULE_DAYS }),
  ar: Type.Array(ScheduleAiring, { maxItems: 12_000 }),
  slots: Type.Optional(Type.Array(PlanSlot, { maxItems: 2_000 })),
})

/** A what-if branch of a schedule, or a template (ours). A list leaves out what airs in them. */
export const SchedulePlan = Type.Object({
  ...SchedulePlanInput.properties,
  id: text,
  ar: Type.Optional(SchedulePlanInput.properties.ar),
  /** How many airings it has. */
  count: Type.Integer(),
  rev: Type.Integer(),
  /** When it was last changed, and by whom. */
  ut: text,
  uun: Type.Optional(text),
})
export type SchedulePlan = Static<typeof SchedulePlan>
