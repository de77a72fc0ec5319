import { useQuery } from '@tanstack/react-query'
import type { PolicyAttribute } from '#contract/rules/policy/policy.ts'
import { readAttribute } from '#contract/rules/policy/readPolicy.ts'
import { useConsole } from '#kit/parts/context/ConsoleContext.ts'
import type { Calls } from '#kit/parts/context/providerTypes.ts'

/** So many at once (specification section 9). */
const STEP = 100
/** An attempt that breaks off begins anew this often. */
const RETRIES = 3
const NONE: readonly PolicyAttribute[] = []

/** The attributes in force, all of them: page after page until there are as many as the service says. */
async function readAllAttributes(
  calls: Pick<Calls, 'listAttributes'>,
  signal?: AbortSignal,
): Promise<PolicyAttribute[]> {
  const found: PolicyAttribute[] = []
  for (let pageNumber = 1; ; pageNumber += 1) {
    const page = await calls.listAttributes({ query: { st: 'published', pageSize: STEP, pageNumber }, signal })
    found.push(...page.rows.map(readAttribute))
    if (page.rows.length === 0 || found.length >= page.count) return found
  }
}

/** What rules may speak of; none while it is not known. */
export function useAttributes(): readonly PolicyAttribute[] {
  const { calls, product } = useConsole()
  const { data = NONE } = useQuery({
    queryKey: ['policies', 'attributes', product],
    queryFn: ({ signal }) => readAllAttributes(calls, signal),
    retry: RETRIES,
    staleTime: 30_000,
  })
  return data
}
