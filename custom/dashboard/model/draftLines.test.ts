import { expect, it } from 'vitest'
import type { DashboardData } from '#contract/registry/dashboard.ts'
import { draftLines } from './draftLines.ts'

const draft = (id: string, problems: number) => ({ id, ut: '2026-11-24T10:00:00Z', problems })
const data = {
  drafts: [draft('Fine', 0), draft('Wrong', 2), draft('Back', 1)],
  handedBack: [{ id: 'Back', back: { by: 'Ann', at: '2026-11-24T11:00:00Z' } }],
} as unknown as Pick<DashboardData, 'drafts' | 'handedBack'>

it('puts what was given back first, then drafts with errors, and names each title once', () => {
  expect(draftLines(data, 9)).toMatchObject([
    { row: { id: 'Back' }, back: 'Ann', at: '2026-11-24T11:00:00Z' },
    { row: { id: 'Wrong' }, problems: 2 },
    { row: { id: 'Fine' }, problems: 0 },
  ])
  expect(draftLines(data, 1)).toHaveLength(1)
})
