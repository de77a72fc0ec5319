import type { JobState } from '#contract/values/jobs.ts'
import type { SourceKey } from '#contract/values/sources.ts'

/** What one source has given to a title: its fields, and when its record was last renewed. */
export type SourceState = { src: SourceKey; at: string; fields: string[] }

/** Answer of readAggregate (calls.md section 7). */
export type Aggregate = {
  sources: SourceState[]
  /** When the title was last composed. */
  at?: string
  /** When the text came in that 'Restore to original' brings back; absent where there is none. */
  original?: string
  /** Earliest licence end and availability: of the children where there are any, else the title's own. */
  mn_lic?: string
  mn_avl: boolean
  tc?: string
  /** The aggregation that is under way. */
  job?: Pick<JobState, 'id' | 'status' | 'ct'>
}
