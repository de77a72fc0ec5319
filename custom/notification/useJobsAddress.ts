import { useCallback } from 'react'
import { useSearchParams } from 'react-router'
import { useServiceHas } from '#kit/parts/context/ConsoleContext.ts'
import type { JobsView } from './model/jobsView.ts'
import { readView, writeView } from './model/jobsView.ts'

export type JobsAddress = { view: JobsView; go: (parts: Partial<JobsView>) => void }

/** What is looked at, in the address: Back leads to what was looked at before. */
export function useJobsAddress(): JobsAddress {
  const hasJobs = useServiceHas('jobs')
  const [params, setParams] = useSearchParams()
  const go = useCallback((parts: Partial<JobsView>) => setParams((before) => writeView(before, parts)), [setParams])
  const view = readView(params)
  // Who else runs what, only a service with a list of jobs knows.
  return { view: hasJobs ? view : { ...view, scope: 'own' }, go }
}
