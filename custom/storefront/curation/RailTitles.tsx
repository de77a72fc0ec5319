import { useQuery } from '@tanstack/react-query'
import { useContext, useMemo, type ReactNode } from 'react'
import type { TypeSummary } from '#contract/registry/typeDocument.ts'
import { ConsoleContext } from '#kit/parts/context/ConsoleContext.ts'
import { railTitleCalls } from './model/railTitleCalls.ts'

/**
 * What is chosen from: whoever lays out storefronts sees what is published of every type, as viewers do, also where a
 * role has no right to the page of that type. Searches, queries and names within go by it.
 */
export function RailTitles({ children }: { children: ReactNode }) {
  const console = useContext(ConsoleContext)
  const { data: types } = useQuery({
    queryKey: ['types', 'rails', console?.actor?.uid],
    queryFn: async ({ signal }) =>
      (await console?.calls.listTypes({ query: { info: 'row', for: 'rails' }, signal })) as readonly TypeSummary[],
    enabled: console?.extensions.includes('storefrontTrees') === true,
    staleTime: Infinity,
  })
  const within = useMemo(
    () => (console && types ? { ...console, types, calls: railTitleCalls(console.calls, console.types) } : console),
    [console, types],
  )
  return <ConsoleContext value={within}>{children}</ConsoleContext>
}
