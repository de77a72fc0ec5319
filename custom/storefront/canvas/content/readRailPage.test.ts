import { expect, test, vi } from 'vitest'
import type { RailRow } from '#contract/schemas/storefront/railRow.ts'
import type { Calls } from '#kit/parts/context/providerTypes.ts'
import { newest } from '#tests/support/aStorefront.ts'
import { readRailPage } from './readRailPage.ts'
import { railRequests, type RailRequest } from './railRequests.ts'

const row = (id: string): RailRow => ({ id, urn: 'urn:x', cty: 'movie', st: 'published', badges: [] })
const { signal } = new AbortController()
const [rail] = railRequests([newest], { viewer: { age: ['child'] }, side: 'draft', at: 0 })
const page: RailRequest = { key: 'p', lens: { viewer: { age: ['child'] }, side: 'draft' }, of: 'page', id: 'films' }

const over = (calls: object) => readRailPage(calls as Pick<Calls, 'readRail' | 'getPage'>)

test('40250806 is the end of a rail and no failure; any other error is one', async () => {
  const fail = (code: string) => over({ readRail: () => Promise.reject(Object.assign(new Error(code), { code })) })
  expect(await fail('containerPastEnd')(rail as RailRequest, 3, signal)).toEqual({ rows: [], count: 40, isEnd: true })
  await expect(fail('internal')(rail as RailRequest, 3, signal)).rejects.toThrow('internal')
})

test('a page-style address is asked for with policy_evaluate alone, and is one card', async () => {
  const getPage = vi.fn(() => Promise.resolve({ id: 'films', ty: 'collection', st: 'published', lon: [] }))
  expect(await over({ getPage })(page, 1, signal)).toMatchObject({
    rows: [{ id: 'films', cty: 'collection' }],
    isEnd: true,
  })
  expect(getPage).toHaveBeenCalledWith({ params: { id: 'films' }, query: { policy_evaluate: 'false' }, signal })
})

test('what is hidden is asked for only where viewers get nothing of the first page', async () => {
  const readRail = vi.fn(({ query }: Parameters<Calls['readRail']>[0]) =>
    Promise.resolve({ rows: query?.hidden === 'true' ? [row('gone')] : [], count: 0 }),
  )
  expect(await over({ readRail })(rail as RailRequest, 1, signal)).toMatchObject({ rows: [], hidden: [{ id: 'gone' }] })
  expect(readRail.mock.calls[1]?.[0].query).toMatchObject({
    at: '1970-01-01T00:00:00.000Z',
    viewer: '{"age":["child"]}',
  })
  await over({ readRail })(rail as RailRequest, 2, signal)
  expect(readRail).toHaveBeenCalledTimes(3)
})
