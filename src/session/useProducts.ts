import { useQueryClient } from '@tanstack/react-query'
import { useGetList } from 'ra-core'
import { useEffect, useMemo } from 'react'
import { productsOf } from '#authProvider/products.ts'
import type { Actor } from '#contract/rules/access/actor.ts'
import type { Product } from '#contract/schemas/settings.ts'
import type { Wiring } from '../wiring.ts'
import { EVERY_PRODUCT } from './everyProduct.ts'

/** A list that could not be fetched is asked for again after this long. */
const AGAIN_MS = 15_000

/**
 * The products of the person, in the order of their names: one that is made somewhere is in this console's menu
 * without a reload. `first` is undefined where they could not be listed at the start.
 */
export function useProducts(
  { events, product }: Pick<Wiring, 'events' | 'product'>,
  actor: Actor,
  first: readonly Product[] | undefined,
): readonly Product[] {
  const queries = useQueryClient()
  const { data } = useGetList<Product>('product', EVERY_PRODUCT, {
    ...(first ? { initialData: { data: [...first], total: first.length } } : {}),
    staleTime: first ? Infinity : 0,
    refetchInterval: ({ state }) => (state.data === undefined ? AGAIN_MS : false),
  })
  useEffect(
    () =>
      events.subscribe(({ topic }) => {
        if (topic === 'product' || topic === 'reset') void queries.invalidateQueries({ queryKey: ['product'] })
      }),
    [events, queries],
  )
  useEffect(() => product.know(data?.map(({ id }) => id)), [product, data])
  return useMemo(() => {
    const listed = data ?? []
    const own = productsOf(
      actor,
      listed.map(({ id }) => id),
    )
    return listed.filter(({ id }) => own.includes(id)).sort((a, b) => a.n.localeCompare(b.n))
  }, [data, actor])
}
