import { describe, expect, it } from 'vitest'
import type { ContentRow } from '#contract/schemas/contentRecord.ts'
import { runPlan } from './runPlan.ts'
import { offeredPlans, selectionPlan } from './selectionPlan.ts'

const type = {
  page: 'cp_datastore' as const,
  traits: ['versioned', 'lockable', 'publishable'] as ('versioned' | 'lockable' | 'publishable')[],
}
const as = (role: string) => ({ uid: 'ann', roles: [role] })
const row = (id: string, sides: string[], more: Partial<ContentRow> = {}) =>
  ({ id, st: sides[0], rev: 1, sides: sides.map((st) => ({ st })), ...more }) as unknown as ContentRow
const draft = row('draft', ['draft'])
const live = row('live', ['published'])
const both = row('both', ['draft', 'published'])
const held = row('held', ['draft'], { lock: { uid: 'bob', name: 'Bob', until: '2026-01-01T00:05:00Z' } })
const rows = [draft, live, both, held]
const now = Date.parse('2026-01-01T00:00:00Z')
const of = (role: string, chosen = rows) => offeredPlans({ rows: chosen, actor: as(role), type, now })

describe('what can be done to chosen rows', () => {
  it('names those that can and, with the reason, those that cannot', () => {
    const plan = selectionPlan('publish', { rows, actor: as('content_admin'), type, now })
    expect(plan?.rows).toEqual([draft, both])
    expect(plan?.leftOut).toEqual([
      { row: live, why: 'actions.why.nothingToPublish' },
      { row: held, why: 'actions.why.locked' },
    ])
  })

  it("says of one's own lock that one edits it elsewhere, and nothing of a lease that is over", () => {
    const mine = row('mine', ['draft'], { lock: { uid: 'ann', name: 'Ann', until: '2026-01-01T00:05:00Z' } })
    const asked = { rows: [mine], actor: as('content_admin'), type, now }
    expect(selectionPlan('archive', asked)?.leftOut).toEqual([{ row: mine, why: 'actions.why.otherTab' }])
    expect(selectionPlan('archive', { ...asked, now: now + 300_000 })?.rows).toEqual([mine])
  })

  it('is nothing for a viewer, and without publishing for a creator', () => {
    expect(of('content_user')).toEqual([])
    expect(of('creator').map(({ verb }) => verb)).not.toContain('publish')
    expect(of('content_admin').map(({ verb }) => verb)).toEqual(['publish', 'unpublish', 'archive', 'deleteContent'])
  })

  it('shows what something stands in the way of, with nothing to do it to', () => {
    const plans = new Map(of('content_admin', [held]).map((plan) => [plan.verb, plan]))
    expect(plans.get('publish')).toEqual({
      verb: 'publish',
      rows: [],
      leftOut: [{ row: held, why: 'actions.why.locked' }],
    })
    expect(plans.has('restoreContent')).toBe(false)
    expect(of('content_admin', [live]).map(({ verb }) => verb)).toContain('publish')
  })

  it('offers restoring what is archived and nothing that its status does not know', () => {
    expect(of('content_admin', [row('old', ['archived'])]).map(({ verb }) => verb)).toContain('restoreContent')
    expect(of('content_admin', [row('old', ['archived'])]).map(({ verb }) => verb)).not.toContain('archive')
  })
})

describe('a run over chosen rows', () => {
  it('gives each title an outcome of its own: one that fails keeps none of the others', async () => {
    const steps: number[] = []
    const outcomes = await runPlan(rows, {
      act: ({ id }) => (id === 'live' ? Promise.reject(new Error('stale')) : Promise.resolve()),
      onStep: (done) => void steps.push(done.length),
      signal: new AbortController().signal,
    })
    expect(outcomes.map(({ row: { id }, error }) => [id, error instanceof Error])).toEqual([
      ['draft', false],
      ['live', true],
      ['both', false],
      ['held', false],
    ])
    expect(steps).toEqual([1, 2, 3, 4])
  })

  it('that is stopped ends the title under way and begins no more', async () => {
    const stop = new AbortController()
    const outcomes = await runPlan(rows, {
      act: () => Promise.resolve(),
      onStep: (done) => done.length === 2 && stop.abort(),
      signal: stop.signal,
    })
    expect(outcomes).toHaveLength(2)
  })
})
