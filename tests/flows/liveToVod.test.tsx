import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import axe from 'axe-core'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Conversion } from '#contract/schemas/live/liveToVod.ts'
import type { Envelope } from '#contract/wire/envelope.ts'
import { catalogKind } from '#server/stores/documents/documentKind.ts'
import { aMovie } from '../support/aMovie.ts'
import { openConsole } from '../support/openConsole.tsx'
import { shippedType } from '../support/shippedType.ts'
import { startTestServer, type Person, type TestServer } from '../support/startServer.ts'
import { Page } from '#custom/epg/Page.tsx'

const START = Date.parse('2026-11-24T12:00:00Z')
const at = (ms: number) => new Date(START + ms).toISOString()
const sample = join(import.meta.dirname, '../../server/seed/media/harbour-video.mp4')

describe('titles out of an airing, beside the grid', () => {
  let server: TestServer
  let ann: Person
  let airing = ''

  beforeAll(async () => {
    server = await startTestServer({ now: () => START + 30_000 })
    ann = await server.signInAs({ roles: ['content_admin'], products: ['rimba-my'], username: 'ann' })
    const url = '/api/content/urn/resource/catalog/movie?prd=rimba-my'
    const made = await ann.send({ method: 'POST', url, payload: { lon: [{ lang: 'en', n: 'Harbour' }] } })
    const film = made.json<Envelope<{ id: string }>>().data.id
    await ann.send({
      method: 'POST',
      url: `/api/media/upload/${film}?cty=movie`,
      payload: await readFile(sample),
      headers: { 'content-type': 'video/mp4', 'if-match': '"1"' },
    })
    const channel = aMovie().named('News').with({ cn: 3, chty: 'linear' }).published().build()
    const program = aMovie()
      .with({ sg: [{ seg_ty: 'vod', ctkey: film, sp: 0, ep: 40_000 }] })
      .published()
      .build()
    const shown = aMovie()
      .named('Noon')
      .with({ ch: channel.id, pgm_id: program.id, a_st_dt: at(0), a_ed_dt: at(3_600_000) })
      .published()
      .build()
    airing = shown.id
    const { documents } = server.services
    await documents.load(catalogKind(shippedType('channel')), [channel])
    await documents.load(catalogKind(shippedType('program')), [program])
    await documents.load(catalogKind(shippedType('airing')), [shown])
  })
  afterAll(() => server.close())
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'], now: START + 30_000 })
    return () => vi.useRealTimers()
  })

  const conversions = async () => (await ann.send({ url: '/api/l2v/list' })).json<Envelope<Conversion[]>>().data

  async function open(role = 'content_admin') {
    const page = await openConsole(server, { name: 'Ann', role }, `/apps/rimba-my/live/epg?airing=${airing}`, {
      'live/epg': <Page />,
    })
    const panel = within(await page.findByRole('complementary', { name: 'Airing' }))
    return { ...page, panel }
  }

  it('are picked by keys, typed timecodes and the mouse, converted, changed and called off', async () => {
    const page = await open()
    await page.user.click(await page.panel.findByRole('button', { name: 'Make a title...' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Live to VOD: Noon' }))
    const [start, end] = ['Start', 'End'].map((name) => dialog.getByRole('slider', { name })) as [
      HTMLElement,
      HTMLElement,
    ]
    expect(end).toHaveAttribute('aria-valuetext', '00:00:30;00')
    expect(dialog.getByText('Recorded up to 00:00:30;00 of 00:00:40;00.')).toBeVisible()
    start.focus()
    await page.user.keyboard('{ArrowRight}{Shift>}{ArrowRight}{/Shift}.')
    expect(start).toHaveAttribute('aria-valuetext', '00:00:11;01')
    expect(dialog.getByText(/Playing begins 1.03 s earlier, at keyframes/)).toBeVisible()
    await page.user.keyboard('{PageDown}')
    expect(dialog.getByText(/Playing begins exactly there/)).toBeVisible()

    vi.spyOn(start.parentElement as HTMLElement, 'getBoundingClientRect').mockReturnValue({
      left: 0,
      width: 400,
    } as DOMRect)
    fireEvent.pointerDown(end, { pointerId: 1, clientX: 300 })
    fireEvent.pointerMove(end, { pointerId: 1, clientX: 380 })
    fireEvent.pointerUp(end, { pointerId: 1 })
    expect(end).toHaveAttribute('aria-valuenow', '38000')
    expect(dialog.getByText(/^Is made on/)).toBeVisible()
    const typed = dialog.getByRole('textbox', { name: 'End' })
    await page.user.clear(typed)
    expect(dialog.getByRole('button', { name: 'Convert' })).toHaveAttribute('aria-disabled', 'true')
    await page.user.type(typed, '00:00:39;00')
    expect(end).toHaveAttribute('aria-valuenow', '39000')
    const { violations } = await axe.run(screen.getByRole('dialog'), { resultTypes: ['violations'] })
    expect(violations.map(({ id }) => id)).toEqual([])

    await page.user.click(dialog.getByRole('button', { name: 'Convert' }))
    await page.findByText('Successfully! Initiated Live to VOD workflow for Noon')
    expect(await conversions()).toMatchObject([{ status: 'yet-to-start', end: at(39_000) }])

    await page.user.click(await page.panel.findByRole('button', { name: 'Change window...' }))
    const again = within(await screen.findByRole('dialog', { name: 'Change the window of Noon' }))
    await page.user.type(again.getByLabelText('Name'), ', cut')
    await page.user.click(again.getByRole('button', { name: 'Update' }))
    await page.findByText('Successfully! Updated Live to VOD workflow for Noon, cut')

    await page.user.click(await page.panel.findByRole('button', { name: 'Cancel' }))
    await page.findByText('Successfully cancelled the Live to vod conversion!')
    await waitFor(async () => expect((await conversions())[0]?.status).toBe('inactive'))
    await page.panel.findByText('Cancelled')
    page.close()
  })

  it('are made of several windows, with what lies between them left out', async () => {
    const page = await open()
    await page.user.click(await page.panel.findByRole('button', { name: 'Make a title...' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Live to VOD: Noon' }))
    const typed = dialog.getByRole('textbox', { name: 'End' })
    await page.user.clear(typed)
    await page.user.type(typed, '00:00:05;00')
    await page.user.click(dialog.getByRole('button', { name: 'Add a window' }))
    expect(dialog.getByRole('button', { name: /^Window 2/ })).toHaveAttribute('aria-pressed', 'true')
    const start = dialog.getByRole('slider', { name: 'Start' })
    expect(start).toHaveAttribute('aria-valuetext', '00:00:05;00')
    start.focus()
    await page.user.keyboard('{Shift>}{ArrowRight}{/Shift}')
    expect(dialog.getByText(/^Picked: 30 s/)).toBeVisible()
    await page.user.click(dialog.getByRole('button', { name: /^Window 1/ }))
    expect(dialog.getByRole('slider', { name: 'Start' })).toHaveAttribute('aria-valuetext', '00:00:00;00')
    await page.user.click(dialog.getByRole('button', { name: 'Convert' }))
    await waitFor(async () =>
      expect((await conversions())[0]?.sg).toEqual([
        { sp: 0, ep: 5_000 },
        { sp: 15_000, ep: 40_000 },
      ]),
    )
    await page.user.click(await page.panel.findByRole('button', { name: 'Cancel' }))
    await page.findByText('Successfully cancelled the Live to vod conversion!')
    page.close()
  })

  it('are counted in full on whatever page of their list one stands', async () => {
    const list = await ann.send({ url: '/api/l2v/list?pageNumber=9&pageSize=1' })
    expect(list.json<Envelope<Conversion[]>>()).toMatchObject({ data: [], header: { count: 2 } })
  })

  it('are listed for whoever only looks, who makes none', async () => {
    const page = await open('content_user')
    const off = await page.panel.findByRole('button', { name: 'Make a title...' })
    expect(off).toHaveAttribute('aria-disabled', 'true')
    await page.user.click(page.panel.getByRole('button', { name: 'All conversions' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'All conversions' }))
    expect((await dialog.findAllByText('Cancelled')).length).toBe(2)
    page.close()
  })
})
