import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { EndedJob } from './endedJobs.ts'
import { createEndedJobs } from './endedJobs.ts'

const job = (status: EndedJob['status'], parts: Partial<EndedJob> = {}): EndedJob => ({
  id: '7',
  kind: 'bulkUpdate',
  status,
  count: 10,
  success: status === 'processing' ? 4 : 10,
  failure: 0,
  ...parts,
})

describe('the end of one’s own job', () => {
  const tell = vi.fn()
  const surroundings = { isWatched: () => false, claim: () => true, isVisible: () => true, tell }
  beforeEach(() => tell.mockClear())

  it('is told once, however often it is heard of', () => {
    const jobs = createEndedJobs(surroundings)
    jobs.take(job('processing'))
    jobs.take(job('active'))
    jobs.take(job('active'))
    expect(tell).toHaveBeenCalledTimes(1)
  })
  it('is told again when it was tried again', () => {
    const jobs = createEndedJobs(surroundings)
    for (const status of ['processing', 'failed', 'yet-to-start', 'active'] as const) jobs.take(job(status))
    expect(tell).toHaveBeenCalledTimes(2)
  })
  it('is not told of jobs that had ended before, that are watched, that were called off or that the editor follows', () => {
    createEndedJobs(surroundings).take(job('active'))
    const watching = createEndedJobs({ ...surroundings, isWatched: () => true })
    watching.take(job('processing'))
    watching.take(job('active'))
    const jobs = createEndedJobs(surroundings)
    jobs.take(job('processing'))
    jobs.take(job('inactive', { success: 3 }))
    jobs.take(job('processing', { kind: 'reaggregate' }))
    jobs.take(job('active', { kind: 'reaggregate' }))
    expect(tell).not.toHaveBeenCalled()
  })
  it('waits until the tab is looked at, and then leaves it to one tab', () => {
    let isVisible = false
    const claimed = new Set<string>()
    const claim = (key: string) => !claimed.has(key) && claimed.add(key).has(key)
    const tabs = [1, 2].map(() => createEndedJobs({ ...surroundings, claim, isVisible: () => isVisible }))
    for (const tab of tabs) {
      tab.take(job('processing'))
      tab.take(job('active'))
    }
    expect(tell).not.toHaveBeenCalled()
    isVisible = true
    for (const tab of tabs) tab.show()
    expect(tell).toHaveBeenCalledTimes(1)
  })
})
