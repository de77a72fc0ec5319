import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { computingMs } from '#tests/support/computingMs.ts'
import { FEED_FIELDS } from '#contract/schemas/live/ingestion.ts'
import type { IncomingAiring, Slot, StandingAiring } from './guideAiring.ts'
import { reconcile, type GuideChange } from './reconcile.ts'
import { shiftedBack, createShiftTally } from './shiftOf.ts'

const HOUR = 3_600_000
const DAY = Date.UTC(2026, 10, 24)
const slot = (title: string, hour: number, hours = 1): Slot => ({
  lon: [{ lang: 'en', n: title }],
  a_st_dt: DAY + hour * HOUR,
  a_ed_dt: DAY + (hour + hours) * HOUR,
})
const incoming = (title: string, hour: number, hours = 1): IncomingAiring => ({
  n: hour * 60,
  slot: slot(title, hour, hours),
})
const standing = (title: string, hour: number, more: Partial<StandingAiring> = {}): StandingAiring => ({
  id: `${title} ${hour}`,
  slot: slot(title, hour),
  source: slot(title, hour),
  pins: [],
  ...more,
})
const told = (changes: readonly GuideChange[]) =>
  changes
    .map((change) => {
      const name = 'incoming' in change ? change.incoming.slot.lon[0]?.n : change.airing.slot.lon[0]?.n
      return 'fields' in change ? [change.kind, name, ...change.fields] : [change.kind, name]
    })
    .toSorted()

/** What stands once all changes are taken over, as a job does it. */
function takenOver(before: readonly StandingAiring[], changes: readonly GuideChange[]): StandingAiring[] {
  const after = new Map(before.map((airing) => [airing.id, airing]))
  const free = (n: number): string => (after.has(`n${n}`) ? free(n + 100_000) : `n${n}`)
  for (const change of changes) {
    if (change.kind === 'vanished') after.delete(change.airing.id)
    else if (change.kind === 'new') {
      const id = free(change.incoming.n)
      after.set(id, { id, slot: change.incoming.slot, source: { ...change.incoming.slot }, pins: [] })
    } else if (change.kind !== 'deleted') {
      const set = Object.fromEntries(change.fields.map((field) => [field, change.incoming.slot[field]]))
      const slot = { ...change.airing.slot, ...set }
      after.set(change.airing.id, {
        ...change.airing,
        slot,
        source: { ...change.airing.source, ...change.incoming.slot },
      })
    }
  }
  return [...after.values()]
}

const shiftOf = (channels: readonly Parameters<ReturnType<typeof createShiftTally>['add']>[0][]) => {
  const tally = createShiftTally()
  for (const channel of channels) tally.add(channel)
  return tally.shift()
}

describe('a feed against the guide', () => {
  it('brings what is new, changes what it has otherwise, and lets go what it has no longer', () => {
    const changes = reconcile(
      [standing('News', 6), standing('Film', 8), standing('Talk', 10)],
      [incoming('News', 6), incoming('Film', 8, 2), incoming('Songs', 12)],
    )
    expect(told(changes)).toEqual([
      ['moved', 'Film', 'a_ed_dt'],
      ['new', 'Songs'],
      ['same', 'News'],
      ['vanished', 'Talk'],
    ])
  })

  it('knows a programme again where it was moved, and where its title was changed in its place', () => {
    expect(told(reconcile([standing('Film', 8)], [incoming('Film', 9)]))).toEqual([
      ['moved', 'Film', 'a_st_dt', 'a_ed_dt'],
    ])
    expect(told(reconcile([standing('Film', 8)], [incoming('Movie', 8)]))).toEqual([['changed', 'Movie', 'lon']])
  })

  it('leaves what was made by hand', () => {
    const { source: _, ...own } = standing('Special', 20)
    expect(reconcile([own], [])).toEqual([])
  })

  it('leaves what is pinned, says where the feed now has it otherwise, and says so once', () => {
    const mended = standing('Film', 8, { slot: slot('The Film', 9), pins: ['lon', 'a_st_dt', 'a_ed_dt'] })
    const [before] = reconcile([mended], [incoming('Film', 8)])
    expect(before).toMatchObject({ kind: 'same', conflicts: [], isNews: false })
    const [moved] = reconcile([mended], [incoming('Film', 10)])
    expect(moved).toMatchObject({ kind: 'same', fields: [], conflicts: ['a_st_dt', 'a_ed_dt'], isNews: true })
    const [again] = reconcile(takenOver([mended], moved ? [moved] : []), [incoming('Film', 10)])
    expect(again).toMatchObject({ kind: 'same', conflicts: [], isNews: false })
  })

  it('leaves away what somebody has taken down, and knows a programme in its place as a new one', () => {
    const gone = standing('Film', 8, { isTakenDown: true })
    expect(told(reconcile([gone], [incoming('Film', 8)]))).toEqual([['deleted', 'Film']])
    expect(told(reconcile([gone], [incoming('Film', 8.5)]))).toEqual([['deleted', 'Film']])
    expect(told(reconcile([gone], [incoming('Talk', 8), incoming('Film', 12)]))).toEqual([
      ['new', 'Film'],
      ['new', 'Talk'],
    ])
    expect(reconcile([gone], [])).toEqual([])
    expect(told(reconcile([gone, { ...standing('Film', 8), id: 'again' }], [incoming('Film', 8)]))).toEqual([
      ['same', 'Film'],
    ])
  })

  it('reads a channel that says the same thing thousands of times about as fast as any other', async () => {
    const loop = (by: number) => Array.from({ length: 8_000 }, (_, at) => incoming('Loop', (at + by) / 1_000))
    const stands = takenOver([], reconcile([], loop(0)))
    const spent = await computingMs(() => {
      expect(reconcile(stands, loop(0.5)).filter(({ kind }) => kind === 'moved')).not.toEqual([])
      expect(shiftOf([{ standing: stands, incoming: loop(0.5) }])).toBeUndefined()
    })
    expect(spent).toBeLessThan(3_000)
  })

  const titles = fc.constantFrom('News', 'Film', 'Talk', 'Songs', '新闻', 'தமிழ்')
  const feed = fc
    .uniqueArray(fc.record({ title: titles, hour: fc.integer({ min: 0, max: 40 }) }), {
      selector: ({ hour }) => hour,
      maxLength: 12,
    })
    .map((list) => list.map(({ title, hour }) => incoming(title, hour)))

  it('taken in twice is taken in once', () => {
    fc.assert(
      fc.property(feed, feed, (first, second) => {
        const stands = takenOver(
          takenOver([], reconcile([], first)),
          reconcile(takenOver([], reconcile([], first)), second),
        )
        expect(reconcile(stands, second).filter(({ kind }) => kind !== 'same')).toEqual([])
      }),
    )
  })

  it('leaves pinned fields through any order of feeds', () => {
    const pins = fc.subarray([...FEED_FIELDS])
    fc.assert(
      fc.property(fc.array(feed, { minLength: 1, maxLength: 4 }), pins, (feeds, pinned) => {
        const mended = standing('Film', 8, { slot: slot('The Film', 9), pins: pinned })
        const kept = (airing: StandingAiring | undefined) => airing && pinned.map((field) => airing.slot[field])
        let stands = [mended]
        for (const [at, one] of feeds.entries()) {
          const numbered = one.map((programme) => ({ ...programme, n: programme.n + at * 10_000 }))
          stands = takenOver(stands, reconcile(stands, numbered))
        }
        const found = stands.find(({ id }) => id === mended.id)
        if (found) expect(kept(found)).toEqual(kept(mended))
      }),
    )
  })

  it('keeps away what was taken down through any order of feeds', () => {
    fc.assert(
      fc.property(fc.array(feed, { minLength: 1, maxLength: 4 }), (feeds) => {
        const gone = standing('Film', 8, { isTakenDown: true })
        let stands = [gone]
        for (const [at, one] of feeds.entries()) {
          const numbered = one.map((programme) => ({ ...programme, n: programme.n + at * 10_000 }))
          stands = takenOver(stands, reconcile(stands, numbered))
        }
        expect(stands).toContain(gone)
        const live = stands.filter(({ isTakenDown, slot: { lon } }) => !isTakenDown && lon[0]?.n === 'Film')
        expect(live.map((airing) => airing.source?.a_st_dt)).not.toContain(gone.slot.a_st_dt)
      }),
    )
  })
})

describe('a feed that looks shifted', () => {
  const day = Array.from({ length: 20 }, (_, at) => standing(`Show ${at % 15}`, at))
  const later = (by: number, changed = 0) =>
    day.map(({ slot: { lon, a_st_dt } }, at) =>
      incoming(at < changed ? 'Other' : (lon[0]?.n ?? ''), (a_st_dt - DAY) / HOUR + by),
    )

  it('is one by an hour, even where a title has changed', () => {
    expect(shiftOf([{ standing: day, incoming: later(1, 1) }])).toEqual({ by: HOUR, count: 19, of: 19 })
    const back = shiftedBack(later(1, 1), { by: HOUR })
    expect(reconcile(day, back).filter(({ kind }) => kind !== 'same')).toMatchObject([
      { kind: 'changed', fields: ['lon'] },
    ])
  })

  it('is none where programmes stand where they stood, or too few are known', () => {
    expect(shiftOf([{ standing: day, incoming: later(0) }])).toBeUndefined()
    expect(shiftOf([{ standing: day, incoming: later(1).slice(0, 5) }])).toBeUndefined()
    expect(shiftOf([{ standing: [], incoming: later(1) }])).toBeUndefined()
  })

  it('is none where one programme repeats itself all day', () => {
    const loop = Array.from({ length: 20 }, (_, at) => standing('Loop', at))
    const feed = Array.from({ length: 20 }, (_, at) => incoming('Loop', at))
    expect(shiftOf([{ standing: loop, incoming: feed }])).toBeUndefined()
  })
})
