import { parseDate } from '#contract/rules/dates/parseDate.ts'
import { cutRecording, recordedLength, type RecordingWindow } from '#contract/rules/program/cutRecording.ts'
import { hasTrait } from '#contract/registry/typeDocument.ts'
import type { ConversionUpdate } from '#contract/schemas/live/liveToVod.ts'
import { DomainError } from '#contract/wire/errors.ts'
import type { CallContext } from '../../context.ts'
import { recordingOf } from '../../media/recordingOf.ts'
import type { Wanted } from '../../stores/conversionStore.ts'
import { knownType } from '../catalogue/knownType.ts'
import { productsToName } from '../catalogue/productsToName.ts'
import type { AiringRecord } from './airingRecord.ts'

/**
 * What a request makes of an airing. Throws `outsideWindow` for a window that the recording does not have and will not
 * have, `invalid` for a type or a product that cannot be. Where its end is still to air, it is due then.
 */
export async function wantedOf(context: CallContext, airing: AiringRecord, body: ConversionUpdate): Promise<Wanted> {
  const { services } = context
  if (!hasTrait(knownType(context, body.cty), 'hasSegments'))
    throw wrong('/cty', 'Titles of this type have no segments.')
  const pieces = await recordingOf(services, context, airing)
  const sg = windowsOf(body, Date.parse(airing.a_st_dt))
  const whole = Math.min(recordedLength(pieces), Date.parse(airing.a_ed_dt) - Date.parse(airing.a_st_dt))
  for (const { sp, ep } of sg) if (sp >= ep || ep > whole) throw new DomainError('outsideWindow', { field: '/end' })
  const { early, dur } = cutRecording(pieces, sg)
  const due = Math.max(services.now(), Date.parse(airing.a_st_dt) + Math.max(...sg.map(({ ep }) => ep)))
  const prd = await productsOf(context, airing, body)
  return { cty: body.cty, lon: body.lon, sg, prd, pn: body.pn, early, dur, due }
}

function windowsOf({ sg, start, end }: ConversionUpdate, from: number): RecordingWindow[] {
  if (sg) return sg
  const [first, last] = [parseDate(start), parseDate(end)]
  if (first === undefined) throw wrong('/start', 'A window needs a start.')
  if (last === undefined) throw wrong('/end', 'A window needs an end.')
  if (first < from) throw new DomainError('outsideWindow', { field: '/start' })
  return [{ sp: first - from, ep: last - from }]
}

/** Those of the airing, unless others are named; nobody puts a title into a product that is not theirs. */
async function productsOf(context: CallContext, airing: AiringRecord, { prd }: ConversionUpdate): Promise<string[]> {
  const own = await productsToName(context)
  const wanted = prd ?? airing.prd.filter((product) => own.includes(product))
  if (wanted.length === 0 || !wanted.every((product) => own.includes(product)))
    throw wrong('/prd', 'These products are not yours.')
  return [...new Set(wanted)]
}

function wrong(field: string, description: string): DomainError {
  return new DomainError('invalid', { fields: [{ field, description }] })
}
