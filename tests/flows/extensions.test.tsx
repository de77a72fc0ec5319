import { screen, waitFor, within } from '@testing-library/react'
import { Suspense } from 'react'
import type { ReactNode } from 'react'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { ContentRecord } from '#contract/schemas/contentRecord.ts'
import { extension } from '#custom/examples/extension.ts'
import { useCommandList } from '#kit/parts/commands/useCommandList.ts'
import { ExtensionsContext } from '#kit/parts/extension/ExtensionsContext.ts'
import { ContentEdit } from '#resources/edit/ContentEdit.tsx'
import { catalogKind } from '#server/stores/documents/documentKind.ts'
import { requestedExtensions, loadExtensions } from '#src/extensions/loadExtensions.ts'
import { RecordScreen } from '#resources/definitions/RecordScreen.tsx'
import { ExtensionCommands } from '#src/extensions/ExtensionCommands.tsx'
import { extensionRoutes } from '#src/extensions/extensionRoutes.ts'
import { rowAt } from '#src/routeTable.ts'
import { aMovie } from '../support/aMovie.ts'
import { openConsole } from '../support/openConsole.tsx'
import { shippedType } from '../support/shippedType.ts'
import { startTestServer, type TestServer } from '../support/startServer.ts'

const movie = shippedType('movie')
const dawn = aMovie().named('Dawn').with({ yr: 2001, rt: 5_400 }).published().build()
const routes = extensionRoutes(extension, extension.resources ?? [])
const screenOf = (path: string) => routes.find((row) => row.path === path)!.screen

describe('an extension', () => {
  let server: TestServer
  let page: Awaited<ReturnType<typeof openConsole>>

  beforeAll(async () => {
    server = await startTestServer({
      types: [movie],
      seed: async ({ documents }) => {
        await documents.load(catalogKind(movie), [dawn])
      },
    })
  })
  afterAll(() => server.close())
  afterEach(() => page.close())

  const open = async (path: string, route: string, part: ReactNode) => {
    const shown = (
      <ExtensionsContext value={[extension]}>
        <Suspense fallback={null}>{part}</Suspense>
      </ExtensionsContext>
    )
    page = await openConsole(server, { name: 'Ann' }, `/apps/rimba-my/${path}`, { [route]: shown })
    return page
  }

  it('brings a resource of its own, in react-admin’s stock table', async () => {
    const Own = screenOf('own/setting/*')
    const { calls } = await openConsole(server, { name: 'Ann' }, '/apps', {})
    await calls.create('setting', { data: { n: 'Remembered', t: 'seen', payload: {} } })
    await open('own/setting', 'own/setting/*', <Own />)
    // While it loads there is another table, of bones.
    const remembered = await screen.findByText('Remembered')
    expect(remembered.closest('table')).toBeTruthy()
    // The words of an extension come with it, which this test does not do.
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('examples.settings.title')
  })

  it('brings a page over a generated resource, whose rows lead to the generated form', async () => {
    const Recent = screenOf('examples/recent')
    const { user, router } = await open('examples/recent', 'examples/recent', <Recent />)
    await user.click(await screen.findByText('Dawn'))
    await waitFor(() => expect(router.state.location.pathname).toBe(`/apps/rimba-my/vod/movie/${dawn.id}`))
  })

  it('makes a new title by react-admin’s own button, in the generated form', async () => {
    const { router } = await open('vod/movie/create', 'vod/movie/:contentId', <RecordScreen />)
    await waitFor(() => expect(router.state.location.pathname).toBe('/apps/rimba-my/vod/movie/add'))
  })

  it('offers its pages, its resources and its commands to the palette', async () => {
    const Ids = () => (
      <output data-testid="ids">
        {useCommandList()
          .map(({ id }) => id)
          .join(' ')}
      </output>
    )
    await open('x', 'x', [<ExtensionCommands key="commands" />, <Ids key="ids" />])
    for (const id of ['page:examples/recent', 'resource:setting', 'examples.anyFilm'])
      await waitFor(() => expect(page.getByTestId('ids').textContent).toContain(id))
  })

  it('stands in the bar of every record', async () => {
    await open(`vod/movie/${dawn.id}`, 'vod/:resourceType/:contentId', <ContentEdit />)
    expect(await screen.findByRole('button', { name: 'examples.copy.label' })).toBeTruthy()
    const { data } = await page.calls.getOne<ContentRecord>('movie', { id: dawn.id })
    expect(data.yr).toBe(2001)
  })

  it('changes a record by stock inputs, which react-admin’s own button saves through the editor', async () => {
    const { user, calls } = await open(`vod/movie/${dawn.id}`, 'vod/:resourceType/:contentId', <ContentEdit />)
    await user.click(await screen.findByRole('button', { name: 'examples.quick.open' }))
    const year = await screen.findByLabelText<HTMLInputElement>('examples.quick.year')
    expect(year.value).toBe('2001')
    const save = within(screen.getByRole('dialog')).getByRole('button', { name: 'ra.action.save' })
    expect(save).toBeDisabled()
    await user.clear(year)
    await user.type(year, '2003')
    await user.click(save)
    await waitFor(async () => {
      const { data } = await calls.getOne<ContentRecord>('movie', { id: dawn.id, meta: { st: 'draft' } })
      expect(data).toMatchObject({ st: 'draft', yr: 2003 })
    })
    await waitFor(() => expect(save).toBeDisabled())
  })
})

describe('the extensions of a console', () => {
  const kept = new Map<string, string>()
  const storage = () => ({
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, v: string) => void kept.set(key, v),
  })

  it('leave the examples out until the address asks for them, and then for the tab', async () => {
    expect((await loadExtensions(requestedExtensions({ search: '', storage }))).extensions).toEqual([])
    expect(requestedExtensions({ search: '?extensions=examples', storage })).toEqual(['examples'])
    const { extensions, isWhole } = await loadExtensions(requestedExtensions({ search: '', storage }))
    expect([extensions.map(({ name }) => name), isWhole]).toEqual([['examples'], true])
  })

  it('take no address of the console’s own', () => {
    for (const { path } of routes) expect(rowAt(`/apps/rimba-my/${path.replace('/*', '')}`)).toBeUndefined()
  })
})
