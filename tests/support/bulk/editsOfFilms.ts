import fc from 'fast-check'
import type { Payload } from '#server/stores/documents/documentFacts.ts'
import { aMovie } from '../aMovie.ts'

const instant = fc.constantFrom('2026-01-31T00:00:00.000Z', '2027-02-28T12:00:00.000Z')
const perProduct = fc.array(fc.record({ prd: fc.constantFrom('rimba-my', 'rimba-sg', 'default'), value: instant }))
const word = fc.constantFrom('Alpha', 'a "b" \\ c', 'மலை', '山', "it's {x}")
const plain = fc.record(
  {
    yr: fc.constantFrom(1999, 2000),
    no: fc.constantFrom(1, 2),
    gnr: fc.subarray(['drama', 'crime', 'war']),
    rat: fc.array(fc.record({ v: word, system: word }), { maxLength: 2 }),
    lws: instant,
    lwe: instant,
    ed_dt: instant,
    lwe_prd: perProduct,
    ed_dt_prd: perProduct,
    vce: fc.boolean(),
    ia: fc.subarray(['0-16x9', 'Poster-16x9']),
    pn: word,
    parent: fc.constantFrom('p1', 'p2'),
    chty: word,
    prt_ic: fc.constantFrom('true', 'false'),
    note: word,
  },
  { requiredKeys: [] },
)
/** What no patch may change: who sees a title, and what the search finds it by. */
const fixed = fc.record(
  {
    lod: fc.array(fc.record({ lang: fc.constantFrom('en', 'ms'), n: word }), { maxLength: 2 }),
    prd: fc.constantFrom(['rimba-my'], ['rimba-my', 'rimba-sg']),
  },
  { requiredKeys: [] },
)
export const fields = fc.tuple(plain, fixed).map(([some, more]) => ({ ...some, ...more }))
export const title = fc.record({
  start: fc.constantFrom('drafted', 'published', 'over', 'pending', 'pre-draft', 'archived'),
  before: fields,
  now: fields,
})
export type Title = typeof title extends fc.Arbitrary<infer One> ? One : never
export const change = fc.record({
  set: fc.oneof({ weight: 4, arbitrary: plain }, fields),
  unset: fc.subarray(['yr', 'pn', 'lws', 'gnr', 'vce', 'chty']),
})
export type Edit = typeof change extends fc.Arbitrary<infer One> ? One : never
/** An edit of what no list shows. */
export const UNLISTED: Edit = { set: { note: 'Alpha' }, unset: [] }

export function built({ start, before, now }: Title) {
  const text = aMovie().with(before)
  if (start === 'archived') return text.takenDown('archived').build()
  if (start === 'published') return text.published().build()
  if (start === 'over') return text.published().with(now).drafted().build()
  return text.drafted(start === 'drafted' ? 'draft' : (start as 'pending')).build()
}

export function edited(payload: Payload, { set, unset }: Edit): Payload {
  return Object.fromEntries(Object.entries({ ...payload, ...set }).filter(([name]) => !unset.includes(name)))
}
