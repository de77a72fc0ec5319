import { useCallback } from 'react'
import { useSearchParams } from 'react-router'
import type { JobsView } from './model/jobsView.ts'
import { readView, writeView } from './model/jobsView.ts'

export type JobsAddress = { view: JobsView; go: (parts: Partial<JobsView>) => void }

/** What is looked at, in the address: Back leads to what was looked at before. */
export function useJobsAddress(): JobsAddress {
  const [params, setParams] = useSearchParams()
  const go = useCallback((parts: Partial<JobsView>) => setParams((before) => writeView(before, parts)), [setParams])
  return { view: readView(params), go }
}
