import { Type, type Static } from 'typebox'
import { FieldChange } from './contentRecord.ts'
import { JobState } from '#contract/values/jobs.ts'
import { literals } from '#contract/values/literals.ts'
import { SOURCE_KEYS } from '#contract/values/sources.ts'

/** What one source has given to a title: its fields, and when its record was last renewed. */
export const SourceState = Type.Object({
  src: literals(SOURCE_KEYS),
  at: Type.String(),
  fields: Type.Array(Type.String()),
})
export type SourceState = Static<typeof SourceState>

/** Answer of readAggregate (calls.md section 7). */
export const Aggregate = Type.Object({
  sources: Type.Array(SourceState),
  /** When the title was last composed. */
  at: Type.Optional(Type.String()),
  /** When the text came in that 'Restore to original' brings back; absent where there is none. */
  original: Type.Optional(Type.String()),
  /** What restoring it would change, field by field, where that was asked for. */
  changes: Type.Optional(Type.Array(FieldChange)),
  /** Earliest licence end and availability: of the children where there are any, else the title's own. */
  mn_lic: Type.Optional(Type.String()),
  mn_avl: Type.Boolean(),
  tc: Type.Optional(Type.String()),
  /** The aggregation that is under way. */
  job: Type.Optional(Type.Pick(JobState, ['id', 'status', 'ct'])),
})
export type Aggregate = Static<typeof Aggregate>
