import type { ListFilter, MarqueeDataProvider } from '../context/providerTypes.ts'

/** How many a list's filter finds now; a lower bound where counting stopped (`atLeast`). One row comes with it. */
type Counted = { count: number; atLeast: boolean }

/** Asks only for the number: as the list of the type itself would ask. Rejects with an ApiError. */
export async function countTitles(
  calls: Pick<MarqueeDataProvider, 'getList'>,
  type: string,
  { filter, zone, signal }: { filter: ListFilter; zone: string; signal: AbortSignal },
): Promise<Counted> {
  const pagination = { page: 1, perPage: 1 }
  const { total, meta } = await calls.getList(type, { pagination, filter: { ...filter, zone }, signal })
  return { count: total ?? 0, atLeast: (meta as { atLeast?: boolean } | undefined)?.atLeast === true }
}
