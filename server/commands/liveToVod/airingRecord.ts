import { productsOf } from '#contract/schemas/readers.ts'
import type { ContentRecord } from '#contract/schemas/contentRecord.ts'
import type { LocalizedText } from '#contract/values/localizedText.ts'
import { AIRING_TYPE, CHANNEL_TYPE } from '#contract/values/guide.ts'
import { DomainError } from '#contract/wire/errors.ts'
import type { CallContext } from '../../context.ts'
import { knownKind } from '../catalogue/knownType.ts'

/** An airing as far as its recording concerns it. */
export type AiringRecord = {
  id: string
  ch: string
  a_st_dt: string
  a_ed_dt: string
  pgm_id: string | undefined
  prd: readonly string[]
}

/** Throws `notFound` for one that the caller may not see, and for one that does not say where and when it runs. */
export async function readAiring(context: CallContext, id: string): Promise<AiringRecord> {
  const { json } = await context.services.documents.read(context, knownKind(context, AIRING_TYPE), id)
  const record = JSON.parse(json) as ContentRecord
  const { ch, a_st_dt, a_ed_dt, pgm_id } = record
  const times = [a_st_dt, a_ed_dt].map((time) => Date.parse(String(time)))
  if (typeof ch !== 'string' || times.some(Number.isNaN)) throw new DomainError('notFound')
  return {
    ...{ id: record.id, ch, a_st_dt: String(a_st_dt), a_ed_dt: String(a_ed_dt), prd: productsOf(record) },
    pgm_id: typeof pgm_id === 'string' ? pgm_id : undefined,
  }
}

/** The names of a channel; none of one that the caller may not see. */
export async function channelNames(context: CallContext, id: string): Promise<LocalizedText[]> {
  const [record] = await context.services.documents.readByKeys(context, [knownKind(context, CHANNEL_TYPE)], [id])
  return record ? ((JSON.parse(record.json) as ContentRecord).lon ?? []) : []
}
