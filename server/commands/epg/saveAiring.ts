import { AIRING_TYPE } from '#contract/values/guide.ts'
import { catalogUrn } from '#contract/values/urn.ts'
import { airingAfterSave } from '../../epg/airingAfterSave.ts'
import type { Command } from '../../context.ts'
import { knownType } from '../catalogue/knownType.ts'
import { saveRecord } from '../catalogue/saveContent.ts'

/**
 * As saveContent (calls.md section 14). What a person changes is pinned, so that every ingestion leaves it; `mode=auto`
 * takes the pins away and gives back what the feed said last; so does a field without its pin that is sent as the feed
 * said it. The length follows from start and end.
 */
export const saveAiring: Command<'saveAiring'> = async (context, { params, query, body }) => {
  const { mode, ...rest } = query
  const type = knownType(context, AIRING_TYPE)
  const target = { urn: catalogUrn(AIRING_TYPE), id: params.id }
  const sources = await context.services.aggregates.sources(target)
  const source = sources.find(({ src }) => src === 'lds')?.payload
  return saveRecord(context, {
    ...{ type, id: params.id, query: rest, body },
    derive: (next, stored) => {
      if (!next && mode !== 'auto') return undefined
      const text = next ?? { payload: stored, named: [], warnings: [] }
      const after = airingAfterSave({ next: text.payload, stored, mode: mode ?? 'manual', source })
      return { ...text, payload: after.payload, named: [...new Set([...text.named, ...after.set])] }
    },
  })
}
