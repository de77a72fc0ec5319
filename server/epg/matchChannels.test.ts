import { describe, expect, it } from 'vitest'
import { certainMatch, matchesOf, readChannel } from './matchChannels.ts'

const OURS = [
  { id: 'a', names: ['Ch 8 HD', '8频道'], cs: 'sg-ch-8', number: 118 },
  { id: 'b', names: ['Channel NewsAsia', 'CNA'], number: 161 },
  { id: 'c', names: ['ETTV Asia HD'], number: 546, titles: new Set(['taiwan news', 'dream street', 'evening talk']) },
  { id: 'd', names: ['BBC Earth HD'], number: 152 },
  { id: 'e', names: ['BBC Earth'], number: 153 },
]
const best = (channel: Parameters<typeof matchesOf>[0]) => matchesOf(channel, OURS.map(readChannel))

describe('a channel of a feed', () => {
  it('is ours beyond doubt by its id or its name', () => {
    expect(certainMatch(best({ id: 'sg-ch-8', names: ['Eight'] }))).toMatchObject({ id: 'a', reasons: ['sameId'] })
    expect(certainMatch(best({ id: 'x', names: ['CNA'] }))).toMatchObject({ id: 'b', reasons: ['sameName'] })
  })

  it('is likely ours by a name that is alike, a number, and titles that both have', () => {
    const [first] = best({
      id: 'singtel-546',
      names: ['546', 'ETTV'],
      number: '546',
      titles: new Set(['taiwan news', 'dream street']),
    })
    expect(first).toMatchObject({ id: 'c', reasons: ['nameAlike', 'sameNumber', 'titlesAgree'] })
  })

  it('waits for a word where two of ours are as good', () => {
    const matches = best({ id: 'x', names: ['BBC Earth UHD'] })
    expect(matches.map(({ id }) => id)).toEqual(['d', 'e'])
    expect(certainMatch(matches)).toBeUndefined()
  })

  it('is the one with its number in the name, however alike others are', () => {
    const ours = ['Sport 1', 'Sport 11', 'Sport 111'].map((name) => readChannel({ id: name, names: [name] }))
    expect(certainMatch(matchesOf({ id: 'x', names: ['Sport 11'] }, ours))).toMatchObject({ id: 'Sport 11' })
  })

  it('is none of ours where nothing agrees', () => {
    expect(best({ id: 'zz', names: ['Discovery'] })).toEqual([])
  })
})
