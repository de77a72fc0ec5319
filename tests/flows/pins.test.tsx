import { screen, waitFor, within } from '@testing-library/react'
import axe from 'axe-core'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { catalogUrn } from '#contract/values/urn.ts'
import type { Envelope } from '#contract/wire/envelope.ts'
import { catalogKind } from '#server/stores/documents/documentKind.ts'
import { aMovie } from '../support/aMovie.ts'
import { openConsole } from '../support/openConsole.tsx'
import { shippedType } from '../support/shippedType.ts'
import { startTestServer, type Person, type TestServer } from '../support/startServer.ts'
import { Page } from '#custom/epg/Page.tsx'

const NOON = Date.parse('2026-11-24T12:10:00Z')
const at = (time: string) => `2026-11-24T${time}:00.000Z`
/** Weeks away from all that the grid reads at first. */
const inWinter = (time: string) => `2026-12-21T${time}:00.000Z`
type Airing = { a_st_dt: string; a_ed_dt: string; mode?: string; pins?: string[]; eps_n?: number }

describe('pins of an airing beside the grid', () => {
  let server: TestServer
  let ann: Person
  const news = aMovie().named('News').with({ cn: 3, chty: 'linear' }).published().build()
  const airing = (name: string, from: string, to: string, more = {}) =>
    aMovie()
      .named(name)
      .with({ ch: news.id, a_st_dt: at(from), a_ed_dt: at(to), mode: 'auto', ...more })
      .published()
      .build()
  const noon = airing('Noon', '12:00', '13:00', { eps_n: 3 })
  const talk = airing('Talk', '13:00', '14:00', { pins: ['a_st_dt'], mode: 'manual' })
  const sport = airing('Sport', '14:00', '15:00')
  const draft = aMovie()
    .named('Late')
    .with({ ch: news.id, a_st_dt: at('16:00'), a_ed_dt: at('17:00'), mode: 'auto' })
    .drafted()
    .build()

  const far = airing('Far', '18:00', '19:00', { pins: ['a_st_dt', 'a_ed_dt'], mode: 'manual' })
  const winter = airing('Winter', '12:30', '13:30', { a_st_dt: inWinter('12:30'), a_ed_dt: inWinter('13:30') })

  beforeAll(async () => {
    server = await startTestServer({
      now: () => NOON,
      seed: async ({ documents, aggregates }) => {
        await documents.load(catalogKind(shippedType('channel')), [news])
        await documents.load(catalogKind(shippedType('airing')), [noon, talk, sport, draft, far, winter])
        const fed = (id: string, payload: Record<string, string | number>) => ({
          ...{ id, sources: [{ src: 'lds' as const, payload, at: at('06:00') }], base: {} },
          original: { payload: {}, schema: 1, at: at('06:00') },
        })
        await aggregates.load(catalogUrn('airing'), [
          fed(noon.id, { a_st_dt: at('12:00'), a_ed_dt: at('13:00'), eps_n: 4 }),
          fed(talk.id, { a_st_dt: at('12:30'), a_ed_dt: at('14:00') }),
          fed(far.id, { a_st_dt: inWinter('12:00'), a_ed_dt: inWinter('13:00') }),
        ])
      },
    })
    ann = await server.signInAs({ roles: ['content_admin'], products: ['rimba-my'], username: 'ann' })
  })
  afterAll(() => server.close())
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'], now: NOON })
    return () => vi.useRealTimers()
  })

  const read = async (id: string) =>
    (await ann.send({ url: `/api/content/urn/resource/catalog/airing/${id}` })).json<Envelope<Airing>>().data

  async function open(id: string, role = 'content_admin') {
    const page = await openConsole(server, { name: 'Ann', role }, `/apps/rimba-my/live/epg?airing=${id}`, {
      'live/epg': <Page />,
    })
    const panel = within(await page.findByRole('complementary', { name: 'Airing' }))
    await panel.findByRole('heading', { name: /^Feed and guide/ })
    return { ...page, panel }
  }

  it('stand with source, current and result, and take what the feed says by one button', async () => {
    const page = await open(noon.id)
    const cells = (await page.panel.findAllByRole('cell')).map((cell) => cell.textContent)
    expect(cells).toEqual(['4', '3', '4'])
    const { violations } = await axe.run(page.panel.getByRole('table'), { resultTypes: ['violations'] })
    expect(violations.map(({ id }) => id)).toEqual([])
    await page.user.click(page.panel.getByRole('button', { name: 'Accept result' }))
    await page.panel.findByText('Everything stands as the feed has it.')
    const { pins, ...taken } = await read(noon.id)
    expect([taken, pins]).toEqual([expect.objectContaining({ eps_n: 4, mode: 'auto' }), undefined])
    page.close()
  })

  it('are set by P once one has seen that nothing else runs then', async () => {
    const page = await open(sport.id)
    await page.panel.findByText('No feed has spoken of this airing.')
    page.getByRole('gridcell', { name: /^Sport/ }).focus()
    await page.user.keyboard('p')
    const question = within(await page.panel.findByRole('group', { name: 'Pin the times of this airing?' }))
    expect(question.getByText('2026-11-24 14:00 – 2026-11-24 15:00 UTC')).toBeVisible()
    expect(question.getByText('Nothing else runs then.')).toBeVisible()
    expect(question.getByRole('button', { name: 'Pin' })).toHaveFocus()
    await page.user.keyboard('{Enter}')
    await waitFor(async () => expect((await read(sport.id)).pins).toEqual(['a_st_dt', 'a_ed_dt']))
    await page.panel.findByRole('button', { name: 'Pinned, Start' })
    page.close()
  })

  it('go back to the feed with its value, after what it would run into was drawn and named', async () => {
    const page = await open(talk.id)
    await page.user.click(await page.panel.findByRole('button', { name: 'Pinned, Start' }))
    const question = within(await page.panel.findByRole('group', { name: 'Give the times back to the feed?' }))
    expect(question.getByText(/^1 airing runs at the same time/)).toBeVisible()
    expect(question.getByRole('listitem')).toHaveTextContent('Noon 12:30 to 13:00 UTC, 30 min')
    await page.user.keyboard('{Escape}')
    expect(screen.queryByRole('group', { name: 'Give the times back to the feed?' })).toBeNull()
    await page.user.click(page.panel.getByRole('button', { name: 'Back to the feed' }))
    await page.user.click(await page.panel.findByRole('button', { name: 'Do it anyway' }))
    await waitFor(async () => expect(await read(talk.id)).toMatchObject({ a_st_dt: at('12:30'), mode: 'auto' }))
    expect((await read(talk.id)).pins).toBeUndefined()
    page.close()
  })

  it('name what they would run into on a day that the grid has not read', async () => {
    const page = await open(far.id)
    await page.user.click(await page.panel.findByRole('button', { name: 'Back to the feed' }))
    const question = within(await page.panel.findByRole('group', { name: 'Give the times back to the feed?' }))
    expect(question.getByRole('listitem')).toHaveTextContent('Winter 12:30 to 13:00 UTC, 30 min')
    page.close()
  })

  it('say whose they are, and that a draft of them is not seen yet, with the way to publish it', async () => {
    const { data } = (await ann.send({ url: `/api/content/urn/resource/catalog/airing/${draft.id}` })).json<
      Envelope<Airing & { rev: number }>
    >()
    await ann.send({
      method: 'PUT',
      url: `/api/content/urn/resource/catalog/airing/${draft.id}`,
      headers: { 'if-match': `"${data.rev}"` },
      payload: { ...data, lon: [{ lang: 'en', n: 'Late talk' }], st: 'draft' },
    })
    const page = await open(draft.id)
    expect(await page.panel.findByText(/^Mended by ann, /)).toBeVisible()
    await page.user.click(page.panel.getByRole('button', { name: 'Back to the feed' }))
    await page.findByText('Saved as a draft: viewers see it once it is published')
    // Off as long as the airing is read anew.
    await waitFor(() => page.user.click(page.panel.getByRole('button', { name: 'Publish' })))
    await page.findByText('Airing published')
    await waitFor(() => expect(page.panel.queryByRole('button', { name: 'Publish' })).toBeNull())
    expect(await read(draft.id)).toMatchObject({ st: 'published' })
    page.close()
  })

  it('are only read by whoever may not change the guide', async () => {
    const page = await open(noon.id, 'content_user')
    await page.panel.findByText('Everything stands as the feed has it.')
    expect(page.panel.getByRole('button', { name: 'Pin' })).toBeDisabled()
    page.close()
  })
})
