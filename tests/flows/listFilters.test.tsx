import { screen, waitFor, within } from '@testing-library/react'
import { ListContextProvider, ResourceContextProvider } from 'ra-core'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { TypeFilter } from '#contract/registry/typeDocument.ts'
import { useTypeSummary } from '#kit/parts/context/ConsoleContext.ts'
import { FilterBar } from '#resources/list/filters/FilterBar.tsx'
import { ListFailed } from '#resources/list/filters/ListFailed.tsx'
import { NothingFound } from '#resources/list/NothingFound.tsx'
import { StatusTabs } from '#resources/list/StatusTabs.tsx'
import { useContentList } from '#resources/list/useContentList.ts'
import { ViewStrip } from '#resources/list/views/ViewStrip.tsx'
import { CONFIG_SEEDS } from '#server/seed/config.ts'
import { catalogKind } from '#server/stores/documents/documentKind.ts'
import { aMovie } from '../support/aMovie.ts'
import { aType } from '../support/aType.ts'
import { openConsole, type Visitor } from '../support/openConsole.tsx'
import { startTestServer, type TestServer } from '../support/startServer.ts'

// Two cores and a database in the same process: what takes a moment elsewhere may take longer here.

const label = (en: string) => ({ en, zh: en, ms: en, ta: en })
const filters: TypeFilter[] = [
  {
    field: 'gnr',
    kind: 'facet',
    label: label('Genre'),
    options: ['drama', 'comedy'].map((value) => ({ value, label: label(value) })),
  },
  { field: 'yr', kind: 'number', label: label('Year') },
  { field: 'changed', kind: 'flag', label: label('Unpublished changes') },
  { field: 'locked', kind: 'person', label: label('Locked by') },
  { field: 'expires_before', kind: 'relative', label: label('Expires within') },
  { field: 'ut', kind: 'date', label: label('Updated') },
  { field: 'parent', kind: 'reference', label: label('Parent') },
]
const type = aType({
  list: { ...aType().list, filters },
  relations: { parent: { types: ['saga'], field: 'parent' } },
})
const saga = aType({ type: 'saga' })
const trilogy = aMovie().named('The Long Trilogy').published().build()
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString()

/** Everything of a list but its table. */
function ListParts() {
  const summary = useTypeSummary('film')!
  const list = useContentList(summary)
  return (
    <ResourceContextProvider value="film">
      <ListContextProvider value={list}>
        <StatusTabs type={summary} />
        <ViewStrip type={summary} />
        <FilterBar type={summary} />
        <output data-testid="columns">{list.columns?.map(({ key }) => key).join(' ')}</output>
        <button onClick={() => list.setColumns([{ key: 'st' }, { key: 'lon' }])}>{'fewer columns'}</button>
        <ol>
          {list.data?.map((row) => (
            <li key={row.id}>{row.lon?.[0]?.n}</li>
          ))}
        </ol>
        {list.error && !list.data && <ListFailed type={summary} />}
        {list.data?.length === 0 && <NothingFound type={summary} />}
      </ListContextProvider>
    </ResourceContextProvider>
  )
}

describe('filters and saved views of a list', () => {
  let server: TestServer
  let page: Awaited<ReturnType<typeof openConsole>>

  beforeAll(async () => {
    server = await startTestServer({
      types: [type, saga],
      seed: async ({ documents, config }) => {
        await config.seed(CONFIG_SEEDS, [])
        const films = [
          aMovie()
            .named('Alpha')
            .with({ gnr: ['drama'], yr: 1999, lwe: inDays(3) })
            .published(),
          aMovie()
            .named('Beta')
            .with({ parent: trilogy.id, gnr: ['comedy'], yr: 2005, lwe: inDays(20) })
            .published(),
          aMovie()
            .named('Gamma')
            .with({ gnr: ['drama', 'comedy'] })
            .published()
            .drafted(),
        ]
        await documents.load(catalogKind(saga), [trilogy])
        await documents.load(
          catalogKind(type),
          films.map((film) => film.build()),
        )
      },
    })
  })
  afterAll(() => server.close())
  afterEach(() => {
    page.close()
    localStorage.clear()
  })

  const open = async (search = '', visitor: Partial<Visitor> = {}) => {
    page = await openConsole(server, { name: 'Ann', ...visitor }, `/apps/rimba-my/vod/film${search}`, {
      'vod/film': <ListParts />,
    })
    return page
  }
  const address = (filter: object) => `?filter=${encodeURIComponent(JSON.stringify(filter))}`
  const shows = (...names: string[]) =>
    waitFor(() =>
      expect(
        page
          .getAllByRole('listitem')
          .map((item) => item.textContent)
          .sort(),
      ).toEqual(names),
    )
  const filterInAddress = () =>
    JSON.parse(new URLSearchParams(page.router.state.location.search).get('filter') ?? '{}') as Record<string, unknown>
  const chip = (name: RegExp) => page.findByRole('button', { name })

  it('say once, in the place of the list, that the network failed', async () => {
    const { user, setLine } = await open()
    await shows('Alpha', 'Beta', 'Gamma')
    setLine('down')
    await user.click(page.getByRole('tab', { name: 'Archived' }))
    expect(await page.findByText('Network request failed')).toBeTruthy()
    expect(page.getAllByText('Network request failed')).toHaveLength(1)
  })

  it('are found by one box with the key F, by name or by value, and stand in the address', async () => {
    const { user } = await open()
    await shows('Alpha', 'Beta', 'Gamma')
    await user.keyboard('f')
    await user.keyboard('dram{Enter}')
    await shows('Alpha', 'Gamma')
    expect(await chip(/^Genre drama$/)).toBeTruthy()
    expect(filterInAddress()).toEqual({ entries: [{ field: 'gnr', term: ['drama'], operator: 'one of' }] })
    await user.keyboard('f')
    await user.keyboard('expires{Enter}')
    await user.click(await screen.findByRole('button', { name: 'Apply' }))
    await shows('Alpha')
    expect(await chip(/^Expires within 7 days$/)).toBeTruthy()
  })

  it('are changed, turned round and removed at their chip, and joined by all or any', async () => {
    const { user } = await open(
      address({
        entries: [
          { field: 'gnr', term: ['drama'], operator: 'one of' },
          { field: 'yr', term: '2005' },
        ],
      }),
    )
    await waitFor(() => expect(page.getByText('No Film matches these filters')).toBeTruthy())
    await user.click(page.getByRole('combobox', { name: 'How filters are joined' }))
    await user.click(await screen.findByRole('option', { name: 'Any of' }))
    await shows('Alpha', 'Beta', 'Gamma')
    await user.click(page.getByRole('button', { name: 'Remove the filter Year' }))
    await shows('Alpha', 'Gamma')
    await user.click(await chip(/^Genre drama$/))
    await user.click(await screen.findByRole('button', { name: 'Find all others' }))
    await shows('Beta')
    expect(await chip(/^Genre not drama$/)).toBeTruthy()
    await user.click(page.getByRole('button', { name: 'Clear all' }))
    await shows('Alpha', 'Beta', 'Gamma')
  })

  it('find a parent by its name, and what oneself holds open', async () => {
    const { user, calls } = await open()
    await shows('Alpha', 'Beta', 'Gamma')
    await user.keyboard('f')
    await user.keyboard('parent{Enter}')
    await user.type(await screen.findByRole('textbox', { name: 'Search by name' }), 'trilogy')
    await user.click(await screen.findByRole('checkbox', { name: 'The Long Trilogy' }))
    await user.click(screen.getByRole('button', { name: 'Apply' }))
    await shows('Beta')
    const held = await chip(/^Parent The Long Trilogy$/)
    await user.click(held)
    await user.click(await screen.findByRole('button', { name: 'Remove' }))
    await shows('Alpha', 'Beta', 'Gamma')
    // Keys are letters as long as a popover is closing.
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    const { rows } = await calls.filterContent({ body: { cty: ['film'], filter: [{ field: 'yr', term: '1999' }] } })
    await calls.acquireLock({ body: { urn: 'urn:resource:catalog:film', id: rows[0]?.id ?? '' } })
    await user.keyboard('f')
    await user.keyboard('locked{Enter}')
    await user.click(await screen.findByRole('checkbox', { name: 'Me' }))
    await user.click(screen.getByRole('button', { name: 'Apply' }))
    await shows('Alpha')
    expect(await chip(/^Locked by Me$/)).toBeTruthy()
  })

  it('say which of them leaves the list empty, and how many there are without it', async () => {
    const { user } = await open(
      address({
        entries: [
          { field: 'gnr', term: 'drama' },
          { field: 'yr', term: '2005' },
        ],
        st: 'published',
      }),
    )
    const offer = await page.findByRole('button', { name: 'Without Year: 2005' })
    expect(within(offer.closest('li')!).getByText('2')).toBeTruthy()
    expect(page.queryByRole('button', { name: /the status/ })).toBeNull()
    await user.click(offer)
    await shows('Alpha', 'Gamma')
  })

  it('of an old address that the type has no more are left out, said, and gone from the address', async () => {
    await open(address({ entries: [{ field: 'director', term: 'x' }, { field: 'gnr', term: 'comedy' }, 7] }))
    await shows('Beta', 'Gamma')
    expect(await page.findByText(/no longer has the filter director/)).toBeTruthy()
    await waitFor(() => expect(filterInAddress()).toEqual({ entries: [{ field: 'gnr', term: 'comedy' }] }))
  })

  it('that the server refuses stand marked at their chip', async () => {
    await open(
      address({
        entries: [
          { field: 'changed', term: 'true' },
          { field: 'ut', term: 'soon', operator: 'within' },
        ],
      }),
    )
    const refused = await waitFor(() => {
      const found = page.getAllByRole('button').find((one) => one.getAttribute('aria-invalid') === 'true')
      expect(found).toBeTruthy()
      return found!
    })
    expect(refused.textContent).toContain('Updated')
    expect(refused.title).toContain('This filter cannot be used')
  })

  it('call statuses by the words of the area', async () => {
    const { user } = await open()
    await user.click(await page.findByRole('tab', { name: 'In-Progress' }))
    await shows('Gamma')
    expect(page.getByRole('tab', { name: 'Available' })).toBeTruthy()
    expect(page.getByRole('tab', { name: 'Processing' })).toBeTruthy()
  })

  it('are saved as a view with columns, changed, pinned with a live count, and deleted with undo', async () => {
    const { user } = await open(address({ entries: [{ field: 'gnr', term: ['drama'], operator: 'one of' }] }))
    await shows('Alpha', 'Gamma')
    await user.click(page.getByText('fewer columns'))
    await user.click(await page.findByRole('button', { name: 'Save view' }))
    await user.type(await screen.findByLabelText('Name'), 'Dramas{Enter}')
    const pill = await page.findByRole('link', { name: /^Dramas/ })
    await waitFor(() => expect(pill.getAttribute('aria-current')).toBe('page'))
    expect(page.queryByRole('button', { name: 'Save changes' })).toBeNull()
    await user.click(page.getByRole('button', { name: 'Remove the filter Genre' }))
    await user.click(await page.findByRole('button', { name: 'Save changes' }))
    await waitFor(() => expect(page.queryByRole('button', { name: 'Save changes' })).toBeNull())
    await user.click(page.getByRole('button', { name: 'Views' }))
    await user.click(await screen.findByRole('button', { name: 'Pin Dramas to the menu' }))
    const pinned = { name: 'Dramas 3', hidden: true }
    expect(await page.findByRole('link', pinned)).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'More about Dramas' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Delete' }))
    await waitFor(() => expect(page.queryByRole('link', pinned)).toBeNull())
    await user.click(await screen.findByText('Undo'))
    const back = await page.findByRole('link', pinned)
    await user.keyboard('{Escape}')
    await user.click(back)
    await waitFor(() => expect(page.getByTestId('columns').textContent).toBe('st lon'))
  })

  it('stand beside the statuses as tabs with what they find, pinned or not', async () => {
    const setup = await openConsole(server, { name: 'Eve' }, '/apps', {})
    const view = { cty: 'film', filter: [{ field: 'gnr', term: 'comedy' }], match: 'ALL' as const }
    await setup.calls.createSetting({ body: { n: 'To laugh', t: 'view', payload: view } })
    setup.close()
    const { user } = await open('', { name: 'Eve' })
    await user.click(await page.findByRole('link', { name: 'To laugh 2' }))
    await shows('Beta', 'Gamma')
  })

  it('of others are opened by their address and changed only as a copy', async () => {
    const approver = await openConsole(server, { name: 'Head', role: 'approver' }, '/apps', {})
    const view = { cty: 'film', filter: [{ field: 'gnr', term: 'comedy' }], match: 'ALL' as const }
    const { id } = await approver.calls.createSetting({ body: { n: 'Comedies', t: 'view', payload: view } })
    await approver.calls.shareView({ params: { id }, body: { scope: 'all' } })
    approver.close()
    const { user } = await open(address({ view: id, entries: view.filter }))
    await shows('Beta', 'Gamma')
    expect(await page.findByRole('link', { name: /^Comedies/ })).toBeTruthy()
    await user.click(page.getByRole('button', { name: 'Remove the filter Genre' }))
    expect(await page.findByRole('button', { name: 'Save as a new view' })).toBeTruthy()
    expect(page.queryByRole('button', { name: 'Save changes' })).toBeNull()
  })

  it('of a view that is gone stay, and the list says so', async () => {
    await open(address({ view: '0198c0de-0000-7000-8000-00000000dead', entries: [{ field: 'gnr', term: 'comedy' }] }))
    expect(await page.findByText(/This view is gone/)).toBeTruthy()
    await shows('Beta', 'Gamma')
    await waitFor(() => expect(filterInAddress().view).toBeUndefined())
  })

  it('open with the view that the user chose for the list', async () => {
    const setup = await openConsole(server, { name: 'Cho' }, '/apps', {})
    const view = { cty: 'film', filter: [{ field: 'yr', term: '1999' }], match: 'ALL' as const }
    const { id } = await setup.calls.createSetting({ body: { n: 'Old', t: 'view', payload: view } })
    const payload = { kind: 'desk', pinned: [], standard: { film: id } }
    await setup.calls.createSetting({ body: { n: 'desk', t: 'view', payload } })
    setup.close()
    await open('', { name: 'Cho' })
    await shows('Alpha')
    expect(await page.findByRole('link', { name: /^Old/ })).toBeTruthy()
  })
})
