import type { QueryClient, QueryKey } from '@tanstack/react-query'
import { hashKey } from '@tanstack/react-query'

/** What belongs to the whole session, whichever product is selected; `auth` are react-admin's own checks. */
const OF_SESSION: readonly unknown[] = ['session', 'types', 'profile', 'auth', 'product', 'setting']

/**
 * Keeps what was fetched for one product apart from what was fetched for another, whatever the screens name their
 * queries: after a switch no row of the other product is ever shown, and switching back shows what is known.
 */
export function keepProductsApart(queries: QueryClient, product: () => string | undefined): void {
  const { queries: defaults, ...others } = queries.getDefaultOptions()
  const queryKeyHashFn = (key: QueryKey) =>
    OF_SESSION.includes(key[0]) ? hashKey(key) : `${product() ?? ''} ${hashKey(key)}`
  queries.setDefaultOptions({ ...others, queries: { ...defaults, queryKeyHashFn } })
}
