import { describe, expect, it } from 'vitest'
import { pollEvery } from './pollEvery.ts'

const running = { status: 'processing' as const, by: { uid: 'ann' } }
const ended = { status: 'failed' as const, by: { uid: 'bo' } }

describe('jobs are asked for again', () => {
  it('every five seconds while one is in flight and nothing is pushed', () => {
    expect(pollEvery([ended, running], false)).toBe(5_000)
  })
  it('not at all once every job has ended, or where changes are pushed', () => {
    expect(pollEvery([ended], false)).toBe(false)
    expect(pollEvery([], false)).toBe(false)
    expect(pollEvery([running], true)).toBe(false)
  })
  it('where somebody else’s is in flight, since that is pushed to them alone', () => {
    expect(pollEvery([running], true, 'bo')).toBe(5_000)
    expect(pollEvery([running, ended], true, 'ann')).toBe(false)
  })
})
