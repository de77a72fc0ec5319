import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { readFile } from 'node:fs/promises'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import axe from 'axe-core'
import type { ContentRecord } from '#contract/schemas/contentRecord.ts'
import { ContentCreate } from '#resources/create/ContentCreate.tsx'
import { ContentEdit } from '#resources/edit/ContentEdit.tsx'
import { ContentList } from '#resources/list/ContentList.tsx'
import { catalogKind } from '#server/stores/documents/documentKind.ts'
import { aMovie } from '../support/aMovie.ts'
import { seeOnlySections } from '../support/nearSections.ts'
import { openConsole } from '../support/openConsole.tsx'
import { shippedType } from '../support/shippedType.ts'
import { startTestServer, type Person, type TestServer } from '../support/startServer.ts'

const HOUR = 3_600_000
const at = (hours: number) => new Date(Math.floor(Date.now() / HOUR) * HOUR + hours * HOUR).toISOString()
const sg = (ctkey: string) => [
  { seg_ty: 'vod', ctkey, sp: 0, ep: 20_000, fps: 30 },
  { seg_ty: 'ad', dur: 10_000 },
  { seg_ty: 'vod', ctkey, sp: 20_000, ep: 40_000, fps: 30 },
]

async function isAccessible(part: HTMLElement) {
  const { violations } = await axe.run(part, { rules: { 'color-contrast': { enabled: false } } })
  expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([])
}

describe('a program', () => {
  let server: TestServer
  let maker: Person
  const ids = { film: '', aired: '', live: '', draft: '', gone: '', movie: '' }

  beforeAll(async () => {
    seeOnlySections('segments', 'names')
    const film = aMovie().named('Harbour').published().build()
    const aired = aMovie()
      .named('Harbour, prime time')
      .with({ sg: sg(film.id), lwe: at(30) })
      .published()
      .build()
    const [live, draft, gone] = ['Live one', 'Draft one', 'Gone one'].map((name) =>
      aMovie()
        .named(name)
        .with({ sg: sg(film.id) }),
    )
    const channel = aMovie().named('Films').with({ cn: 20, chty: 'linear', cs: 'films' }).published().build()
    const programs = [aired, live?.published().build(), draft?.drafted().build(), gone?.published().build()]
    const airing = (from: number) =>
      aMovie()
        .with({ ch: channel.id, pgm_id: aired.id, a_st_dt: at(from), a_ed_dt: at(from + 1) })
        .published()
        .build()
    Object.assign(ids, {
      ...{ film: film.id, movie: film.id, aired: aired.id },
      ...{ live: programs[1]?.id, draft: programs[2]?.id, gone: programs[3]?.id },
    })
    server = await startTestServer({
      seed: async ({ documents }) => {
        await documents.load(catalogKind(shippedType('movie')), [film])
        await documents.load(catalogKind(shippedType('channel')), [channel])
        await documents.load(
          catalogKind(shippedType('program')),
          programs.filter((one) => one !== undefined),
        )
        await documents.load(catalogKind(shippedType('airing')), [airing(2), airing(26), airing(50)])
      },
    })
    maker = await server.signInAs({ username: 'maker', roles: ['content_admin'], products: ['rimba-my'] })
  })
  afterAll(() => server.close())
  beforeEach(() => sessionStorage.setItem('marquee-editor-panel', 'playback'))

  const open = (path: string) =>
    openConsole(server, { name: 'Ann' }, `/apps/rimba-my/${path}`, {
      'live/:resourceType': <ContentList />,
      'live/:resourceType/add': <ContentCreate />,
      'live/:resourceType/:contentId': <ContentEdit />,
      'vod/:resourceType/:contentId': <ContentEdit />,
    })
  type Page = Awaited<ReturnType<typeof open>>
  const stored = async (id: string) =>
    (await maker.send({ url: `/api/content/urn/resource/catalog/program/${id}` })).json<{ data: ContentRecord }>().data
  const type = async (page: Page, name: string) => {
    const field = await page.findByLabelText('Name, English')
    await page.user.clear(field)
    await page.user.click(field)
    await page.user.paste(name)
  }
  /** The bar follows what is typed a frame later: until then its button is off. */
  const press = async (page: Page, name: string | RegExp) => {
    const button = await waitFor(() => {
      const found = page.getByRole('button', { name })
      expect(found).not.toHaveAttribute('aria-disabled', 'true')
      expect(found).toBeEnabled()
      return found
    })
    await page.user.click(button)
  }

  it('says where it is on air, for which airings its licence does not hold, and leads there', async () => {
    const page = await open(`live/program/${ids.aired}`)
    const used = within(await page.findByRole('region', { name: 'Used in' }))
    expect(await used.findByText('3 airings, 1 channel')).toBeVisible()
    const rows = within(used.getByRole('list', { name: 'Films' })).getAllByRole('listitem')
    expect(rows.map((row) => row.querySelector('small')?.textContent)).toEqual([
      'in licence',
      'in licence',
      'after licence',
    ])
    expect(used.getByText('The rights do not hold for 1 airing')).toBeVisible()
    const link = within(rows[2] as HTMLElement).getByRole('link')
    expect(link.getAttribute('href')).toMatch(/^\/apps\/rimba-my\/live\/epg\?channel=.+&at=.+&airing=/)
    page.close()
  })

  it('lists every cut of what can be played, and plays nothing before it is asked to', async () => {
    const page = await open(`live/program/${ids.aired}`)
    const cuts = within(await page.findByRole('region', { name: 'Cuts' }))
    expect(cuts.getAllByRole('button').map((one) => one.textContent)).toEqual([
      'VBeginning, Part 100:00:00;00',
      'VVPart 1 to Part 200:00:30;00',
    ])
    expect(document.querySelector('video')).toBeNull()
    await isAccessible(screen.getByRole('complementary'))
    page.close()
  })

  it('names the segment that has no media when it is to play', async () => {
    // The page tests' DOM has no frames.
    Object.assign(HTMLVideoElement.prototype, {
      requestVideoFrameCallback: () => 0,
      cancelVideoFrameCallback: () => undefined,
    })
    const page = await open(`live/program/${ids.aired}`)
    await press(page, 'Play')
    expect(await page.findByText('Part 1, Harbour has no media.')).toBeVisible()
    page.close()
  })

  it('goes back to the screen before when it is saved, and tells nothing of a draft', async () => {
    const page = await open('live/program')
    await page.user.click(await page.findByText('Draft one'))
    await type(page, 'Draft two')
    await press(page, /^Save/)
    expect(await page.findByText('Draft two')).toBeVisible()
    expect(page.router.state.location.pathname).toBe('/apps/rimba-my/live/program')
    expect(screen.queryByText('program updated sucessfully!')).toBeNull()
    expect((await stored(ids.draft)).lon?.[0]?.n).toBe('Draft two')
    page.close()
  })

  it('tells that it was updated where it is published, and goes to the list where it was opened by its address', async () => {
    const page = await open(`live/program/${ids.live}`)
    await type(page, 'Live two')
    await press(page, /^Publish/)
    expect(await page.findByText('program updated sucessfully!')).toBeVisible()
    await waitFor(() => expect(page.router.state.location.pathname).toBe('/apps/rimba-my/live/program'))
    expect(await page.findByText('Live two')).toBeVisible()
    page.close()
  })

  it('is deleted by an update, and the list is refreshed', async () => {
    const page = await open(`live/program/${ids.gone}`)
    await press(page, 'More actions')
    await page.user.click(await screen.findByRole('menuitem', { name: /^Delete/ }))
    page.sent.length = 0
    await page.user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: /^Delete/ }))
    expect(await page.findByText('program deleted sucessfully!')).toBeVisible()
    expect(page.sent.filter(({ method }) => method !== 'GET' && method !== 'POST').map(({ method }) => method)).toEqual(
      ['PUT'],
    )
    await waitFor(() => expect(screen.queryByText('Gone one')).toBeNull())
    page.close()
  })

  it('takes media in from the browser, says what was found, and says in plain words why a file is refused', async () => {
    const page = await open(`vod/movie/${ids.movie}`)
    const input = await page.findByLabelText<HTMLInputElement>('Upload media', { selector: 'input' })
    expect(screen.queryByRole('button', { name: 'Play' })).toBeNull()
    expect(screen.getAllByRole('button', { name: 'Upload media' })).toHaveLength(2)
    await page.user.upload(input, new File(['no film'], 'wrong.mp4', { type: 'video/mp4' }))
    const refusal = await page.findByText('wrong.mp4 was not taken.')
    expect(refusal.closest('[role=alert]')).toHaveTextContent('This file is no MP4.')
    const sample = await readFile('server/seed/media/bumper-video.mp4')
    const button = input.parentElement?.querySelector('button') as HTMLButtonElement
    button.focus()
    // As the browser's own choice of files does it, which leaves the focus where it is.
    fireEvent.change(input, { target: { files: [new File([sample], 'bumper.mp4', { type: 'video/mp4' })] } })
    expect(await page.findByText(/^bumper\.mp4: picture, /)).toBeVisible()
    expect(button).toHaveFocus()
    expect(await page.findByText(/30 fps, picture$/)).toBeVisible()
    expect(screen.getByRole('button', { name: 'Play' })).toBeEnabled()
    await isAccessible(screen.getByRole('complementary'))
    page.close()
  })
})
