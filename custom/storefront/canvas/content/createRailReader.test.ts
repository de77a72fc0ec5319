import { expect, test } from 'vitest'
import type { RailRow } from '#contract/schemas/storefront/railRow.ts'
import { createRailReader } from './createRailReader.ts'
import type { RailPage } from './railContent.ts'
import { railRequests, type RailRequest } from './railRequests.ts'
import { newest, titlesEntry } from '#tests/support/aStorefront.ts'

const LENS = { viewer: {}, side: 'draft' } as const
const row = (id: string): RailRow => ({ id, urn: 'urn:x', cty: 'movie', st: 'published', badges: [] })
const settled = () => new Promise((done) => setTimeout(done))

/** A service whose answers are given one by one. */
function aService() {
  const open: { request: RailRequest; page: number; signal: AbortSignal; answer: (page: RailPage | Error) => void }[] =
    []
  const reader = createRailReader(
    (request, page, signal) =>
      new Promise((resolve, reject) =>
        open.push({
          ...{ request, page, signal },
          answer: (answer) => (answer instanceof Error ? reject(answer) : resolve(answer)),
        }),
      ),
  )
  return { open, reader }
}
const titles = (...ids: string[]) => railRequests([titlesEntry(...ids)], LENS)
const pageOf = (...ids: string[]): RailPage => ({ rows: ids.map(row), count: ids.length, isEnd: true })

test('no more than six rails are read at the same time', async () => {
  const { open, reader } = aService()
  for (let nth = 0; nth < 9; nth++) reader.follow(`c${nth}`, titles(`t${nth}`))
  expect(open).toHaveLength(6)
  open[0]?.answer(pageOf('t0'))
  await settled()
  expect(open).toHaveLength(7)
})

test('a rail keeps its row until the new one is there, and an answer for a former lens is not shown', async () => {
  const { open, reader } = aService()
  const leave = reader.follow('c', titles('a'))
  open[0]?.answer(pageOf('a'))
  await settled()
  leave()
  reader.follow('c', railRequests([titlesEntry('a')], { ...LENS, at: 5 }))
  expect(reader.content('c')).toMatchObject({ isReading: true, rows: [{ id: 'a' }] })
  const second = reader.follow('c', railRequests([titlesEntry('a')], { ...LENS, at: 6 }))
  expect(open[1]?.signal.aborted).toBe(true)
  open[1]?.answer(pageOf('stale'))
  open[2]?.answer(pageOf('b'))
  await settled()
  expect(reader.content('c')).toMatchObject({ isReading: false, rows: [{ id: 'b' }] })
  second()
})

test('what was read is not asked again, and containers with the same content share one request', async () => {
  const { open, reader } = aService()
  reader.follow('c', titles('a'))
  reader.follow('d', titles('a'))
  expect(open).toHaveLength(1)
  open[0]?.answer(pageOf('a'))
  await settled()
  expect(reader.content('d').rows).toHaveLength(1)
  reader.follow('e', titles('a'))
  expect([open.length, reader.content('e').isKnown]).toEqual([1, true])
})

test('content that was given up while another tab was shown is read when the rail is seen again', async () => {
  const { open, reader } = aService()
  reader.follow('c', [])
  reader.follow('c', titles('a'))()
  expect(reader.content('c').isKnown).toBe(false)
  const leave = reader.follow('c', titles('a'))
  open.at(-1)?.answer(pageOf('a'))
  await settled()
  leave()
  reader.follow('c', titles('b'))()
  reader.follow('c', titles('b'))
  open.at(-1)?.answer(pageOf('b'))
  await settled()
  expect(reader.content('c')).toMatchObject({ isReading: false, rows: [{ id: 'b' }] })
})

test('a container nobody looks at any more has its request aborted', () => {
  const { open, reader } = aService()
  reader.follow('c', titles('a'))()
  expect(open[0]?.signal.aborted).toBe(true)
})

test('pages follow one another until one is the end', async () => {
  const { open, reader } = aService()
  reader.follow('c', railRequests([newest], LENS))
  open[0]?.answer({ rows: [row('a')], count: 2, isEnd: false })
  await settled()
  reader.more('c')
  expect(open[1]?.page).toBe(2)
  open[1]?.answer({ rows: [], count: 1, isEnd: true })
  await settled()
  expect(reader.content('c')).toMatchObject({ rows: [{ id: 'a' }], isEnd: true })
  reader.more('c')
  expect(open).toHaveLength(2)
})

test('a failure is kept until it is asked for again, beside what the other entries have', async () => {
  const { open, reader } = aService()
  reader.follow('c', [...titles('a'), ...railRequests([newest], LENS)])
  open[0]?.answer(pageOf('a'))
  open[1]?.answer(new Error('down'))
  await settled()
  expect(reader.content('c')).toMatchObject({ rows: [{ id: 'a' }], failure: new Error('down') })
  reader.retry('c')
  open[2]?.answer(pageOf('b'))
  await settled()
  expect(reader.content('c').rows.map(({ id }) => id)).toEqual(['a', 'b'])
  expect(reader.content('c').failure).toBeUndefined()
})

test('what time has changed is read anew where somebody looks, and is only forgotten where nobody does', async () => {
  const { open, reader } = aService()
  const leave = reader.follow('c', titles('a'))
  open[0]?.answer(pageOf('a'))
  await settled()
  reader.renew('c')
  expect(reader.content('c')).toMatchObject({ isReading: true, rows: [{ id: 'a' }] })
  open[1]?.answer(pageOf('b'))
  await settled()
  expect(reader.content('c').rows.map(({ id }) => id)).toEqual(['b'])
  leave()
  reader.renew('c')
  expect(open).toHaveLength(2)
  reader.follow('c', titles('a'))
  expect(open).toHaveLength(3)
  expect(reader.content('c').rows.map(({ id }) => id)).toEqual(['b'])
})
