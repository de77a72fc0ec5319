import { AIRING_TYPE } from '#contract/values/guide.ts'
import { catalogUrn } from '#contract/values/urn.ts'
import type { CallContext } from '../../context.ts'
import type { NewIngestion } from '../../stores/epg/ingestionRows.ts'
import type { JobRow } from '../../stores/jobs/jobRow.ts'
import type { TransactionStores } from '../../stores/transactionStores.ts'

/** What was said of a feed is known to those of the same products: of whoever chose none, to all that they have. */
function scopeOf({ product, products }: Pick<CallContext, 'product' | 'products'>): string {
  return product ?? `*${products.toSorted().join(',')}`
}

type Asked = Pick<NewIngestion, 'id' | 'feed'> & Partial<Pick<NewIngestion, 'file' | 'station' | 'channel' | 'since'>>

export function newIngestion(context: CallContext, asked: Asked): NewIngestion {
  const { actor, products } = context
  const { file = null, station = null, channel = null, since = null } = asked
  return { ...asked, file, station, channel, since, scope: scopeOf(context), uid: actor.uid, prd: [...products] }
}

/** Puts the job of an ingestion in, under its id. */
export function enqueueIngestion(
  { actor, product, products, requestId: trace }: CallContext,
  stores: TransactionStores,
  { id, feed, file }: NewIngestion,
): Promise<JobRow> {
  const input = { ...(product !== undefined && { product }), fileName: file ?? feed }
  const wish = { id, kind: 'ingestEpg', urn: catalogUrn(AIRING_TYPE), prd: products, actor, trace, input } as const
  return stores.bulkJobs.enqueue({ ...wish, what: { file: file ?? feed } }, { by: 'none' })
}
