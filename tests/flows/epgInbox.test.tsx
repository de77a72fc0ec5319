import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { screen, waitFor, within } from '@testing-library/react'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { InboxPage } from '#custom/epg/InboxPage.tsx'
import { guideOf, lines, loadChannels, xmltv, type Programme } from '../support/aGuide.ts'
import { openConsole } from '../support/openConsole.tsx'
import { startTestServer, type Person, type TestServer } from '../support/startServer.ts'

const CHANNELS = { 'news.example': 'News', 'relay.example': 'Zzyzx Relay' }
const DAY: readonly Programme[] = [
  ...[
    'Morning',
    'Headlines',
    'Markets',
    'Weather',
    'Talk',
    'Sport',
    'Late film',
    'Night music',
    'Repeats',
    'Serial',
    'Sign-off',
  ].map((title, at) => ({
    channel: 'news.example',
    from: `${String(at + 6).padStart(2, '0')}:00`,
    to: `${String(at + 7).padStart(2, '0')}:00`,
    title,
  })),
  { channel: 'relay.example', from: '06:00', to: '07:00', title: 'Relay' },
]
const titled = (from: string, to: string) => DAY.map((one) => (one.title === from ? { ...one, title: to } : one))

describe('the inbox of the guide', () => {
  let server: TestServer
  let ann: Person
  let stations = ''
  let news = ''
  let drama = ''

  beforeAll(async () => {
    stations = await mkdtemp(join(tmpdir(), 'marquee-stations-'))
    await writeFile(join(stations, 'harbour.xml'), xmltv({ 'drama.example': 'Drama' }, []))
    server = await startTestServer({
      settings: { stations: { folder: stations, hosts: [] } },
      seed: async (services) => {
        ;[news = '', drama = ''] = await loadChannels(services, ['News', 'Drama', 'Opera'])
      },
    })
    ann = await server.signInAs({ roles: ['content_admin'], products: ['rimba-my'], username: 'ann', name: 'Ann' })
  })
  afterAll(async () => {
    await server.close()
    await rm(stations, { recursive: true, force: true })
  })

  const guide = async () => lines(await guideOf(server, ann).guide([news]))[0] ?? []
  const open = async (search = '', role = 'content_admin') =>
    openConsole(server, { name: 'Ann', role }, `/apps/rimba-my/live/epg/inbox${search}`, {
      'live/epg/inbox': <InboxPage />,
    })
  const put = async (page: Awaited<ReturnType<typeof open>>, dialog: HTMLElement, text: string, name: string) => {
    const input = dialog.querySelector<HTMLInputElement>('input[type=file]')
    if (!input) throw new Error('there is no place for a file')
    await page.user.upload(input, new File([text], name, { type: 'application/xml' }))
  }
  const mend = async (title: string, to: string) => {
    const rows = await guideOf(server, ann).guide([news])
    const airing = rows.flatMap((row) => row.airing).find(({ lon }) => lon[0]?.n === title)
    if (!airing) throw new Error(`nothing called ${title}`)
    const url = `/content/urn/resource/catalog/airing/${airing.id}`
    const { data } = await guideOf(server, ann).json<Record<string, unknown>>('GET', url)
    const { statusCode, body } = await ann.send({
      method: 'PUT',
      url: `/api${url}`,
      headers: { 'if-match': `"${airing.rev}"` },
      payload: { ...data, st: 'published', lon: [{ lang: 'en', n: to }] },
    })
    if (statusCode !== 200) throw new Error(body)
  }

  it('takes a file in after showing what would come, and asks which channel is which, and lets one think better of it', async () => {
    const page = await open()
    await page.findByText('No guide was taken in yet')
    await page.user.click(page.getAllByRole('button', { name: 'Ingest' })[0] as HTMLElement)
    const dialog = await screen.findByRole('dialog', { name: 'Ingest a guide' })

    await put(page, dialog, '<!DOCTYPE tv [<!ENTITY a "b">]><tv></tv>', 'bomb.xml')
    expect(await within(dialog).findByText(/^Its DOCTYPE defines things of its own/)).toBeVisible()
    await put(page, dialog, xmltv(CHANNELS, DAY).slice(0, -60), 'cut.xml')
    expect(await within(dialog).findByText(/^The file ends in the middle.*\(line \d+, column \d+\)$/)).toBeVisible()

    await put(page, dialog, xmltv(CHANNELS, DAY), 'harbour-2026-11-24.xml')
    const result = await within(dialog).findByRole('status', { name: 'What would come' })
    expect(result).toHaveTextContent('2Channels12Programmes1Known channels1To be matched')
    expect(within(dialog).getByRole('textbox', { name: 'Name of the feed' })).toHaveValue('harbour')
    await page.user.click(within(dialog).getByRole('button', { name: 'Take it in' }))
    const panel = await page.findByRole('complementary', { name: 'Channels without a match' })
    await waitFor(async () => {
      await server.runner.runDue()
      expect(await guide()).toContain('06:00-07:00 Morning')
    })
    expect(within(panel).getByText('Zzyzx Relay')).toBeVisible()
    expect(await page.findByText('Say which channels these are first')).toBeVisible()
    await page.user.click(within(panel).getByRole('combobox', { name: 'Another channel' }))
    await page.user.click(await screen.findByRole('option', { name: '901 Drama' }))
    await page.user.click(within(panel).getByRole('button', { name: 'Confirm Drama' }))
    await waitFor(async () => {
      await server.runner.runDue()
      expect(lines(await guideOf(server, ann).guide([drama]))[0]).toEqual(['06:00-07:00 Relay'])
    })
    await page.findByText('Everything of this kind is decided.')

    // Whoever was mistaken says it anew: what is in the guide stays, later feeds go elsewhere.
    await page.user.click(page.getByRole('button', { name: '2 channels' }))
    const known = within(await page.findByRole('complementary', { name: 'Channels of the feed' }))
    await page.user.click(await known.findByText('Zzyzx Relay'))
    expect(await known.findByText(/^So far 901 Drama\./)).toBeVisible()
    expect(known.getByRole('button', { name: 'Confirm Drama' })).toBeDisabled()
    await page.user.click(known.getByRole('combobox', { name: 'Another channel' }))
    await page.user.click(await screen.findByRole('option', { name: '902 Opera' }))
    await page.user.click(known.getByRole('button', { name: 'Confirm Opera' }))
    await page.findByText('Later feeds of harbour follow the new match')
    await server.runner.runDue()
    expect(lines(await guideOf(server, ann).guide([drama]))[0]).toEqual(['06:00-07:00 Relay'])

    // Where another one of the feed has the channel, both change places in one step.
    await page.user.click(await known.findByText('901 Drama (later feeds: 902 Opera)'))
    await page.user.click(known.getByRole('combobox', { name: 'Another channel' }))
    await page.user.click(await screen.findByRole('option', { name: '900 News' }))
    expect(known.getByText('News is News so far. Swapped, it is Opera in later feeds.')).toBeVisible()
    await page.user.click(known.getByRole('button', { name: 'Swap with News' }))
    await known.findByText('901 Drama (later feeds: 900 News)')
    await known.findByText('900 News (later feeds: 902 Opera)')
    page.close()
  })

  it('leaves what was mended, and lets one decide it by keyboard, field by field or as a whole', async () => {
    await mend('Headlines', 'Headlines, with Ann')
    await mend('Markets', 'Markets today')
    const { id } = await guideOf(server, ann).ingest(
      xmltv(
        CHANNELS,
        titled('Headlines', 'Headlines (S2)').map((one) =>
          one.title === 'Markets' ? { ...one, title: 'Bourse' } : one,
        ),
      ),
      {},
      'harbour',
    )
    const page = await open(`?ingestion=${id}`)
    const block = await page.findByRole('article', { name: 'Headlines (S2)' })
    expect(within(block).getByText('Conflict with pins')).toBeVisible()
    expect(within(block).getByRole('radio', { name: 'Current: Headlines, with Ann' })).toBeChecked()
    block.focus()
    await page.user.keyboard('{ArrowLeft}')
    expect(within(block).getByRole('radio', { name: 'Source: Headlines (S2)' })).toBeChecked()
    await page.user.keyboard('{ArrowRight}k')
    await waitFor(() => expect(page.queryByRole('article', { name: 'Headlines (S2)' })).toBeNull())
    await waitFor(() => expect(document.activeElement).toHaveAccessibleName('Bourse'))
    await page.user.keyboard(' ')
    await page.user.click(page.getByRole('button', { name: 'Accept 1' }))
    const question = await screen.findByRole('dialog', {
      name: "Take the feed's word for 1 programme that was mended by hand?",
    })
    await page.user.click(within(question).getByRole('button', { name: 'Accept all' }))
    await waitFor(async () => {
      await server.runner.runDue()
      expect(await guide()).toContain('08:00-09:00 Bourse')
    })
    expect(await guide()).toContain('07:00-08:00 Headlines, with Ann')
    page.close()
  })

  it('offers a shifted feed as one correction, and takes a whole ingestion back', async () => {
    const before = await guide()
    const again = titled('Sport', 'Sport live').map((one) =>
      one.title === 'Markets' ? { ...one, title: 'Bourse' } : one,
    )
    const { id } = await guideOf(server, ann).ingest(xmltv(CHANNELS, again, 1), {}, 'harbour')
    const page = await open(`?ingestion=${id}`)
    await page.findByText(/^The whole feed looks shifted by \+1 h: \d+ of \d+ programmes. Correct all\?$/)
    expect(await page.findByText(/ more moved by exactly \+1 h$/)).toBeVisible()
    await page.user.click(page.getByRole('button', { name: 'Correct all' }))
    await waitFor(async () => {
      await server.runner.runDue()
      expect(await guide()).toContain('11:00-12:00 Sport live')
    })
    expect((await guide()).filter((line) => !before.includes(line))).toEqual(['11:00-12:00 Sport live'])
    await waitFor(() => expect(page.queryByText(/^The whole feed looks shifted/)).toBeNull())
    await page.user.click(page.getByRole('button', { name: 'More actions' }))
    await page.user.click(await screen.findByRole('menuitem', { name: 'Undo the whole ingestion…' }))
    await page.user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Undo all' }))
    await page.findByText('harbour is being taken back')
    await server.runner.runDue()
    expect(await guide()).toEqual(before)
    page.close()
  })

  it('re-processes a station in the words of the specification, and shows what it is doing meanwhile', async () => {
    const { id } = await guideOf(server, ann)
      .json<{ status_id: string }>('POST', '/epg/ingestion/ondemand', { station: 'harbour' })
      .then(({ data }) => guideOf(server, ann).settled(data.status_id))
    const page = await open(`?ingestion=${id}&show=all`)
    const { stations: feeds } = server.services
    const { open: read } = feeds
    let answer: () => void = () => undefined
    const answered = new Promise<void>((resolve) => (answer = resolve))
    feeds.open = (station) => answered.then(() => read(station))
    await page.user.click(await page.findByRole('button', { name: 'Re-process' }))
    await page.findByText('Successfully! Initiated EPG re-process for harbour')
    await page.findByText('Processing')
    await page.user.click(page.getByRole('button', { name: 'More actions' }))
    await page.user.click(await screen.findByRole('menuitem', { name: 'Cancel the ingestion' }))
    await page.findByText('Successfully cancelled the re-process for harbour!')
    answer()
    feeds.open = read
    page.close()
  })

  it('says why a station has nothing to bring, at its field', async () => {
    const page = await open('?show=all')
    await page.user.click((await page.findAllByRole('button', { name: 'Ingest' }))[0] as HTMLElement)
    const dialog = await screen.findByRole('dialog', { name: 'Ingest a guide' })
    await page.user.click(within(dialog).getByRole('tab', { name: 'From a station' }))
    const field = within(dialog).getByRole('textbox', { name: 'Station' })
    await page.user.type(field, 'https://elsewhere.example/guide.xml')
    await page.user.click(within(dialog).getByRole('button', { name: 'Fetch and take in' }))
    await waitFor(() => expect(field).toBeInvalid())
    expect(field).toHaveAccessibleDescription(/^There is no feed of this name, or its host is not allowed\./)
    page.close()
  })

  it('is readable for whoever may only look, with everything that changes something off', async () => {
    const page = await open('?show=all', 'content_user')
    expect((await page.findAllByRole('button', { name: 'Ingest' }))[0]).toHaveAttribute('aria-disabled', 'true')
    expect(await page.findByRole('button', { name: /^(Re-process|Ingest again from a file)$/ })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
    page.close()
  })
})
