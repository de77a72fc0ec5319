import { describe, expect, it } from 'vitest'
import type { JobRow } from '../../stores/jobs/jobRow.ts'
import { LeftOver, OVERLAPPING, SLICE, workOff } from './workOff.ts'

const job = { attempt: 1, first_attempt: 0 } as JobRow
const MANY = 5 * SLICE + 7
const places = Array.from({ length: MANY }, (_, nth) => ({ nth }))
const read = async (_: JobRow, limit: number, after: number) => places.filter(({ nth }) => nth > after).slice(0, limit)
const turn = () => new Promise<void>((resume) => setImmediate(resume))

describe('working a job off slice by slice', () => {
  it.each([1, OVERLAPPING])('comes by every title once (%d at once)', async (atOnce) => {
    const seen: number[] = []
    let inHand = 0
    let most = 0
    const work = async (items: readonly { nth: number }[]) => {
      inHand += 1
      most = Math.max(most, inHand)
      await turn()
      seen.push(...items.map(({ nth }) => nth))
      inHand -= 1
      return true
    }
    await workOff(job, undefined, read, work, atOnce)
    expect(seen.toSorted((one, two) => one - two)).toEqual(places.map(({ nth }) => nth))
    expect(most).toBe(atOnce)
  })

  it('begins with a single title where the last worker came to no end, and doubles from there', async () => {
    const sizes: number[] = []
    const work = async (items: readonly unknown[]) => sizes.push(items.length) > 0
    await workOff({ attempt: 4, first_attempt: 2 } as JobRow, undefined, read, work)
    expect(sizes.slice(0, 9)).toEqual([1, 2, 4, 8, 16, 32, 64, 128, SLICE])
    expect(sizes.reduce((sum, size) => sum + size)).toBe(MANY)
  })

  it('stops where the job is no longer its own', async () => {
    let slices = 0
    await workOff(job, undefined, read, async () => ++slices < 2, OVERLAPPING)
    expect(slices).toBeLessThanOrEqual(OVERLAPPING + 1)
  })

  it('leaves the rest to the next server, and tells what broke off once nothing is in hand', async () => {
    const stopping = { isStopping: () => true }
    await expect(workOff(job, stopping, read, async () => true)).rejects.toBeInstanceOf(LeftOver)
    let ended = 0
    const work = async ([first]: readonly { nth: number }[]) => {
      if (first?.nth === 0) throw new Error('the disk is away')
      await turn()
      ended += 1
      return true
    }
    await expect(workOff(job, undefined, read, work, OVERLAPPING)).rejects.toThrow('the disk is away')
    expect(ended).toBe(1)
  })
})
