import type { TimeRange } from '../../time/ranges.ts'
import type { Edit } from '../model/editSchedule.ts'
import type { FixedReason } from '../model/whyFixed.ts'

/** Why a command does nothing, or an airing stays out; on screen `schedule.refused.<reason>`. */
type RefusalReason =
  | FixedReason
  /** Something that keeps its time stands in the way. */
  | 'blocked'
  /** Other airings run then. */
  | 'overlap'
  /** No hole is large enough. */
  | 'noRoom'
  /** An airing would have no length, or be cut where it does not run. */
  | 'length'
  /** It would last longer than airings may (contract/values/schedule). */
  | 'tooLong'
  /** They are not two halves of one program, one behind the other. */
  | 'notHalves'
  /** There is no such airing, or one of this id is there already. */
  | 'unknown'
  | 'known'
  /** The block of a loop has gaps, or the loop would end before its first turn. */
  | 'loopGaps'
  | 'loopEnd'

export type Refusal = {
  reason: RefusalReason
  /** The airing that is refused. */
  airing?: string
  /** What stands in the way: an airing, the end of what was read, or a day that is processing. */
  blockedBy?: { airing: string } | 'window' | 'day'
  /** How many ms too few there are. */
  missing?: number
  /** The nearest start (epoch ms) at which there is room. */
  nearest?: number
  gaps?: readonly TimeRange[]
}

/** What a command comes to before the whole is checked. */
export type Plan = (Edit & { left?: readonly Refusal[] }) | { refused: Refusal }

export const NOTHING: ReadonlySet<string> = new Set()

export function refuse(reason: RefusalReason, more: Omit<Refusal, 'reason'> = {}): { refused: Refusal } {
  return { refused: { reason, ...more } }
}
