import type { ScheduleWarningCode } from '#contract/schemas/live/schedule.ts'
import type { AvailableRecord } from '../../availability/whyUnavailable.ts'
import { endingDate, windowStart } from '../../availability/windowEnd.ts'
import { parseDate } from '../../dates/parseDate.ts'
import { whyAiringFlagged } from '../../epg/whyAiringFlagged.ts'
import { isObject } from '../../diff/json.ts'
import { endOf, rangeOf, type Airing } from '../model/schedule.ts'

type RightsCode = Extract<ScheduleWarningCode, '11340201' | '11340202' | '11340203' | '11340204'>

/** One reason why an airing may not air when it is planned: whose rights, which field and which date say so. */
export type RightsFailure = {
  code: RightsCode
  /** Name of its sentence: `warnings.<text>` (specification section 5). */
  text: 'availabilityExpires' | 'notAvailable'
  field: string
  /** Epoch ms of the date that is passed, or not yet come. */
  at?: number
  whose: { kind: 'program' | 'title' | 'channel'; id?: string }
}

/** Everything that rights of an airing follow from, as far as it is known. */
export type RightsFacts = {
  product?: string
  now: number
  /** When the virtual channel itself may be seen. */
  channel?: AvailableRecord
  recordsOf: (airing: Airing) => { program?: AvailableRecord; titles?: readonly AvailableRecord[] }
}

/**
 * Why an airing may not air when it is planned (specification sections 4 and 5): rights must last to its end, for the
 * product, else by the entry 'default'. What has aired is past mending.
 */
export function rightsFailures(airing: Airing, { product, now, channel, recordsOf }: RightsFacts): RightsFailure[] {
  if (endOf(airing) <= now) return []
  const { program, titles = [] } = recordsOf(airing)
  const failuresOf = (record: AvailableRecord, kind: RightsFailure['whose']['kind']) =>
    failuresOfRecord(airing, record, { product, now, kind })
  return [
    ...(program ? failuresOf(program, 'program') : []),
    ...titles.flatMap((title) => failuresOf(title, 'title')),
    ...ownFailures(airing),
    ...(channel ? failuresOf(channel, 'channel').map((failure) => ({ ...failure, ...NOT_ON_CHANNEL })) : []),
  ]
}

/** Whatever is wrong with the channel makes its content unavailable on it, not expired. */
const NOT_ON_CHANNEL = { code: '11340202', text: 'notAvailable' } as const

function failuresOfRecord(
  airing: Airing,
  record: AvailableRecord,
  { product, now, kind }: { product?: string; now: number; kind: RightsFailure['whose']['kind'] },
): RightsFailure[] {
  const id = typeof record.id === 'string' ? record.id : undefined
  const whose = { kind, ...(id !== undefined && { id }) }
  const flags = whyAiringFlagged(rangeOf(airing), { program: record, titles: [] }, { product, now })
  return flags.map(({ reason }): RightsFailure => {
    switch (reason) {
      case 'ends': {
        const ends = endingDate(record, product)
        return { ...EXPIRED, field: ends?.field ?? 'lwe', at: ends?.at, whose }
      }
      case 'starts':
        return { ...NOT_ON_CHANNEL, field: 'lws', at: windowStart(record), whose }
      case 'voiceOff':
        return { ...NOT_ON_CHANNEL, field: 'vce', whose }
      case 'productMissing':
        return { code: '11340203', text: 'notAvailable', field: 'prd', whose }
      case 'notPublished':
        return { code: '11340204', text: 'notAvailable', field: 'st', whose }
    }
  })
}

const EXPIRED = { code: '11340201', text: 'availabilityExpires' } as const

/** What the schedule itself knows of the parts of a program: when the first licence ends, whether all may be had. */
function ownFailures(airing: Airing): RightsFailure[] {
  const { pgm } = airing.rest
  if (!isObject(pgm)) return []
  const whose = { kind: 'program', ...(airing.pgmId !== undefined && { id: airing.pgmId }) } as const
  const ends = parseDate(pgm.mn_lic)
  return [
    ...(ends !== undefined && ends < endOf(airing) ? [{ ...EXPIRED, field: 'mn_lic', at: ends, whose }] : []),
    ...(pgm.mn_avl === false ? [{ ...NOT_ON_CHANNEL, field: 'mn_avl', whose }] : []),
  ]
}
