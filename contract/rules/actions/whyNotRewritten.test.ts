import { expect, it } from 'vitest'
import { whyNotRewritten } from './whyNotRewritten.ts'

it('leaves titles that wait for approval to whoever approves them', () => {
  expect(whyNotRewritten({ state: 'live', draft: 'pending', published: true })).toBe('inApproval')
  expect(whyNotRewritten({ state: 'live', draft: 'draft', published: true })).toBeUndefined()
  expect(whyNotRewritten({ state: 'live', published: true })).toBeUndefined()
})

it('has archived and deleted titles restored first', () => {
  expect(whyNotRewritten({ state: 'archived', published: false })).toBe('notLive')
  expect(whyNotRewritten({ state: 'deleted', published: false })).toBe('notLive')
})
