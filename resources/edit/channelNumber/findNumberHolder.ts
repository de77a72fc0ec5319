import type { ContentRecord } from '#contract/schemas/contentRecord.ts'
import { productsOf } from '#contract/schemas/readers.ts'
import { LIVING } from '#contract/values/status.ts'
import type { MarqueeDataProvider } from '#kit/parts/context/providerTypes.ts'
import { NUMBER_FIELD } from '#contract/values/channelNumberField.ts'

type ListCalls = Pick<MarqueeDataProvider, 'getList'>
type NumberOf = {
  type: string
  number: number
  /** The channel that is to have it; undefined for one that is being made. */
  id: string | undefined
  products: readonly string[]
  signal?: AbortSignal | undefined
}

/**
 * The channel that has a number already, as far as whoever asks may see: another one, in one of the products. What this
 * does not see is refused by the write.
 */
export async function findNumberHolder(
  calls: ListCalls,
  { type, number, id, products, signal }: NumberOf,
): Promise<ContentRecord | undefined> {
  const { data } = await calls.getList<ContentRecord>(type, {
    pagination: { page: 1, perPage: 10 },
    sort: { field: 'number', order: 'ASC' },
    filter: { st: 'all', entries: [{ field: NUMBER_FIELD, operator: 'equals', term: String(number) }] },
    signal,
  })
  return data.find(
    (row) =>
      row.id !== id &&
      LIVING.some((st) => st === row.st) &&
      productsOf(row).some((product) => products.includes(product)),
  )
}
