import { parseDate } from '#contract/rules/dates/parseDate.ts'
import { viewersZone } from '#contract/rules/schedule/fill/ratingHours.ts'
import { whyUnavailable } from '#contract/rules/availability/whyUnavailable.ts'
import type { ContentRecord } from '#contract/schemas/contentRecord.ts'
import { titleOf } from '#contract/schemas/readers.ts'
import type { ScheduleChannel } from '../ScheduleContext.ts'

/** The channel as its record has it; of a service that has no such record its code alone is known. */
export function channelOf(
  record: ContentRecord | undefined,
  { id, cs, language }: { id: string; cs: string; language: string },
): ScheduleChannel {
  if (!record) return { id, cs, name: cs }
  const [from, to] = [parseDate(text(record.lws)), parseDate(text(record.lwe))]
  const window = { ...(from !== undefined && { from }), ...(to !== undefined && { to }) }
  return {
    ...{ id, cs, name: titleOf(record, language) || cs, viewersZone: viewersZone(record) },
    isPublished: !whyUnavailable(record, { now: 0 }).includes('notPublished'),
    ...(typeof record.cn === 'number' && { number: record.cn }),
    ...(Object.keys(window).length > 0 && { window }),
  }
}

const text = (value: unknown) => (typeof value === 'string' ? value : undefined)
