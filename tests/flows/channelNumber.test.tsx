import { screen, waitFor, within } from '@testing-library/react'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Envelope } from '#contract/wire/envelope.ts'
import { ContentEdit } from '#resources/edit/ContentEdit.tsx'
import { aMovie } from '../support/aMovie.ts'
import { seeOnlySections } from '../support/nearSections.ts'
import { openConsole } from '../support/openConsole.tsx'
import { shippedType } from '../support/shippedType.ts'
import { startTestServer, type Person, type TestServer } from '../support/startServer.ts'
import { catalogKind } from '#server/stores/documents/documentKind.ts'

describe('the number of a channel on screen', () => {
  let server: TestServer
  let ann: Person
  const channel = (name: string, cn: number) => aMovie().named(name).with({ cn, chty: 'linear' })
  const news = channel('Alpha News', 12).published().build()
  const films = channel('Films', 20).published().build()
  const drama = channel('Drama', 30).published().with({ cn: 31 }).drafted().build()

  beforeAll(async () => {
    seeOnlySections('channel')
    server = await startTestServer({
      seed: async ({ documents }) => {
        await documents.load(catalogKind(shippedType('channel')), [news, films, drama])
      },
    })
    ann = await server.signInAs({ roles: ['content_admin'], products: ['rimba-my'] })
  })
  afterAll(() => server.close())

  async function openMenu(id: string) {
    const path = `/apps/rimba-my/live/channel/linear/${id}`
    const page = await openConsole(server, { name: 'Ann' }, path, {
      'live/:resourceType/:channelType/:contentId': <ContentEdit />,
    })
    await page.user.click(await page.findByRole('button', { name: 'More actions' }))
    return page
  }

  it('opens a dialog where it is taken, and is changed at once where it is not', async () => {
    const page = await openMenu(films.id)
    await page.user.click(await screen.findByRole('menuitem', { name: /^Change channel number/ }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Channel number of Films' }))
    const field = dialog.getByLabelText('Channel number')
    await page.user.clear(field)
    await page.user.type(field, '12x')
    expect(field).toHaveValue('12')
    await page.user.tab()
    await waitFor(() => expect(field).toHaveAccessibleDescription('Channel number 12 is already used by Alpha News.'))
    await page.user.click(dialog.getByRole('button', { name: 'Change number' }))
    const duplicate = await screen.findByRole('dialog', { name: 'Duplicate channel number' })
    expect(duplicate).toHaveTextContent('Channel number 12 is already used by Alpha News.')
    await page.user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Duplicate channel number' })).toBeNull())
    await page.user.clear(field)
    await page.user.type(field, '21{Enter}')
    await page.findByText('Successfully Updated Channel Number for Films')
    const rows = await ann.send({ url: `/api/content/urn/resource/catalog/channel/${films.id}` })
    expect(rows.json<Envelope<{ cn: number; st: string }>>().data).toMatchObject({ cn: 21, st: 'published' })
    page.close()
  })

  it('is said to be taken once its field is left, before anything is saved', async () => {
    const path = `/apps/rimba-my/live/channel/linear/${drama.id}`
    const page = await openConsole(server, { name: 'Ann' }, path, {
      'live/:resourceType/:channelType/:contentId': <ContentEdit />,
    })
    const field = await page.findByLabelText(/^Channel number/)
    await page.user.clear(field)
    await page.user.type(field, '12')
    await page.user.tab()
    expect(await page.findByText('Channel number 12 is already used by Alpha News.')).toBeVisible()
    expect(field).toBeInvalid()
    await page.user.clear(field)
    await page.user.type(field, '31')
    await page.user.tab()
    await waitFor(() => expect(field).toBeValid())
    page.close()
  })

  it('cannot be changed while a draft is open, and says so', async () => {
    const page = await openMenu(drama.id)
    const entry = await screen.findByRole('menuitem', { name: /^Change channel number/ })
    expect(entry).toHaveAttribute('aria-disabled', 'true')
    expect(entry).toHaveTextContent(
      'Active Draft version exists, please save existing draft before editing channel number',
    )
    page.close()
  })
})
