import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { JOB_STATUSES } from '#contract/values/jobs.ts'
import { jobMark } from './jobMark.ts'

const job = (status: (typeof JOB_STATUSES)[number], success: number, failure: number, count = 10) =>
  jobMark({ status, count, success, failure })

describe('how a job stands', () => {
  it('is Failed where failures equal the count, and where it broke off before any title', () => {
    expect(job('failed', 0, 10)).toBe('failed')
    expect(job('failed', 0, 0, 0)).toBe('failed')
  })
  it('is in progress while it is incomplete, and waiting until it has begun', () => {
    expect(job('yet-to-start', 0, 0)).toBe('waiting')
    expect(job('processing', 0, 0)).toBe('underWay')
    expect(job('yet-to-start', 4, 2)).toBe('underWay')
  })
  it('is done when it is complete, also where nothing matched', () => {
    expect(job('active', 10, 0)).toBe('done')
    expect(job('active', 0, 0, 0)).toBe('done')
  })
  it('is neither done nor failed where some titles failed', () => {
    expect(job('failed', 7, 3)).toBe('partly')
    expect(job('active', 7, 3)).toBe('partly')
  })
  it('is cancelled once it was called off, however far it came', () => {
    expect(job('inactive', 4, 6)).toBe('cancelled')
  })
  it('is never done while a failure is counted', () => {
    const number = fc.nat(20)
    fc.assert(
      fc.property(fc.constantFrom(...JOB_STATUSES), number, number, number, (status, success, failure, count) => {
        const mark = jobMark({ status, success, failure, count })
        return mark !== 'done' || failure === 0
      }),
    )
  })
})
