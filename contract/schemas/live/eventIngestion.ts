import { Type, type Static } from 'typebox'
import { JOB_STATUSES } from '#contract/values/jobs.ts'
import { literals } from '#contract/values/literals.ts'

const whole = Type.Integer({ minimum: 0 })

/** One taking-in of the events of a team (calls.md section 16): `title` is the name of the team. */
export const EventIngestion = Type.Object({
  id: Type.String(),
  status: literals(JOB_STATUSES),
  title: Type.String(),
  count: whole,
  success: whole,
  failure: whole,
  /** Why it failed, in words. */
  message: Type.Optional(Type.String()),
})
export type EventIngestion = Static<typeof EventIngestion>
