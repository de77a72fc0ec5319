import { screen, waitFor, within } from '@testing-library/react'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ContentRecord } from '#contract/schemas/contentRecord.ts'
import type { Timing } from '#contract/schemas/timing.ts'
import { openMovie } from '../support/openMovie.tsx'
import type { MoviePage } from '../support/openMovie.tsx'
import { seeOnlySections } from '../support/nearSections.ts'
import type { Visitor } from '../support/openConsole.tsx'
import type { Person, TestServer } from '../support/startServer.ts'
import { startTestServer } from '../support/startServer.ts'
import { MOVIES, storedMovie } from '../support/storedMovie.ts'

// Two cores and a database in the same process: what takes a moment elsewhere may take longer here.

let server: TestServer
let maker: Person
/** Minutes that the server's clock is ahead. */
let ahead = 0

beforeAll(async () => {
  seeOnlySections('names', 'general')
  server = await startTestServer({ now: () => Date.now() + ahead * 60_000 })
  maker = await server.signInAs({ username: 'maker', name: 'Mia', roles: ['content_admin'], products: ['rimba-my'] })
})
afterAll(() => server.close())

/** Its sample's condition would stand in the way of most of this. */
const aMovie = (name: string, st: 'draft' | 'published', change: object = {}) =>
  storedMovie(maker, name, st, { cond_pub: undefined, ...change })
const read = async <Data,>(url: string) => (await maker.send({ url })).json<{ data: Data }>().data
const timingOf = (id: string) => read<Timing>(`${MOVIES}/${id}/timing`)

const open = (visitor: Visitor, record: ContentRecord) => openMovie(server, visitor, record)

async function choose(page: MoviePage, name: RegExp) {
  await page.user.click(await page.findByRole('button', { name: 'More actions' }))
  await page.user.click(await screen.findByRole('menuitem', { name }))
  return within(await screen.findByRole('dialog'))
}

describe('publishing at a time', () => {
  it('says what will happen, when and by which clock, sets it, shows it with who set it, and calls it off', async () => {
    const record = await aMovie('Timed', 'draft')
    const page = await open({ name: 'Ann' }, record)
    const dialog = await choose(page, /^Publish at a time/)
    expect(dialog.getByText('Choose a time, and you read here what will happen.')).toBeInTheDocument()
    await page.user.type(dialog.getByLabelText('Publish at'), '24 Nov 2050 20:30')
    await page.user.tab()
    await dialog.findByText(/On 24 Nov 2050 20:30 UTC, the draft goes live/)
    await page.user.click(dialog.getByRole('button', { name: 'Set the time' }))
    await page.findByText(/Goes live on 24 Nov 2050 20:30/)
    await page.findByText('Set by Ann.', { exact: false })
    expect(await timingOf(record.id)).toMatchObject({ publishAt: '2050-11-24T20:30:00.000Z', by: { name: 'Ann' } })
    await page.user.click(await page.findByRole('tab', { name: 'Audit' }))
    await page.findByText(/set a time/)
    expect(page.getByText('Publish at')).toBeInTheDocument()
    await page.user.click(page.getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(page.queryByText(/Goes live on/)).toBeNull())
    expect(await timingOf(record.id)).toEqual([])
    page.close()
  })

  it('refuses a time that has passed at its field, and unpublishing before publishing at the later one', async () => {
    const record = await aMovie('Refused', 'draft')
    const page = await open({ name: 'Ann' }, record)
    const dialog = await choose(page, /^Publish at a time/)
    await page.user.type(dialog.getByLabelText('Publish at'), '24 Nov 2001 20:30')
    await page.user.click(dialog.getByRole('button', { name: 'Set the time' }))
    await waitFor(() => expect(dialog.getByLabelText('Publish at')).toHaveAccessibleDescription(/This time has passed/))
    await page.user.clear(dialog.getByLabelText('Publish at'))
    await page.user.type(dialog.getByLabelText('Publish at'), '24 Nov 2050 20:30')
    await page.user.type(dialog.getByLabelText('Unpublish at'), '23 Nov 2050 20:30')
    await page.user.click(dialog.getByRole('button', { name: 'Set the time' }))
    await waitFor(() =>
      expect(dialog.getByLabelText('Unpublish at')).toHaveAccessibleDescription(/must come after publishing/),
    )
    expect(await timingOf(record.id)).toEqual([])
    page.close()
  })

  it('tells whoever has the title open why it did not come about', async () => {
    const record = await aMovie('Never', 'draft', { lon: [] })
    const page = await open({ name: 'Bob' }, record)
    const publishAt = new Date(Date.now() + (ahead + 1) * 60_000).toISOString()
    await maker.send({ method: 'PUT', url: `${MOVIES}/${record.id}/timing`, payload: { publishAt } })
    await page.findByText(/^Goes live on/)
    ahead += 2
    await server.runner.runDue()
    await page.findByText(/^Was not published on/)
    expect(page.getByText(/Required fields were empty or wrong\. Set by Mia\./)).toBeInTheDocument()
    await page.user.click(page.getByRole('button', { name: 'Dismiss' }))
    await waitFor(() => expect(page.queryByText(/^Was not published on/)).toBeNull())
    page.close()
  })

  it('follows when the time has come', async () => {
    const record = await aMovie('Live', 'draft')
    const page = await open({ name: 'Bob' }, record)
    const publishAt = new Date(Date.now() + (ahead + 1) * 60_000).toISOString()
    await maker.send({ method: 'PUT', url: `${MOVIES}/${record.id}/timing`, payload: { publishAt } })
    await page.findByText(/^Goes live on/)
    ahead += 2
    await server.runner.runDue()
    await page.findByRole('button', { name: 'V1 - published' })
    await waitFor(() => expect(page.queryByText(/^Goes live on/)).toBeNull())
    page.close()
  })

  it('is offered to nobody who may not publish', async () => {
    const record = await aMovie('Not mine', 'draft')
    const page = await open({ name: 'Cleo', role: 'creator' }, record)
    await page.user.click(await page.findByRole('button', { name: 'More actions' }))
    await screen.findByRole('menuitem', { name: /Duplicate/ })
    expect(screen.queryByRole('menuitem', { name: /at a time/ })).toBeNull()
    page.close()
  })
})

describe('publishing with conditions', () => {
  it('asks for a reason, publishes with it, and shows it beside the version', async () => {
    const record = await aMovie('Conditional', 'draft')
    const page = await open({ name: 'Ann' }, record)
    const dialog = await choose(page, /^Publish with conditions/)
    await page.user.click(dialog.getByRole('button', { name: 'Publish with conditions' }))
    expect(dialog.getByLabelText(/^Reason/)).toHaveAccessibleDescription('Give a reason.')
    await page.user.type(dialog.getByLabelText(/^Reason/), 'Subtitles follow')
    await page.user.click(dialog.getByRole('button', { name: 'Publish with conditions' }))
    await page.findByRole('button', { name: 'V1 - published' })
    expect(await page.findByText('Conditional Publish')).toBeInTheDocument()
    expect(await read<ContentRecord>(`${MOVIES}/${record.id}`)).toMatchObject({
      st: 'published',
      cond_pub: { value: true, reason: 'Subtitles follow' },
    })
    page.close()
  })
})

describe('sources and the original', () => {
  it('aggregates anew with the words of the specification, and shows what came of it', async () => {
    const record = await aMovie('Gathered', 'published')
    await server.services.aggregates.load('urn:resource:catalog:movie', [
      {
        id: record.id,
        sources: [{ src: 'me', payload: { tc: 'SD' }, at: '2026-06-01T00:00:00.000Z' }],
        base: { tc: record.tc } as never,
        original: { payload: { lon: record.lon, prd: record.prd } as never, schema: 1, at: record.ct },
      },
    ])
    const page = await open({ name: 'Ann' }, record)
    await page.user.click(await page.findByRole('tab', { name: 'Sources' }))
    await page.findByText('Media engine')
    await page.user.click(await page.findByRole('button', { name: 'More actions' }))
    await page.user.click(await screen.findByRole('menuitem', { name: /^Re-aggregate/ }))
    await page.findByText(
      'Your request has been successfully submitted! It could take up to 30 seconds for your change to reflect. Please come back later or refresh the page after 30 seconds.',
    )
    await page.findByRole('button', { name: 'V2 - draft' })
    expect(await read<ContentRecord>(`${MOVIES}/${record.id}`)).toMatchObject({ st: 'draft', tc: 'SD' })
    const dialog = await choose(page, /^Restore to original/)
    await page.user.click(dialog.getByRole('button', { name: 'Restore to original' }))
    await page.findByText('Restore to Original request has been submitted successfully')
    await page.findByRole('button', { name: 'V3 - draft' })
    expect(await read<ContentRecord>(`${MOVIES}/${record.id}`)).not.toHaveProperty('tc')
    page.close()
  })

  it('says of a title that was made here that it has no original', async () => {
    const page = await open({ name: 'Ann' }, await aMovie('Home made', 'draft'))
    const dialog = await choose(page, /^Restore to original/)
    await page.user.click(dialog.getByRole('button', { name: 'Restore to original' }))
    expect(await page.findAllByText(/There is no original to restore/)).not.toEqual([])
    page.close()
  })
})
