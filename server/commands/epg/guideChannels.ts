import { CHANNEL_TYPE } from '#contract/values/guide.ts'
import type { CallContext } from '../../context.ts'
import { catalogKind } from '../../stores/documents/documentKind.ts'
import { rowsPage } from '../catalogue/listPage.ts'
import { knownType } from '../catalogue/knownType.ts'

type ChannelWords = {
  term?: string | undefined
  chty?: string | undefined
  gnr?: string | undefined
  pageNumber?: number | undefined
  pageSize?: number | undefined
}

/** A page of the channels that match, by number: the order of every guide. */
export async function guideChannels(context: CallContext, { term, chty, gnr, pageNumber, pageSize }: ChannelWords) {
  const type = knownType(context, CHANNEL_TYPE)
  const words = { sortBy: 'number', ...(pageNumber && { pageNumber }), ...(pageSize && { pageSize }) }
  const equals = (field: string, value: string | undefined) =>
    value === undefined || value === '' ? [] : [{ field, term: value, operator: 'equals' as const }]
  const { data, page } = await rowsPage(context, [catalogKind(type)], [type], words, {
    filter: [...equals('chty', chty), ...equals('gnr', gnr)],
    match: 'ALL',
    ...(term !== undefined && term !== '' && { term }),
  })
  return { rows: data, page }
}
