import { useQuery } from '@tanstack/react-query'
import { useContext } from 'react'
import type { StorefrontUse } from '#contract/schemas/storefront/storefrontRows.ts'
import { ConsoleContext } from '#kit/parts/context/ConsoleContext.ts'
import { useStorefront } from '../StorefrontContext.ts'

/** More uses than these are counted, not read. */
const READ = 100

export type ContainerUsage = {
  state: 'reading' | 'known' | 'failed'
  /** Pages other than this one that show it, each once. */
  pages: readonly StorefrontUse[]
  /** Each tab of them that does. */
  uses: readonly StorefrontUse[]
  /** There are more than were read. */
  isMore: boolean
}

/** Which other pages show a reusable container; asked of none while `id` is undefined. */
export function useContainerUsage(id: string | undefined): ContainerUsage {
  const console = useContext(ConsoleContext)
  const { storefront, serverId } = useStorefront()
  const known = id === undefined ? undefined : serverId(id)
  const { data, isError } = useQuery({
    queryKey: ['storefront', 'usage', console?.product, known],
    queryFn: async ({ signal }) =>
      console?.calls.readContainerUsage({ params: { id: known ?? '' }, query: { pageSize: READ }, signal }),
    enabled: console?.calls.readContainerUsage !== undefined && known !== undefined,
    staleTime: 30_000,
  })
  const rows = data?.rows ?? []
  const own = serverId(storefront.store.id)
  const uses = rows.filter((row) => row.id !== own)
  const pages = [...new Map(uses.map((row) => [row.id, row])).values()]
  return {
    state: isError ? 'failed' : data ? 'known' : 'reading',
    ...{ pages, uses },
    isMore: (data?.count ?? 0) > rows.length,
  }
}
