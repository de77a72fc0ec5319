import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Presence } from '#contract/schemas/lock.ts'
import { peopleHere, withNews } from './peopleHere.ts'

const me = { uid: 'ann', tab: 't1' }
const one = (uid: string, tab: string, mode: 'view' | 'edit' = 'view'): Presence => ({
  uid,
  tab,
  name: uid.toUpperCase(),
  mode,
  place: null,
  since: '2026-03-01T12:00:00.000Z',
})
const presence = fc.record({
  uid: fc.constantFrom('ann', 'bob', 'cleo'),
  tab: fc.constantFrom('t1', 't2'),
  mode: fc.constantFrom('view', 'edit'),
})
const list = fc.uniqueArray(presence, { selector: ({ uid, tab }) => `${uid} ${tab}` })
const people = (all: { uid: string; tab: string; mode: string }[]) =>
  all.map(({ uid, tab, mode }) => one(uid, tab, mode as 'view'))

describe('the people on a document', () => {
  it('are the others, and oneself in another tab, each once', () => {
    const here = [one('ann', 't1', 'edit'), one('bob', 't1'), one('bob', 't2', 'edit'), one('ann', 't2')]
    expect(peopleHere(here, me)).toMatchObject([
      { uid: 'bob', mode: 'edit', isMe: false },
      { uid: 'ann', mode: 'view', isMe: true },
    ])
  })
  it('never name this tab or anybody twice, and put editors first', () => {
    fc.assert(
      fc.property(list, (all) => {
        const here = peopleHere(people(all), me)
        expect(new Set(here.map(({ uid }) => uid)).size).toBe(here.length)
        const modes = here.map(({ mode }) => mode)
        expect(modes).toEqual([...modes].sort())
        for (const { uid, mode } of here)
          expect(all.some((each) => each.uid === uid && each.mode === mode && !(uid === 'ann' && each.tab === 't1')))
      }),
    )
  })
  it('are the same by push as by asking: come, move on and leave', () => {
    fc.assert(
      fc.property(list, presence, (all, { uid, tab, mode }) => {
        const news = { ...one(uid, tab), mode: mode as 'view' }
        const told = withNews(people(all), news)
        expect(told.filter((each) => each.uid === uid && each.tab === tab)).toMatchObject([{ mode }])
        expect(withNews(told, { ...news, mode: 'leave' }).some((each) => each.uid === uid && each.tab === tab)).toBe(
          false,
        )
        expect(withNews(told, news)).toHaveLength(told.length)
      }),
    )
  })
})
