import { screen, waitFor, within } from '@testing-library/react'
import axe from 'axe-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { EpgTabs } from '#custom/epg/EpgTabs.tsx'
import { ExportDialog } from '#custom/epg/exporting/ExportDialog.tsx'
import { InboxPage } from '#custom/epg/InboxPage.tsx'
import { guideOf, lines, loadChannels, xmltv, type Programme } from '../support/aGuide.ts'
import { openConsole } from '../support/openConsole.tsx'
import { startTestServer, type Person, type TestServer } from '../support/startServer.ts'

const CHANNELS = { 'news.example': 'News', 'drama.example': 'Drama', 'relay.example': 'Zzyzx Relay' }
const on = (channel: string, titles: readonly string[]): Programme[] =>
  titles.map((title, at) => ({ channel, from: `0${at}:00`, to: `0${at + 1}:00`, title }))
const DAY = [
  ...on('news.example', ['Morning', 'Headlines', 'Markets', 'Weather']),
  ...on('drama.example', ['Harbour', 'Night train', 'Salt']),
]
const THEIRS = [...DAY.map((one) => ({ ...one, title: `${one.title} 2` })), ...on('relay.example', ['Relay'])]

async function violations(): Promise<string[]> {
  const found = await axe.run(document.body, {
    rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
  })
  return found.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)
}

describe('the inbox of the guide by keyboard alone', () => {
  let server: TestServer
  let ann: Person
  let channels: string[] = []
  let id = ''

  beforeAll(async () => {
    server = await startTestServer({
      seed: async (services) => {
        channels = await loadChannels(services, ['News', 'Drama'])
      },
    })
    ann = await server.signInAs({ roles: ['content_admin'], products: ['rimba-my'], username: 'ann', name: 'Ann' })
    const { ingest, guide, json } = guideOf(server, ann)
    await ingest(xmltv(CHANNELS, DAY), {}, 'harbour')
    for (const airing of (await guide(channels)).flatMap((row) => row.airing)) {
      const url = `/content/urn/resource/catalog/airing/${airing.id}`
      const { data } = await json<Record<string, unknown>>('GET', url)
      const payload = { ...data, st: 'published', lon: [{ lang: 'en', n: `Our ${airing.lon[0]?.n}` }] }
      await ann.send({ method: 'PUT', url: `/api${url}`, headers: { 'if-match': `"${airing.rev}"` }, payload })
    }
    ;({ id } = await ingest(xmltv(CHANNELS, THEIRS), {}, 'harbour'))
  })
  afterAll(() => server.close())

  const open = (search = `?ingestion=${id}`) =>
    openConsole(server, { name: 'Ann' }, `/apps/rimba-my/live/epg/inbox${search}`, {
      'live/epg/inbox': (
        <>
          <EpgTabs />
          <InboxPage />
        </>
      ),
    })
  const titles = async () => {
    await server.runner.runDue()
    return lines(await guideOf(server, ann).guide(channels)).map((row) => row.map((line) => line.slice(12)))
  }

  it('is walked and decided by row, by channel and as a whole, and taken back', async () => {
    const page = await open()
    const { keyboard } = page.user
    /** Tab as often as it takes to reach what has this name. */
    const tabTo = async (name: RegExp) => {
      for (let steps = 0; steps < 80; steps += 1) {
        const held = document.activeElement
        if (held && held !== document.body && name.test(accessibleName(held))) return
        await keyboard('{Tab}')
      }
      throw new Error(`nothing called ${String(name)} is reached by Tab`)
    }
    await page.findByRole('article', { name: 'Morning 2' })
    const [first = []] = await titles()
    expect(first).toEqual(['Our Morning', 'Our Headlines', 'Our Markets', 'Our Weather'])

    await tabTo(/^Morning 2|^Harbour 2/)
    await keyboard('{Home}')
    const ofNews = page.getAllByRole('article')[0]?.textContent.includes('Morning') ? 3 : 4
    await keyboard('k')
    await waitFor(() => expect(page.getAllByRole('article')).toHaveLength(6))

    await tabTo(/^Only this channel$/)
    await keyboard('Drama{ArrowDown}{Enter}')
    await waitFor(() => expect(page.getAllByRole('article')).toHaveLength(6 - ofNews))
    await tabTo(/^Select all of this channel$/)
    await keyboard('{Enter}')
    await tabTo(/^Keep mine \d$/)
    await keyboard('{Enter}')
    await page.findByText('Everything of this kind is decided.')
    await tabTo(/^Only this channel$/)
    await keyboard('{Control>}a{/Control}{Delete}')
    await waitFor(() => expect(page.getAllByRole('article')).toHaveLength(ofNews))

    await tabTo(/^Select all \d$/)
    await keyboard('{Enter}')
    await tabTo(/^Accept \d$/)
    await keyboard('{Enter}')
    const question = await screen.findByRole('dialog', { name: /^Take the feed's word for \d programmes/ })
    expect(await violations()).toEqual([])
    await waitFor(() => expect(question.contains(document.activeElement)).toBe(true))
    await tabTo(/^Accept all$/)
    await keyboard('{Enter}')
    await waitFor(async () =>
      expect((await titles()).flat().filter((title) => title.endsWith(' 2'))).toHaveLength(ofNews),
    )
    expect((await titles())[1]).toEqual(['Our Harbour', 'Our Night train', 'Our Salt'])

    await tabTo(/^More actions$/)
    await keyboard('{Enter}')
    await screen.findByRole('menuitem', { name: 'Undo the whole ingestion…' })
    await keyboard('u{Enter}')
    const undo = await screen.findByRole('dialog')
    await waitFor(() => expect(undo.contains(document.activeElement)).toBe(true))
    await tabTo(/^Undo all$/)
    await keyboard('{Enter}')
    await page.findByText('harbour is being taken back')
    await waitFor(async () => expect((await titles()).flat().filter((title) => title.endsWith(' 2'))).toEqual([]))
    page.close()
  })

  it('offends no rule of accessibility, nor do its dialogs', async () => {
    const again = await guideOf(server, ann).ingest(
      xmltv(
        CHANNELS,
        THEIRS.map((one) => ({ ...one, title: `${one.title}3` })),
      ),
      {},
      'other',
    )
    const page = await open(`?ingestion=${again.id}`)
    await page.findByRole('complementary', { name: 'Channels without a match' })
    await page.findAllByRole('article')
    expect(await violations()).toEqual([])
    await page.user.click(page.getAllByRole('button', { name: 'Ingest' })[0] as HTMLElement)
    const dialog = await screen.findByRole('dialog', { name: 'Ingest a guide' })
    const overlapping = [
      ...DAY,
      { channel: 'news.example', from: '00:30', to: '00:30', title: 'Nothing' },
      { channel: 'news.example', from: '00:30', to: '01:00', title: 'Twice' },
    ]
    const input = dialog.querySelector<HTMLInputElement>('input[type=file]')
    await page.user.upload(input as HTMLInputElement, new File([xmltv(CHANNELS, overlapping)], 'harbour.xml'))
    const found = within(await within(dialog).findByRole('list', { name: 'Times that do not fit' }))
    expect(found.getByText(/: Twice while Morning is on \(line \d+\)$/)).toBeVisible()
    expect(found.getByText('1 programme of zero length')).toBeVisible()
    expect(await violations()).toEqual([])
    page.close()
  })

  it('is left by the dialog of the export without an offence either', async () => {
    const filter = { term: '', chty: '', gnr: '', channel: '' }
    const page = await openConsole(server, { name: 'Ann' }, '/apps/rimba-my/live/epg', {
      'live/epg': <ExportDialog day="2026-11-24" zone="UTC" filter={filter} total={2} onClose={() => undefined} />,
    })
    await screen.findByRole('dialog', { name: 'Export the guide' })
    expect(await violations()).toEqual([])
    page.close()
  })
})

/** What it is called, as far as names of buttons and blocks go. */
function accessibleName(element: Element): string {
  const labelledBy = (element.getAttribute('aria-labelledby') ?? '').split(' ').filter(Boolean)
  const words = labelledBy.map((one) => document.getElementById(one)?.textContent ?? '').join(' ')
  return (element.getAttribute('aria-label') ?? (words || element.textContent)).trim()
}
