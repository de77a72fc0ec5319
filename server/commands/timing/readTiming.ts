import { catalogUrn } from '#contract/values/urn.ts'
import type { Command } from '../../context.ts'
import { knownType } from '../catalogue/knownType.ts'
import { visibleDocument } from '../kindOfUrn.ts'

/** What is to happen to a document at a time, or 'no data'. */
export const readTiming: Command<'readTiming'> = async (context, { params }) => {
  const urn = catalogUrn(knownType(context, params.type).type)
  await visibleDocument(context, urn, params.id)
  const timing = await context.services.timings.read({ urn, id: params.id })
  return timing ? { data: timing } : { data: [], page: { count: 0 } }
}
