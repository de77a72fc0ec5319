import { useQuery } from '@tanstack/react-query'
import type { JobEntry } from '#contract/values/jobs.ts'
import { IN_FLIGHT } from '#contract/values/jobs.ts'
import { useConsole } from '#kit/parts/context/ConsoleContext.ts'
import { JOBS, useLiveJobs } from '#kit/jobs/useLiveJobs.ts'

const SHOWN = 10

/** One's own imports of the type that are under way: whoever left the page finds them again. */
export function useRunningImports(type: string): readonly JobEntry[] {
  const { calls, actor, product } = useConsole()
  useLiveJobs()
  const { data } = useQuery({
    queryKey: [JOBS, 'imports', actor.uid, product],
    queryFn: ({ signal }) =>
      calls.listJobs({ query: { kind: 'importContent', status: IN_FLIGHT.join(','), pageSize: SHOWN }, signal }),
    retry: false,
  })
  return data?.rows.filter(({ cty }) => cty === type) ?? []
}
