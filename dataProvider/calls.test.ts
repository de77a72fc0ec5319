import { describe, expect, expectTypeOf, it } from 'vitest'
import type { JobEntry } from '#contract/values/jobs.ts'
import type { LockState } from '#contract/schemas/lock.ts'
import { CALLS } from '#contract/wire/calls.ts'
import { success } from '#contract/wire/envelope.ts'
import type { Calls, Page } from './calls.ts'
import { createCalls } from './calls.ts'
import { createTransport } from './transport.ts'

type Sent = { url: string; init: RequestInit }

/** The calls over a network that gives one answer to all, and what went out on it. */
function callsAnswering(data: unknown, page: object = {}, headers: Record<string, string> = {}) {
  const sent: Sent[] = []
  const transport = createTransport({
    fetch: async (url, init = {}) => {
      sent.push({ url: String(url), init })
      return new Response(JSON.stringify(success(data, page)), { headers })
    },
    baseOf: () => '/api',
    token: () => Promise.resolve('t1'),
    renewToken: () => Promise.resolve(false),
    clientId: () => undefined,
    product: () => 'rimba-my',
    tab: 'tab-1',
    newId: () => 'id-1',
    wait: () => Promise.resolve(),
  })
  return { calls: createCalls(transport), sent }
}

describe('a call', () => {
  it('has a method of its name for each row of the table, made of the row', async () => {
    const { calls, sent } = callsAnswering({ id: 'm1', ls: 'open' })
    expect(Object.keys(calls)).toEqual(CALLS.map(({ name }) => name))
    const lock = await calls.readLock({ params: { id: 'm 1' }, query: { urn: 'urn:x' } })
    expect(lock).toEqual({ id: 'm1', ls: 'open' })
    expect(sent[0]?.url).toBe('/api/user/lock/m%201/status?urn=urn%3Ax&prd=rimba-my')
  })

  it('names no product where the row is the same in all of them', async () => {
    const { calls, sent } = callsAnswering([])
    await calls.listSettings({ query: { t: 'view' } })
    await calls.listTimings()
    expect(sent.map(({ url }) => url)).toEqual(['/api/user/setting/list?t=view', '/api/timing?prd=rimba-my'])
  })

  it('gives the rows of a paged list with their total and the cursors beside them', async () => {
    const { calls } = callsAnswering([{ id: 'a' }], { count: 7, next: 'n1' })
    expect(await calls.filterContent({ body: {} })).toEqual({ rows: [{ id: 'a' }], count: 7, next: 'n1' })
  })

  it('gives the revision that the ETag names, which is what the next write must name', async () => {
    const { calls } = callsAnswering({ ia: [] }, {}, { etag: '"18"' })
    const options = { params: { id: 'm1', imageType: '0-16x9' }, query: { urn: 'urn:x' }, rev: 17 }
    expect(await calls.removeImage(options)).toEqual({ ia: [], rev: 18 })
  })

  it('sends a file as a form with the file last: fields behind it would be read too late', async () => {
    const { calls, sent } = callsAnswering({ status_id: 'j1' })
    const body = { file: new File(['a'], 'a.csv'), mapping: '{"A":"yr"}', nothing: undefined }
    await calls.importContent({ params: { type: 'film' }, body })
    expect([...(sent[0]?.init.body as FormData).keys()]).toEqual(['mapping', 'file'])
  })

  it('takes and gives what its row says, and nothing else compiles', () => {
    expectTypeOf<Awaited<ReturnType<Calls['readLock']>>>().toEqualTypeOf<LockState>()
    expectTypeOf<Awaited<ReturnType<Calls['listJobs']>>>().toEqualTypeOf<Page<JobEntry>>()
    expectTypeOf<Parameters<Calls['getJob']>[0]['params']>().toEqualTypeOf<{ id: string }>()
    const wrong = (calls: Calls) => [
      // @ts-expect-error the path has a parameter
      calls.getJob(),
      // @ts-expect-error the row requires the urn
      calls.readLock({ params: { id: 'm1' } }),
      // @ts-expect-error the row knows no such query
      calls.listJobs({ query: { colour: 'red' } }),
      // @ts-expect-error a file is sent as one
      calls.uploadPhoto({ body: { name: 'me.jpg' } }),
      // @ts-expect-error a picture has no envelope
      calls.readImage({ params: { id: 'm1', file: 'a.jpg' } }),
    ]
    expect(wrong).toBeInstanceOf(Function)
  })
})

describe('the table', () => {
  it('marks as paged each list that is asked for page by page, two that are counted though they come whole, and nothing else', () => {
    const counted = ['readSchedule', 'listSchedulePlans']
    const isAskedByPage = ({ query, body }: (typeof CALLS)[number]) =>
      [query, body].some((part) => Object.hasOwn((part as { properties?: object })?.properties ?? {}, 'pageNumber'))
    const isList = ({ answer }: (typeof CALLS)[number]) => 'items' in answer
    const wanted = CALLS.filter((row) => (isAskedByPage(row) && isList(row)) || counted.includes(row.name)).map(
      ({ name }) => name,
    )
    expect(CALLS.filter(({ paged }) => paged).map(({ name }) => name)).toEqual(wanted)
  })
})
