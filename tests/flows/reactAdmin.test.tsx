import { screen, waitFor, within } from '@testing-library/react'
import { ResourceContextProvider, useCanAccess, useListContext, useRecordContext, useSaveContext } from 'ra-core'
import { Datagrid, FilterLiveSearch, Pagination, TextField } from 'react-admin'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { ContentRecord, ContentRow } from '#contract/schemas/contentRecord.ts'
import { useTypeSummary } from '#kit/parts/context/ConsoleContext.ts'
import { ContentEdit } from '#resources/edit/ContentEdit.tsx'
import { ContentListProvider } from '#resources/list/ContentListProvider.tsx'
import { ExtensionsContext } from '#kit/parts/extension/ExtensionsContext.ts'
import { catalogKind } from '#server/stores/documents/documentKind.ts'
import { aMovie } from '../support/aMovie.ts'
import { aType } from '../support/aType.ts'
import { openConsole, type Visitor } from '../support/openConsole.tsx'
import { startTestServer, type TestServer } from '../support/startServer.ts'

const type = aType({ relations: { parent: { types: ['saga'], field: 'parent' } } })
const saga = aType({ type: 'saga' })
const trilogy = aMovie().named('The Long Trilogy').published().build()
const beta = aMovie().named('Beta').with({ parent: trilogy.id, yr: 2005 }).published().build()

describe('react-admin over the console’s provider', () => {
  let server: TestServer
  let page: Awaited<ReturnType<typeof openConsole>>

  beforeAll(async () => {
    server = await startTestServer({
      types: [type, saga],
      seed: async ({ documents }) => {
        await documents.load(catalogKind(saga), [trilogy])
        await documents.load(catalogKind(type), [aMovie().named('Alpha').published().build(), beta])
      },
    })
  })
  afterAll(() => server.close())
  afterEach(() => page.close())

  const open = async (path = 'elsewhere', screens = {}, visitor: Partial<Visitor> = {}) => {
    page = await openConsole(server, { name: 'Ann', ...visitor }, `/apps/rimba-my/${path}`, screens)
    return page
  }

  it('makes, reads, changes and deletes a record by its methods, each under the revision that it started from', async () => {
    const { calls } = await open()
    const made = await calls.create<ContentRecord>('film', {
      data: { lon: [{ lang: 'en', n: ' Gamma ' }], prd: ['rimba-my'], unknown: 1 },
      meta: { idempotencyKey: crypto.randomUUID() },
    })
    expect(made.data.lon).toEqual([{ lang: 'en', n: 'Gamma' }])
    const { data: read } = await calls.getOne<ContentRecord>('film', { id: made.data.id })
    const changed = await calls.update<ContentRecord>('film', {
      id: read.id,
      data: { ...read, yr: 1999 },
      previousData: read,
      meta: { verb: 'publish' },
    })
    expect(changed.data).toMatchObject({ yr: 1999, st: 'published' })
    const late = calls.update('film', { id: read.id, data: { ...read, yr: 2000 }, previousData: read })
    await expect(late).rejects.toMatchObject({ code: 'stale', status: 409 })
    const gone = await calls.delete<ContentRecord>('film', { id: read.id, previousData: changed.data })
    expect(gone.data.st).toBe('deleted')
  })

  it('reads one version of a record by its key', async () => {
    const { calls } = await open()
    const { data } = await calls.getOne<ContentRecord>('film', { id: beta.id })
    const old = await calls.getOne<ContentRecord>('film', { id: beta.id, meta: { version: data.key } })
    expect(old.data).toMatchObject({ key: data.key, yr: 2005 })
  })

  it('gathers rows of any types by their ids in one call, and lists the children of a title', async () => {
    const { calls, sent } = await open()
    const asked = [trilogy.id, beta.id].map((id) => calls.getMany<ContentRow>('anyType', { ids: [id] }))
    expect((await Promise.all(asked)).map(({ data: [row] }) => row?.cty)).toEqual(['saga', 'film'])
    expect(sent).toHaveLength(1)
    const children = await calls.getManyReference<ContentRow>('film', {
      target: 'parent',
      id: trilogy.id,
      pagination: { page: 1, perPage: 10 },
      sort: { field: '', order: 'ASC' },
      filter: {},
    })
    expect([children.total, children.data[0]?.id]).toEqual([1, beta.id])
  })

  it('changes and deletes many by a job, whose number it answers', async () => {
    const { calls } = await open()
    const named = await calls.updateMany('film', { ids: [beta.id], data: { yr: 2006 } })
    expect(named).toMatchObject({ data: [beta.id], meta: { job: expect.any(String) as string } })
    const all = await calls.updateMany('film', {
      ids: [],
      data: {},
      meta: { flt: { filter: [] }, changes: { set: { yr: 2007 } } },
    })
    expect(all.meta?.job).not.toBe(named.meta?.job)
    const deleted = await calls.deleteMany('film', { ids: [trilogy.id] })
    expect(deleted).toMatchObject({ meta: { job: expect.any(String) as string } })
  })

  it('lists, finds and writes flat collections by ra-data-simple-rest', async () => {
    const { calls } = await open()
    const made = await calls.create('setting', { data: { n: 'Mine', t: 'seen', payload: { at: 1 } } })
    const id = made.data.id as string
    // A stock form hands back the record as it was given.
    await calls.update('setting', { id, data: { ...made.data, payload: { at: 2 } }, previousData: made.data })
    const list = await calls.getList('setting', {
      pagination: { page: 1, perPage: 5 },
      sort: { field: 'n', order: 'DESC' },
      filter: {},
    })
    expect(list.data[0]).toMatchObject({ id, n: 'Mine', payload: { at: 2 } })
    expect((await calls.getOne('setting', { id })).data).toMatchObject({ id })
    expect((await calls.getMany('setting', { ids: [id] })).data).toHaveLength(1)
    const found = (resource: string, filter: object, order: 'ASC' | 'DESC' = 'ASC') =>
      calls.getList(resource, { pagination: { page: 1, perPage: 5 }, sort: { field: 'n', order }, filter })
    expect(await found('setting', { n: 'min' })).toMatchObject({ data: [{ id }], total: 1 })
    expect(await found('setting', { t: 'seen', q: 'mine' })).toMatchObject({ data: [{ id }], total: 1 })
    expect(await found('setting', { t: 'view' })).toMatchObject({ data: [], total: 0 })
    await calls.delete('setting', { id, previousData: { id } })
    await expect(calls.getOne('setting', { id })).rejects.toMatchObject({ status: 404 })
    const products = await calls.getList('product', {
      pagination: { page: 1, perPage: 5 },
      sort: { field: 'id', order: 'ASC' },
    })
    expect(products.total).toBe(products.data.length)
    const downwards = (await found('product', {}, 'DESC')).data.map(({ n }) => n as string)
    expect(downwards).toEqual(downwards.toSorted((a, b) => b.localeCompare(a)))
    const [first] = products.data
    expect((await found('product', { q: first?.n as string })).data).toContainEqual(first)
  })

  it('draws its stock table, search and pager inside the generated list', async () => {
    function StockList() {
      return (
        <ContentListProvider type={useTypeSummary('film')!}>
          <ResourceContextProvider value="film">
            <FilterLiveSearch source="term" label="Find" />
            <Datagrid bulkActionButtons={false} rowClick={false}>
              <TextField source="yr" label="Year" />
            </Datagrid>
            <Pagination />
            <Total />
          </ResourceContextProvider>
        </ContentListProvider>
      )
    }
    const Total = () => <output data-testid="total">{useListContext().total}</output>
    const { user } = await open('vod/film', { 'vod/film': <StockList /> })
    const table = await screen.findByRole('table')
    await waitFor(() => expect(within(table).getAllByRole('row').length).toBeGreaterThan(2))
    await user.type(screen.getByLabelText('Find'), 'beta')
    await waitFor(() => expect(page.getByTestId('total').textContent).toBe('1'))
    expect(page.router.state.location.search).toContain('beta')
  })

  it('knows an open record, and saves by the editor', async () => {
    const Year = () => <output data-testid="year">{String(useRecordContext<ContentRecord>()?.yr)}</output>
    function LaterYear() {
      const record = useRecordContext<ContentRecord>()
      const { save } = useSaveContext()
      const later = () => void save?.({ ...record, yr: Number(record?.yr) + 1 })
      return <button onClick={later}>{'one year later'}</button>
    }
    const extension = {
      name: 'own',
      recordActions: [
        { id: 'year', action: Year },
        { id: 'later', action: LaterYear },
        { id: 'other', types: ['saga'], action: () => <p>{'of sagas'}</p> },
      ],
    }
    const edit = (
      <ExtensionsContext value={[extension]}>
        <ContentEdit />
      </ExtensionsContext>
    )
    const { user, sent } = await open(`vod/film/${beta.id}`, { 'vod/:resourceType/:contentId': edit })
    const before = Number((await screen.findByTestId('year')).textContent)
    await user.click(screen.getByRole('button', { name: 'one year later' }))
    await waitFor(() => expect(screen.getByTestId('year').textContent).toBe(String(before + 1)))
    expect(sent.filter(({ method }) => method === 'PUT' || method === 'POST').map(({ method }) => method)).toContain(
      'PUT',
    )
    expect(screen.queryByText('of sagas')).toBeNull()
  })

  it('asks the console’s own rule what may be done', async () => {
    const Asks = ({ action }: { action: string }) => (
      <i>{`${action} ${String(useCanAccess({ resource: 'film', action }).canAccess)}`}</i>
    )
    await open(
      'vod/film',
      { 'vod/film': ['list', 'create', 'publish'].map((action) => <Asks key={action} action={action} />) },
      { role: 'content_user' },
    )
    await waitFor(() => expect(page.getByText('list true')).toBeTruthy())
    expect(page.getByText('create false')).toBeTruthy()
    expect(page.getByText('publish false')).toBeTruthy()
  })
})
