import { act, screen, waitFor, within } from '@testing-library/react'
import axe from 'axe-core'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { aChannel, anAiring, atHour } from '../support/aChannel.ts'
import { aMovie } from '../support/aMovie.ts'
import { openConsole } from '../support/openConsole.tsx'
import { shippedType } from '../support/shippedType.ts'
import { startTestServer, type TestServer } from '../support/startServer.ts'
import { catalogKind } from '#server/stores/documents/documentKind.ts'
import { Page } from '#custom/onAir/Page.tsx'

const NOW = Date.parse('2026-11-24T20:35:00Z')
const airing = (...of: Parameters<typeof anAiring>) => anAiring(...of).build()
const filled = (ch: string, from: number, to: number) =>
  Array.from({ length: Math.ceil((to - from) / 40) }, (_none, n) =>
    airing('Filler', ch, from + n * 40, Math.min(to, from + (n + 1) * 40)),
  )

describe('the on-air board', () => {
  let server: TestServer
  const ids = { news: '', films: '' }

  beforeAll(async () => {
    const [news, films, dark, radio] = [
      aChannel('News', 3),
      aChannel('Films', 20),
      aChannel('Dark', 40),
      aChannel('Radio', 50),
    ]
    const program = aMovie()
      .named('The long film')
      .with({ lwe: atHour(23) })
      .published()
      .build()
    Object.assign(ids, { news: news.id, films: films.id })
    server = await startTestServer({
      now: () => NOW,
      seed: async ({ documents }) => {
        await documents.load(catalogKind(shippedType('channel')), [news, films, dark, radio])
        await documents.load(catalogKind(shippedType('program')), [program])
        await documents.load(catalogKind(shippedType('airing')), [
          airing('Evening news', news.id, 20, 21),
          ...filled(news.id, 21, 24 * 16),
          airing('Quiz', films.id, 20, 22),
          airing('The long film', films.id, 22, 24, { pgm_id: program.id }),
          ...filled(films.id, 24, 24 * 16),
          airing('Last words', dark.id, 10, 20.25),
          airing('Night', dark.id, 22, 24),
        ])
      },
    })
  })
  afterAll(() => server.close())
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'], now: NOW })
    return () => vi.useRealTimers()
  })

  const open = async (search = '', role = 'content_admin', name = 'Ann') => {
    const console = await openConsole(server, { name, role }, `/apps/rimba-my/live/epg/onAir${search}`, {
      'live/epg/onAir': <Page />,
    })
    await console.findByRole('list', { name: 'Channels' })
    return console
  }
  const card = (page: Awaited<ReturnType<typeof open>>, name: string) =>
    within(page.getByRole('link', { name }).closest('article') as HTMLElement)
  const tasks = (page: Awaited<ReturnType<typeof open>>) =>
    within(page.getByRole('list', { name: 'To do' })).getAllByRole('listitem')

  it('says at once that the line has dropped and as of when its figures are, until it is there again', async () => {
    const page = await open()
    expect(page.queryByText(/as of/)).toBeNull()
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    act(() => void window.dispatchEvent(new Event('offline')))
    expect(page.getByText('What you see is as of 20:35.')).toBeVisible()
    vi.restoreAllMocks()
    act(() => void window.dispatchEvent(new Event('online')))
    expect(page.queryByText(/as of/)).toBeNull()
    page.close()
  })

  it('shows every channel with now and next, and counts up what is dark and down to what will be', async () => {
    const page = await open()
    expect(card(page, 'News').getByText('Evening news')).toBeVisible()
    expect(card(page, 'News').getByText('25 min left')).toBeVisible()
    expect(card(page, 'Dark').getByText('Nothing scheduled until 22:00')).toBeVisible()
    expect(card(page, 'Dark').getByText('20:00')).toBeVisible()
    expect(card(page, 'Films').getByText('1 h 25')).toBeVisible()
    expect(card(page, 'Films').getByText('Licence ends 23:00, The long film')).toBeVisible()
    expect(card(page, 'Radio').getByText('No guide yet')).toBeVisible()
    expect(page.getByRole('button', { name: '2 On air of 4, 1 without a guide' })).toBeVisible()
    page.close()
  })

  it('sorts what is to do by when it hits viewers, with the way to the place', async () => {
    const page = await open()
    const names = tasks(page).map((task) => task.querySelector('.name')?.textContent)
    expect(names).toEqual(['Dead air, Dark', 'Rights, Films', 'No guide, Dark'])
    expect(page.getByRole('link', { name: 'Jump: Rights, Films' })).toHaveAttribute(
      'href',
      expect.stringContaining(`channel=${ids.films}`),
    )
    page.close()
  })

  it('keeps who has acknowledged a problem, and tells others at once', async () => {
    const ann = await open()
    const ben = await open('', 'content_admin', 'Ben')
    await ann.user.click(ann.getByRole('button', { name: 'Acknowledge: Dead air, Dark' }))
    await ann.findByRole('button', { name: 'You, 20:35: Dead air, Dark' })
    await waitFor(() => expect(ben.getByRole('button', { name: 'Ann, 20:35: Dead air, Dark' })).toBeVisible())
    await ann.user.click(ann.getByRole('button', { name: 'Unacknowledged' }))
    await waitFor(() => expect(tasks(ann)).toHaveLength(2))
    ann.close()
    ben.close()
  })

  it('gives a problem to a person, and shows one own ones', async () => {
    const page = await open()
    await page.user.click(page.getByRole('button', { name: 'Assign: Rights, Films' }))
    await page.user.click(await screen.findByRole('menuitem', { name: 'You' }))
    await page.findByRole('button', { name: 'Assigned to Ann: Rights, Films' })
    await page.user.click(page.getByRole('button', { name: 'Mine 1' }))
    await waitFor(() => expect(tasks(page)).toHaveLength(1))
    page.close()
  })

  it('narrows the cards to those in trouble, by name, and by number', async () => {
    const page = await open()
    const cards = () => within(page.getByRole('list', { name: 'Channels' })).getAllByRole('article')
    await page.user.click(page.getByRole('button', { name: /^Only in trouble/ }))
    expect(cards()).toHaveLength(2)
    await page.user.click(page.getByRole('button', { name: /^Only in trouble/ }))
    await page.user.type(page.getByRole('searchbox'), '20')
    expect(cards()).toHaveLength(1)
    await page.user.type(page.getByRole('searchbox'), 'x')
    await page.user.click(await page.findByRole('button', { name: 'Show all channels' }))
    expect(cards()).toHaveLength(4)
    page.close()
  })

  it('is one tab stop of cards, walked by arrows', async () => {
    const page = await open()
    page.getByRole('link', { name: 'News' }).focus()
    await page.user.keyboard('{ArrowRight}')
    await waitFor(() => expect(page.getByRole('link', { name: 'Films' })).toHaveFocus())
    await page.user.keyboard('{End}')
    await waitFor(() => expect(page.getByRole('link', { name: 'Radio' })).toHaveFocus())
    expect(page.getByRole('link', { name: 'News' })).toHaveAttribute('tabindex', '-1')
    page.close()
  })

  it('can be read without the right to act, with the reason beside what is off', async () => {
    const page = await open('', 'content_user', 'Cid')
    for (const name of ['Acknowledge: No guide, Dark', 'Assign: No guide, Dark'])
      expect(page.getByRole('button', { name })).toHaveAttribute('aria-disabled', 'true')
    page.close()
  })

  it.each(['wide', 'narrow'])('offends no rule of accessibility in a %s window', async (window) => {
    const known = globalThis.matchMedia
    if (window === 'narrow')
      vi.stubGlobal('matchMedia', (query: string) =>
        Object.assign(known(query), { matches: query.includes('max-width') || known(query).matches }),
      )
    const page = await open()
    if (window === 'narrow') await page.user.click(page.getByRole('button', { name: /^To do \d+$/, expanded: false }))
    expect(page.getByRole('list', { name: 'To do' })).toBeVisible()
    const { violations } = await axe.run(document.body, {
      rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
    })
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([])
    page.close()
    vi.unstubAllGlobals()
  })
})
