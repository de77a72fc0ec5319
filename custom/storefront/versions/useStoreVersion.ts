import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { Storefront } from '#contract/rules/storefront/model/storefront.ts'
import { readStorefront } from '#contract/rules/storefront/wire/readStorefront.ts'
import type { StorePage } from '#contract/schemas/storefront/storePage.ts'
import { useConsole, useServiceHas } from '#kit/parts/context/ConsoleContext.ts'
import { pageAround } from '../session/containerCalls.ts'

/** A version of the page that was read, or of the container that is opened by itself. */
type StoreVersion = { page: StorePage; storefront: Storefront }

type Asked = {
  key: string | undefined
  target: { id: string; rev: number } | undefined
  /** Id of the container that is opened by itself. */
  only: string | undefined
  fromServer: (storefront: Storefront) => Storefront
}

/** One version with its containers as they were, under the ids of the screen. */
export function useStoreVersion({ key, target, only, fromServer }: Asked) {
  const { calls } = useConsole()
  const isOffered = useServiceHas('storefrontVersions')
  const { id = '', rev } = target ?? {}
  const { data, error, refetch } = useQuery({
    // A draft keeps its key while it is saved again and again.
    queryKey: ['storefront', 'version', id, key, rev],
    enabled: isOffered && key !== undefined && target !== undefined,
    queryFn: async ({ signal }) => {
      const params = { id, key: key ?? '' }
      if (only === undefined) return calls.readPageVersion({ params, signal })
      return pageAround(await calls.readContainerVersion({ params, signal }))
    },
    staleTime: Infinity,
  })
  const version = useMemo(
    (): StoreVersion | undefined => data && { page: data, storefront: fromServer(readStorefront(data)) },
    [data, fromServer],
  )
  return { version, error: key === undefined ? null : error, retry: () => void refetch() }
}
