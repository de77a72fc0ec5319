import { describe, expect, it } from 'vitest'
import type { JobRow } from '../stores/jobs/jobRow.ts'
import { createLane } from './lane.ts'

const job = { id: 'a job' } as JobRow

describe('a lane of jobs', () => {
  it('looks once more for whoever asks while it is at its last look', async () => {
    const queue: JobRow[] = []
    let looks = 0
    let ran = 0
    const lane = createLane({
      claim: async () => {
        const next = queue.shift()
        await Promise.resolve()
        looks += 1
        if (looks === 1) {
          // Asked for after the queue was looked through: the round that is under way cannot see it any more.
          queue.push(job)
          void lane.runDue()
        }
        return next
      },
      run: () => Promise.resolve(void (ran += 1)),
    })
    expect(await lane.runDue()).toBe(1)
    expect(ran).toBe(1)
  })

  it('takes nothing more once it is stopped, and stops when what runs has ended', async () => {
    const ran: number[] = []
    let stopped: Promise<void> | undefined
    const lane = createLane({
      claim: () => Promise.resolve(job),
      run: () => {
        ran.push(ran.length)
        stopped = lane.stop()
        return Promise.resolve()
      },
    })
    expect(await lane.runDue()).toBe(1)
    await stopped
    expect(ran).toEqual([0])
  })
})
