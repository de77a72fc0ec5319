import { describe, expect, it } from 'vitest'
import type { JobState, JobStatus } from '#contract/values/jobs.ts'
import type { ServerEvent } from '#kit/parts/context/providerTypes.ts'
import { followJob } from './followJob.ts'

const job = (status: JobStatus): JobState => ({
  id: 'j-1',
  kind: 'reaggregate',
  status,
  count: 1,
  success: 0,
  failure: 0,
  failureKeys: [],
  ct: '2026-11-24T12:00:00.000Z',
})

function service(steps: JobStatus[]) {
  const listeners = new Set<(event: ServerEvent) => void>()
  let asked = 0
  return {
    asked: () => asked,
    tell: (event: ServerEvent) => listeners.forEach((listener) => listener(event)),
    listening: () => listeners.size,
    calls: { readBulkStatus: async () => job(steps[Math.min(asked++, steps.length - 1)] ?? 'active') },
    events: {
      subscribe: (listener: (event: ServerEvent) => void) => {
        listeners.add(listener)
        return () => void listeners.delete(listener)
      },
    },
  }
}
const never = () => new Promise<void>(() => undefined)
const ours: ServerEvent = { topic: 'job', urn: '', id: 'j-1' }

describe('following a job', () => {
  it('ends with the job, and stops listening', async () => {
    const { calls, events, listening } = service(['failed'])
    const signal = new AbortController().signal
    expect(await followJob('j-1', { calls, events, wait: never, signal })).toMatchObject({ status: 'failed' })
    expect(listening()).toBe(0)
  })

  it('looks again at each step that is pushed, and not at those of other jobs', async () => {
    const { calls, events, tell, asked } = service(['yet-to-start', 'processing', 'active'])
    const following = followJob('j-1', { calls, events, wait: never, signal: new AbortController().signal })
    await Promise.resolve()
    tell({ ...ours, id: 'j-2' })
    await new Promise(setImmediate)
    expect(asked()).toBe(1)
    tell(ours)
    await new Promise(setImmediate)
    tell(ours)
    expect(await following).toMatchObject({ status: 'active' })
    expect(asked()).toBe(3)
  })

  it('asks from time to time where nothing is pushed', async () => {
    const { calls, events } = service(['yet-to-start', 'processing', 'active'])
    const waits: number[] = []
    const wait = async (ms: number) => void waits.push(ms)
    await followJob('j-1', { calls, events, wait, signal: new AbortController().signal })
    expect(waits).toEqual([5_000, 5_000])
  })

  it('gives up when the screen is left', async () => {
    const { calls, events, listening } = service(['processing'])
    const leaving = new AbortController()
    const wait = async () => leaving.abort()
    expect(await followJob('j-1', { calls, events, wait, signal: leaving.signal })).toBeUndefined()
    expect(listening()).toBe(0)
  })
})
