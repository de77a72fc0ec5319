import { useQuery } from '@tanstack/react-query'
import { useContext } from 'react'
import { titleOf } from '#contract/schemas/readers.ts'
import { ConsoleContext } from './ConsoleContext.ts'

const PAGE_SIZE = 1_000
const NONE: readonly { id: string; name: string }[] = []

/** Ad tags of the selected product that may be named, by name. */
export function useAdTags(): readonly { id: string; name: string }[] {
  const console = useContext(ConsoleContext)
  const { data } = useQuery({
    queryKey: ['adTags', console?.product],
    queryFn: async ({ signal }) => {
      const found = await console?.calls.listAdTags({ query: { pageSize: PAGE_SIZE }, signal })
      return (found?.rows ?? []).map((row) => ({ id: row.id, name: titleOf(row, 'en') }))
    },
    enabled: console?.calls.listAdTags !== undefined,
    staleTime: 30_000,
  })
  return data ?? NONE
}
