import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { SOURCE_KEYS } from '#contract/values/sources.ts'
import { composeSources, type SourceRecord } from './composeSources.ts'
import { reaggregate } from './reaggregate.ts'

const fields = fc.dictionary(fc.constantFrom('yr', 'rt', 'tc', 'dir', 'gnr'), fc.integer({ min: 0, max: 3 }))
const sources = fc
  .uniqueArray(fc.tuple(fc.constantFrom(...SOURCE_KEYS), fields), { selector: ([src]) => src })
  .map((list): SourceRecord[] => list.map(([src, payload]) => ({ src, payload })))

describe('what the sources say together', () => {
  it('is of each field the value of the source that comes first', () => {
    const gn: SourceRecord = { src: 'gn', payload: { yr: 1999, dir: 'Lee' } }
    const me: SourceRecord = { src: 'me', payload: { yr: 2001, rt: 5 } }
    expect(composeSources([gn, me])).toEqual({ yr: 2001, rt: 5, dir: 'Lee' })
  })

  it('has each language from the first source that knows it', () => {
    const cp: SourceRecord = { src: 'cp', payload: { lon: [{ lang: 'en', n: 'Alpha' }] } }
    const gn: SourceRecord = {
      src: 'gn',
      payload: {
        lon: [
          { lang: 'en', n: 'The Alpha' },
          { lang: 'ms', n: 'Alfa' },
        ],
      },
    }
    expect(composeSources([gn, cp])).toEqual({
      lon: [
        { lang: 'en', n: 'Alpha' },
        { lang: 'ms', n: 'Alfa' },
      ],
    })
  })

  it('does not depend on the order in which they are read', () => {
    fc.assert(
      fc.property(sources, (all) => {
        expect(composeSources(all.toReversed())).toEqual(composeSources(all))
      }),
    )
  })
})

describe('aggregating anew', () => {
  it('takes over what the sources have changed and keeps what people have changed', () => {
    const base = { yr: 1999, dir: 'Lee', tc: 'HD' }
    const current = { yr: 1999, dir: 'Ang Lee', tc: 'HD', el_no: 'ours' }
    const { payload } = reaggregate(current, base, [{ src: 'cp', payload: { yr: 2000, dir: 'A. Lee', tc: 'HD' } }])
    expect(payload).toEqual({ yr: 2000, dir: 'Ang Lee', tc: 'HD', el_no: 'ours' })
  })

  it('changes nothing where no source has changed', () => {
    fc.assert(
      fc.property(sources, fields, (all, current) => {
        expect(reaggregate(current, composeSources(all), all).payload).toEqual(current)
      }),
    )
  })

  it('done twice is done once', () => {
    fc.assert(
      fc.property(sources, fields, fields, (all, base, current) => {
        const once = reaggregate(current, base, all)
        expect(reaggregate(once.payload, once.composed, all).payload).toEqual(once.payload)
      }),
    )
  })
})
