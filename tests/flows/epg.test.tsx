import { screen, waitFor, within } from '@testing-library/react'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { aChannel, anAiring, atHour } from '../support/aChannel.ts'
import { aMovie } from '../support/aMovie.ts'
import { openConsole } from '../support/openConsole.tsx'
import { shippedType } from '../support/shippedType.ts'
import { startTestServer, type TestServer } from '../support/startServer.ts'
import { catalogKind } from '#server/stores/documents/documentKind.ts'
import { Page } from '#custom/epg/Page.tsx'

const NOON = Date.parse('2026-11-24T12:10:00Z')
const airing = (...of: Parameters<typeof anAiring>) => anAiring(...of).build()

describe('the programme guide', () => {
  let server: TestServer
  const ids = { noon: '', evening: '', sunday: '', films: '', film: '' }

  beforeAll(async () => {
    const [news, films, radio] = [
      aChannel('News', 3),
      aChannel('Films', 20),
      aChannel('Night radio', 31, { chty: 'radio' }),
    ]
    const program = aMovie()
      .named('The long film')
      .with({ lwe: atHour(15) })
      .published()
      .build()
    const film = aMovie()
      .named('A film')
      .with({ yr: 1979, rt: 8_100, lws: atHour(-24), lwe: atHour(2_000) })
      .published()
      .build()
    const sg = [{ id: 's1', seg_ty: 'vod', ctkey: film.id, sp: 0, ep: 40_000 }]
    const patchwork = aMovie().named('Patchwork').with({ sg }).published().build()
    const shown = [
      airing('Morning', news.id, 0, 9),
      airing('Noon', news.id, 12, 13, { pins: ['a_st_dt'], mode: 'manual', ssn_n: 2, eps_n: 3 }),
      airing('Talk', news.id, 13, 15, { gnr: ['news', 'general'] }),
      airing('Sport', news.id, 14.5, 30),
      airing('Matinee', films.id, 0, 14),
      airing('Evening film', films.id, 14, 30, { pgm_id: program.id }),
      airing('Next Sunday', films.id, 120, 122, { pgm_id: patchwork.id }),
    ]
    Object.assign(ids, {
      noon: shown[1]?.id,
      evening: shown[5]?.id,
      sunday: shown[6]?.id,
      films: films.id,
      film: film.id,
    })
    server = await startTestServer({
      now: () => NOON,
      seed: async ({ documents }) => {
        await documents.load(catalogKind(shippedType('channel')), [news, films, radio])
        await documents.load(catalogKind(shippedType('movie')), [film])
        await documents.load(catalogKind(shippedType('program')), [program, patchwork])
        await documents.load(catalogKind(shippedType('airing')), shown)
      },
    })
  })
  afterAll(() => server.close())
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'], now: NOON })
    return () => vi.useRealTimers()
  })

  const open = async (search = '', role = 'content_admin', shown = /^Noon/) => {
    const console = await openConsole(server, { name: 'Ann', role }, `/apps/rimba-my/live/epg${search}`, {
      'live/epg': <Page />,
    })
    await console.findByRole('gridcell', { name: shown })
    return console
  }

  it('shows channels by number with what they show around now, and says what needs eyes', async () => {
    const page = await open()
    const rows = page.getAllByRole('rowheader').map((head) => head.getAttribute('aria-label'))
    expect(rows).toEqual(['3 News', '20 Films', '31 Night radio'])
    expect(
      page.getByRole('gridcell', { name: 'Noon, S2 E3, 3 News, Tue 24 Nov 12:00 to 13:00, Mended by hand' }),
    ).toHaveAttribute('aria-current', 'time')
    expect(page.getByRole('gridcell', { name: /^Talk, Overlap 30 min, 3 News/ })).toBeVisible()
    expect(page.getByRole('gridcell', { name: /^Evening film, Licence ends 15:00, 20 Films/ })).toBeVisible()
    expect(page.getByRole('gridcell', { name: /^Gap 3 h, 3 News/ })).toBeVisible()
    expect(page.getByRole('gridcell', { name: /^No guide data, 31 Night radio/ })).toBeVisible()
    page.close()
  })

  it('counts the marks of the whole day, and narrows to the channels that have them', async () => {
    const page = await open()
    const gaps = await page.findByRole('button', { name: 'Gaps 1' })
    expect(page.getByRole('button', { name: 'Overlaps 1' })).toBeVisible()
    expect(page.getByRole('button', { name: 'Mended 1' })).toBeVisible()
    await page.user.click(page.getByRole('button', { name: 'Flagged 1' }))
    await waitFor(() => expect(page.getAllByRole('rowheader')).toHaveLength(1))
    await waitFor(() => expect(page.getByRole('rowheader')).toHaveAccessibleName('20 Films'))
    await page.user.click(gaps)
    await waitFor(() => expect(page.getAllByRole('rowheader')).toHaveLength(2))
    page.close()
  })

  it('finds channels by name, and says when none matches', async () => {
    const page = await open()
    await page.user.type(page.getByRole('searchbox', { name: 'Channel name' }), 'zzz')
    await page.findByText('No channel matches')
    await page.user.click(page.getByRole('button', { name: 'Show all channels' }))
    await page.findByRole('gridcell', { name: /^Noon/ })
    page.close()
  })

  it('goes from problem to problem by N, and back by Shift+N', async () => {
    const page = await open()
    await page.findByRole('button', { name: 'Gaps 1' })
    page.getByRole('gridcell', { name: /^Noon/ }).focus()
    await page.user.keyboard('n')
    expect(document.activeElement).toHaveAccessibleName(/^Evening film/)
    await page.user.keyboard('n')
    expect(document.activeElement).toHaveAccessibleName(/^Sport/)
    await page.user.keyboard('{Shift>}n{/Shift}')
    expect(document.activeElement).toHaveAccessibleName(/^Evening film/)
    page.close()
  })

  it('opens the details of an airing by Enter, with its problem and the way to its form, and closes them by Escape', async () => {
    const page = await open()
    page.getByRole('gridcell', { name: /^Evening film/ }).focus()
    await page.user.keyboard('{Enter}')
    const panel = await page.findByRole('complementary', { name: 'Airing' })
    expect(within(panel).getByRole('heading', { name: 'Evening film' })).toBeVisible()
    expect(within(panel).getByText('Licence ends 15:00')).toBeVisible()
    expect(await within(panel).findByRole('link', { name: 'The long film' })).toHaveAttribute(
      'href',
      expect.stringContaining('/apps/rimba-my/live/program/'),
    )
    expect(within(panel).getByRole('link', { name: 'Edit airing' })).toHaveAttribute(
      'href',
      `/apps/rimba-my/live/airing/${ids.evening}`,
    )
    expect(page.router.state.location.search).toContain(`airing=${ids.evening}`)
    page.getByRole('gridcell', { name: /^Evening film/ }).focus()
    await page.user.keyboard('{Escape}')
    await waitFor(() => expect(page.queryByRole('complementary')).toBeNull())
    page.close()
  })

  it('goes to the day of an airing that a link names without its time', async () => {
    const page = await open(`?airing=${ids.sunday}`, 'content_admin', /^Next Sunday/)
    const panel = page.getByRole('complementary', { name: 'Airing' })
    expect(within(panel).getByRole('heading', { name: 'Next Sunday' })).toBeVisible()
    expect(within(panel).getByText('20 Films')).toBeVisible()
    page.close()
  })

  it('keeps the airing that is looked at while one goes to another day', async () => {
    const page = await open(`?at=${atHour(11)}&airing=${ids.noon}`)
    await page.user.type(page.getByRole('textbox', { name: 'Jump to date or time' }), '29 Nov{Enter}')
    await page.findByRole('gridcell', { name: /^Next Sunday/ })
    expect(page.getByRole('heading', { name: 'Noon' })).toBeVisible()
    page.close()
  })

  it('says so where a link names an airing that is not there', async () => {
    const page = await open('?airing=nowhere')
    const panel = page.getByRole('complementary', { name: 'Airing' })
    expect(await within(panel).findByRole('button', { name: 'Try again' })).toBeVisible()
    page.close()
  })

  it('names the one channel that a link shows, with the counts of that channel', async () => {
    const page = await open(`?channel=${ids.films}`, 'content_admin', /^Evening film/)
    expect(page.getByRole('button', { name: 'Channel 20 Films' })).toBeVisible()
    expect(await page.findByRole('button', { name: 'Gaps 0' })).toBeVisible()
    page.close()
  })

  it('opens at the minute and with the airing that a link names', async () => {
    const page = await open(`?at=${atHour(11)}&airing=${ids.noon}`)
    const panel = await page.findByRole('complementary', { name: 'Airing' })
    await within(panel).findByRole('button', { name: 'Pinned, Start' })
    page.close()
  })

  it('dims the airings of other genres, in words as well, and leaves none of them out', async () => {
    const page = await open('?genre=news')
    expect(page.getByRole('gridcell', { name: /^Noon/ })).toHaveAccessibleName(/, Other genre$/)
    expect(page.getByRole('gridcell', { name: /^Talk/ })).not.toHaveAccessibleName(/Other genre/)
    await page.user.click(page.getByRole('button', { name: 'List' }))
    expect(await page.findByRole('row', { name: /Noon/ })).toHaveTextContent('Other genre')
    expect(page.getByRole('row', { name: /Talk/ })).not.toHaveTextContent('Other genre')
    await page.user.click(page.getByRole('button', { name: /^Airing genre.*News/ }))
    await page.user.click(await screen.findByRole('menuitem', { name: 'Any' }))
    await waitFor(() => expect(page.getByRole('row', { name: /Noon/ })).not.toHaveTextContent('Other genre'))
    page.close()
  })

  it('says the same as a list', async () => {
    const page = await open()
    await page.user.click(page.getByRole('button', { name: 'List' }))
    const row = await page.findByRole('row', { name: /Evening film/ })
    expect(row).toHaveTextContent('Licence ends 15:00')
    expect(page.getByRole('navigation', { name: 'Pages' })).toHaveTextContent('Channels 1 to 3 of 3')
    page.close()
  })

  /** Another person saves something while one looks on. */
  const saveElsewhere = async (path: string, change: object) => {
    const who = { roles: ['content_admin'], products: ['rimba-my'], username: 'ben', name: 'Ben' }
    const other = await server.signInAs(who)
    const url = `/api/content/urn/resource/catalog/${path}`
    const { data } = JSON.parse((await other.send({ url })).body) as { data: Record<string, unknown> }
    const headers = { 'if-match': `"${String(data.rev)}"` }
    const saved = await other.send({ method: 'PUT', url, headers, payload: { ...data, st: 'published', ...change } })
    expect(saved.statusCode, saved.body).toBe(200)
  }

  it('takes over what others save while one looks at it', async () => {
    const page = await open()
    await saveElsewhere(`airing/${ids.noon}`, { lon: [{ lang: 'en', n: 'Noon anew' }] })
    await page.findByRole('gridcell', { name: /^Noon anew/ })
    page.close()
  })

  it('marks an airing as soon as the licence of a title that its program plays ends before it', async () => {
    const page = await open(`?airing=${ids.sunday}`, 'content_admin', /^Next Sunday/)
    expect(page.getByRole('gridcell', { name: /^Next Sunday/ })).not.toHaveAccessibleName(/Licence ends/)
    await saveElsewhere(`movie/${ids.film}`, { lwe: atHour(100) })
    expect(await page.findByRole('gridcell', { name: /^Next Sunday.*Licence ends/ })).toBeVisible()
    page.close()
  })
})
