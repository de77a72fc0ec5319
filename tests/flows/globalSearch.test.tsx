import { screen, waitFor, within } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { ReactNode } from 'react'
import { GlobalSearch } from '#custom/search/GlobalSearch.tsx'
import { Page } from '#custom/search/Page.tsx'
import { ResultsPage } from '#custom/search/ResultsPage.tsx'
import { LeavingSearch } from '#custom/search/LeavingSearch.ts'
import { CONFIG_SEEDS } from '#server/seed/config.ts'
import { catalogKind } from '#server/stores/documents/documentKind.ts'
import { channel } from '#server/types/channel/channel.ts'
import { movie } from '#server/types/movie/movie.ts'
import { tvseries } from '#server/types/tvseries/tvseries.ts'
import { aMovie } from '../support/aMovie.ts'
import { openConsole, type Visitor } from '../support/openConsole.tsx'
import { startTestServer, type TestServer } from '../support/startServer.ts'

// Two cores and a database in the same process: what takes a moment elsewhere may take longer here.

const names = (en: string, zh?: string, ta?: string) => ({
  lon: [{ lang: 'en', n: en }, ...(zh ? [{ lang: 'zh', n: zh }] : []), ...(ta ? [{ lang: 'ta', n: ta }] : [])],
})
const tiger = aMovie().with(names('Crouching Tiger, Hidden Drágon', '卧虎藏龙')).published().build()
const mulan = aMovie()
  .with({ ...names('Mulan', '花木兰', 'வீட்டு மூலன்'), lod: [{ lang: 'en', n: 'A small dragon named Mushu helps her.' }] })
  .build()
const series = aMovie()
  .with({ ...names('Dragon Ball Kai'), prt_ic: 'true' })
  .published()
  .build()
const tv = aMovie()
  .with({ ...names('Dragon TV Intl'), chty: 'linear', cn: 412 })
  .published()
  .build()

/** What the console's frame does around every page. */
function Around({ children }: { children?: ReactNode }) {
  return (
    <>
      <LeavingSearch />
      <GlobalSearch />
      <main>{children}</main>
    </>
  )
}

const SCREENS = {
  globalSearch: (
    <Around>
      <Page />
    </Around>
  ),
  'globalSearch/list': (
    <Around>
      <ResultsPage />
    </Around>
  ),
  config: <Around />,
  'vod/:resourceType/:contentId': <Around />,
  'live/:resourceType/:channelType/:contentId': <Around />,
}

describe('global search', () => {
  let server: TestServer
  let page: Awaited<ReturnType<typeof openConsole>>

  beforeAll(async () => {
    server = await startTestServer({
      seed: async ({ documents, config }) => {
        await config.seed(CONFIG_SEEDS, [])
        await documents.load(catalogKind(movie), [tiger, mulan])
        await documents.load(catalogKind(tvseries), [series])
        await documents.load(catalogKind(channel), [tv])
      },
    })
  })
  afterAll(() => server.close())
  afterEach(() => {
    page.close()
    localStorage.clear()
    sessionStorage.clear()
  })

  const open = async (path = 'config', visitor: Partial<Visitor> = {}) => {
    page = await openConsole(server, { name: 'Ann', ...visitor }, `/apps/rimba-my/${path}`, SCREENS)
    return page
  }
  const field = () => screen.getByRole('combobox', { name: 'Search the datastore' })
  const popup = () => screen.findByRole('dialog', { name: 'Global search' })
  const options = async () => within(await popup()).findAllByRole('option')
  const titles = async () => (await options()).map((one) => one.querySelector('.title')?.textContent)
  const at = () => page.router.state.location
  const asked = () => page.sent.filter(({ path }) => path.includes('/content/search?'))

  it('shows hits by type as one types, from three letters on', async () => {
    const { user } = await open()
    await user.keyboard('/dr')
    expect(field()).toBe(document.activeElement)
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(asked()).toEqual([])
    await user.keyboard('agon')
    await waitFor(async () => expect(await titles()).toHaveLength(4))
    const groups = within(await popup()).getAllByRole('group')
    expect(groups.map((one) => one.getAttribute('aria-label')).sort()).toEqual(['Channels', 'Movies', 'TV series'])
    expect(await screen.findByText('4 hits')).toBeTruthy()
    const marks = [...(await popup()).querySelectorAll('mark')].map((mark) => mark.textContent)
    expect(marks.sort()).toEqual(['Dragon', 'Dragon', 'Drágon', 'dragon'])
    expect((await popup()).textContent).toContain('A small dragon named Mushu')
  })

  it('finds Chinese by two characters and Tamil by part of a word', async () => {
    const { user } = await open()
    await user.type(field(), '藏龙')
    await waitFor(async () => expect(await titles()).toEqual(['Crouching Tiger, Hidden Drágon']))
    expect((await popup()).querySelector('mark')?.textContent).toBe('藏龙')
    await user.clear(field())
    expect(screen.queryByRole('dialog')).toBeNull()
    await user.type(field(), 'மூலன்')
    await waitFor(async () => expect(await titles()).toEqual(['Mulan']))
    expect((await popup()).querySelector('mark')?.closest('[lang]')?.getAttribute('lang')).toBe('ta')
  })

  it('narrows by type and field; Reset empties everything', async () => {
    const { user } = await open()
    await user.type(field(), 'dragon')
    await waitFor(async () => expect(await titles()).toHaveLength(4))
    await user.click(await screen.findByRole('checkbox', { name: 'TV series' }))
    await waitFor(async () => expect(await titles()).toEqual(['Dragon Ball Kai']))
    await user.click(screen.getByRole('checkbox', { name: 'TV series' }))
    await user.click(screen.getByRole('checkbox', { name: 'Description' }))
    await waitFor(async () => expect(await titles()).toHaveLength(3))
    await user.click(screen.getByRole('button', { name: 'Reset' }))
    expect(field()).toHaveProperty('value', '')
    expect(screen.queryByRole('dialog')).toBeNull()
    await user.type(field(), 'dragon')
    await waitFor(async () => expect(await titles()).toHaveLength(4))
  })

  it('filters a list of checkboxes by part of a name, whatever its case', async () => {
    const { user } = await open()
    await user.type(field(), 'dragon')
    await user.click(await screen.findByRole('button', { name: 'Filter the list Content Type' }))
    await user.keyboard('SER')
    const group = screen.getByRole('region', { name: 'Content Type' })
    const shown = () =>
      within(group)
        .getAllByRole('checkbox')
        .map((one) => one.getAttribute('aria-label'))
    await waitFor(() => expect(shown()).toEqual(['TV series', 'Web series']))
    await user.click(screen.getByRole('button', { name: 'Close the filter of the list Content Type' }))
    await user.click(within(group).getByRole('button', { name: 'Show More' }))
    expect(within(group).getAllByRole('checkbox').length).toBeGreaterThan(4)
    await user.click(within(group).getByRole('button', { name: 'Show Less' }))
    expect(within(group).getAllByRole('checkbox')).toHaveLength(4)
  })

  it.each([
    ['a movie on the side that was found', 'crouching', `/apps/rimba-my/vod/movie/${tiger.id}`, 'published'],
    ['a draft as a draft', 'mushu', `/apps/rimba-my/vod/movie/${mulan.id}`, 'draft'],
    ['a parent item under /vod', 'ball kai', `/apps/rimba-my/vod/tvseries/${series.id}`, 'published'],
    ['a channel under its subtype', 'dragon tv', `/apps/rimba-my/live/channel/linear/${tv.id}`, 'published'],
  ])('opens %s by arrow and Enter', async (_what, term, path, status) => {
    const { user } = await open()
    await user.type(field(), term)
    await waitFor(async () => expect(await options()).toHaveLength(1))
    await user.keyboard('{ArrowDown}')
    expect(field().getAttribute('aria-activedescendant')).toBe((await options())[0]?.id)
    await user.keyboard('{Enter}')
    expect(at()).toMatchObject({ pathname: path, search: `?status=${status}` })
    expect(field()).toHaveProperty('value', '')
  })

  it('dims the page behind its popup, and closes by a click there', async () => {
    const { user } = await open()
    await user.type(field(), 'dragon')
    await popup()
    // Not inside of the toolbar, whose box would keep it from covering the page.
    const scrim = document.querySelector<HTMLElement>('body > [data-scrim]')
    expect(scrim).not.toBeNull()
    await user.click(scrim!)
    expect(screen.queryByRole('dialog', { name: 'Global search' })).toBeNull()
  })

  it('says so when nothing is found; Escape closes and leaves the text', async () => {
    const { user } = await open()
    await user.type(field(), 'zzqqzz')
    expect(await screen.findByText('No Results found')).toBeTruthy()
    await user.keyboard('{Escape}')
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(field()).toHaveProperty('value', 'zzqqzz')
    await user.keyboard('{ArrowDown}')
    expect(await popup()).toBeTruthy()
  })

  it('goes to all results by Enter, and back to the same hit after opening one', async () => {
    const { user } = await open()
    await user.type(field(), 'dragon')
    await waitFor(async () => expect(await titles()).toHaveLength(4))
    await user.keyboard('{Enter}')
    expect(at().pathname).toBe('/apps/rimba-my/globalSearch/list')
    const rows = await screen.findAllByRole('link', { name: /ragon/ })
    await user.keyboard('{ArrowDown}')
    expect(document.activeElement).toBe(rows[0])
    expect(localStorage.getItem('marquee-search')).toBe('dragon')
    await user.keyboard('{ArrowDown}{ArrowDown}')
    const left = document.activeElement?.getAttribute('data-hit')
    await user.keyboard('{Enter}')
    expect(at().pathname).toContain(left)
    expect(localStorage.getItem('marquee-search')).toBeNull()
    await page.router.navigate(-1)
    await waitFor(() => expect(document.activeElement?.getAttribute('data-hit')).toBe(left))
    expect(field()).toHaveProperty('value', 'dragon')
  })

  it('on the results page the field goes on searching, and statuses narrow', async () => {
    const { user } = await open('globalSearch/list')
    expect(await screen.findByText('What are you looking for?')).toBeTruthy()
    await user.type(field(), 'dragon')
    await screen.findByRole('link', { name: /Mulan/ })
    expect(screen.queryByRole('dialog')).toBeNull()
    await user.click(screen.getByRole('tab', { name: 'Published' }))
    await waitFor(() => expect(screen.queryByRole('link', { name: /Mulan/ })).toBeNull())
    await user.type(field(), 'mulan', { initialSelectionStart: 0, initialSelectionEnd: 6 })
    expect(await screen.findByText('No Results found')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Search every field, type and status' }))
    expect(await screen.findByRole('link', { name: /Mulan/ })).toBeTruthy()
  })

  it('a term in the address is searched for and leaves the address', async () => {
    await open('globalSearch/list?term=mushu')
    expect(await screen.findByRole('link', { name: /Mulan/ })).toBeTruthy()
    expect(field()).toHaveProperty('value', 'mushu')
    expect(at().search).toBe('')
  })

  it('a failed search says so and can be tried again', async () => {
    const { user, setLine } = await open('globalSearch/list')
    await screen.findByText('What are you looking for?')
    setLine('down')
    await user.type(field(), 'dragon')
    expect(await screen.findByText('Failed to retrieve Search Content!')).toBeTruthy()
    setLine('up')
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('link', { name: /Mulan/ })).toBeTruthy()
  })

  it('a saved filter is kept with the server and comes back for the next search', async () => {
    const { user } = await open('globalSearch/list')
    await user.click(await screen.findByRole('checkbox', { name: 'TV series' }))
    await user.click(await screen.findByRole('button', { name: 'Save filter' }))
    await user.keyboard('Series only{Enter}')
    await screen.findByRole('button', { name: 'Series only' })
    const [kept] = await page.calls.listSettings({ query: { t: 'filter' } })
    expect(kept).toMatchObject({
      n: 'Series only',
      payload: [{ field: 'content_type', term: 'tvseries', operator: 'equals' }],
    })
    page.close()
    const again = await open('globalSearch/list')
    await again.user.type(field(), 'dragon')
    await screen.findByRole('link', { name: /Mulan/ })
    await again.user.click(await screen.findByRole('button', { name: 'Series only' }))
    await waitFor(() => expect(screen.getAllByRole('link', { name: /ragon/ })).toHaveLength(1))
    await again.user.click(screen.getByRole('button', { name: 'Delete the filter “Series only”' }))
    await waitFor(async () => expect(await page.calls.listSettings({ query: { t: 'filter' } })).toEqual([]))
  })

  it('shows nobody what the role may not view', async () => {
    const { user } = await open('config', { name: 'Lee', role: 'live_content_user' })
    await user.type(field(), 'dragon')
    await waitFor(async () => expect(await titles()).toEqual(['Dragon TV Intl']))
  })
})
