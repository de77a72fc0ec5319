import type { Area } from '#contract/values/areas.ts'
import { isDraftSide, type Status } from '#contract/values/status.ts'
import { statusName, type StatusName } from '../labels/statusName.ts'
import { availabilityLabel, type Availability } from './availabilityLabel.ts'
import { whyUnavailable, type AvailableRecord, type UnavailableReason } from './whyUnavailable.ts'
import { endingDate, type EndingDate } from './windowEnd.ts'

/** One word for what viewers of a product have of a title now; on screen `status.availability.<word>`. */
export type AirWord = Availability['label'] | 'OFF'

/** Whether viewers of a product have a title, why not, from when, until when, and by which date. */
export type AirState = Omit<Availability, 'label'> & {
  word: AirWord
  isOnAir: boolean
  /** Every reason against it; a start that is still to come is no reason, the word says it. */
  reasons: readonly UnavailableReason[]
  /** The date that ends it: where several are set, the one that counts. */
  endsBy?: EndingDate
}

/**
 * What a title is for the viewers of a product, in one word (specification section 4). The label of the dates stands,
 * except that what lies in its window and still cannot be seen is OFF, never ACTIVE.
 */
export function airState(record: AvailableRecord, asked: { product?: string | undefined; now: number }): AirState {
  const { now, product } = asked
  const facts = { now, ...(product === undefined ? {} : { product }) }
  const { label, endsSoonDays, ...window } = availabilityLabel(record, { ...facts, ...statusOf(record) })
  const reasons = whyUnavailable(record, facts)
  const isOnAir = reasons.length === 0 && label !== 'FUTURE'
  const endsBy = endingDate(record, product)
  return {
    ...window,
    word: label === 'ACTIVE' && !isOnAir ? 'OFF' : label,
    isOnAir,
    reasons,
    ...(endsBy ? { endsBy } : {}),
    ...(isOnAir && endsSoonDays !== undefined ? { endsSoonDays } : {}),
  }
}

const statusOf = ({ st }: AvailableRecord) => (st === undefined ? {} : { status: st })

/** Where a title stands in its workflow: what viewers have first, and the work over it that they do not have yet. */
type WorkflowState = { shown: StatusName; over?: 'draft' | 'pending' | 'processing' }

/** The workflow of a document with its sides (specification section 4, design section 3). */
export function workflowState(
  { st, sides = [] }: { st: Status; sides?: readonly { st: Status }[] },
  area?: Area,
): WorkflowState {
  const over = sides.find((side) => isDraftSide(side.st))
  if (!over || !sides.some((side) => side.st === 'published')) return { shown: statusName(st, area) }
  const work = over.st === 'pre-draft' ? 'processing' : over.st === 'pending' ? 'pending' : 'draft'
  return { shown: statusName('published', area), over: work }
}
