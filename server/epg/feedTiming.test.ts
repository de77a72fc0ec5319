import { expect, it } from 'vitest'
import type { FeedProgramme } from './feed.ts'
import { feedTiming } from './feedTiming.ts'

const at = (time: string) => Date.parse(`2026-11-24T${time}:00Z`)
const programme = (channel: string, from: string, to: string | undefined, n: string, line: number): FeedProgramme => ({
  ...{ channel, start: at(from), line, texts: { lon: [{ lang: 'en', n }] } },
  ...(to !== undefined && { end: at(to) }),
})
const timingOf = (programmes: readonly FeedProgramme[], leftOut = '') => {
  const timing = feedTiming()
  for (const one of programmes) timing.take(one)
  return timing.result((id) => (id === leftOut ? undefined : id.toUpperCase()))
}

it('counts gaps, overlaps and programmes without length by channel, whatever their order in the feed', () => {
  const found = timingOf([
    programme('a', '08:00', '09:00', 'Markets', 4),
    programme('a', '06:00', '07:00', 'Morning', 2),
    programme('b', '06:00', '08:00', 'Film', 5),
    programme('b', '07:30', '07:45', 'Short', 6),
    programme('b', '07:50', '09:00', 'Late', 7),
    programme('a', '07:00', '07:00', 'Nothing', 3),
  ])
  expect(found).toEqual([
    {
      ...{ kind: 'gap', count: 1, channels: 1 },
      first: [
        {
          ...{ channel: 'A', start: '2026-11-24T07:00:00.000Z', end: '2026-11-24T08:00:00.000Z' },
          ...{ title: 'Markets', after: 'Morning', line: 4 },
        },
      ],
    },
    {
      ...{ kind: 'overlap', count: 2, channels: 1 },
      first: [
        {
          ...{ channel: 'B', start: '2026-11-24T07:30:00.000Z', end: '2026-11-24T07:45:00.000Z' },
          ...{ title: 'Short', after: 'Film', line: 6 },
        },
        {
          ...{ channel: 'B', start: '2026-11-24T07:50:00.000Z', end: '2026-11-24T08:00:00.000Z' },
          ...{ title: 'Late', after: 'Film', line: 7 },
        },
      ],
    },
    {
      ...{ kind: 'zeroLength', count: 1, channels: 1 },
      first: [
        {
          ...{ channel: 'A', start: '2026-11-24T07:00:00.000Z', end: '2026-11-24T07:00:00.000Z' },
          ...{ title: 'Nothing', line: 3 },
        },
      ],
    },
  ])
})

it('ends a programme without an end where the next one starts, and says nothing of channels that are left out', () => {
  const open = [programme('a', '06:00', undefined, 'Morning', 2), programme('a', '08:00', undefined, 'Markets', 3)]
  expect(timingOf(open)).toEqual([])
  expect(timingOf([...open, programme('b', '06:00', '06:00', 'Nothing', 4)], 'b')).toEqual([])
})

it('names the first three, and is done soon where thousands run at once', () => {
  const many = Array.from({ length: 20_000 }, (_none, n) => programme('a', '06:00', '23:00', `Film ${n}`, n))
  expect(timingOf(many)).toMatchObject([{ kind: 'overlap', count: 19_999, channels: 1, first: [{}, {}, {}] }])
})
