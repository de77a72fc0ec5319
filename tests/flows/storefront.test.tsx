import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readStorefront } from '#contract/rules/storefront/wire/readStorefront.ts'
import { treeOnWire } from '#contract/rules/storefront/wire/storefrontOnWire.ts'
import { Page } from '#custom/storefront/Page.tsx'
import { editStorefront } from '#contract/rules/storefront/model/editStorefront.ts'
import { applyCommand } from '#contract/rules/storefront/commands/applyCommand.ts'
import type { Storefront } from '#contract/rules/storefront/model/storefront.ts'
import { screen, within } from '@testing-library/react'
import { openConsole, type Visitor } from '../support/openConsole.tsx'
import { sampleStorefront } from '../support/sampleStorefront.ts'
import { startTestServer, type TestServer } from '../support/startServer.ts'

const SCREENS = { 'storefront/:storefrontId': <Page />, storefront: <p>{'all storefronts'}</p> }

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const opened = (visitor: Visitor, id: string) =>
  openConsole(server, { role: 'storefront_admin', ...visitor }, `/apps/rimba-my/storefront/${id}`, SCREENS)

/** A stored storefront with the tabs and containers of the sample. */
async function stored(): Promise<string> {
  const maker = await openConsole(server, { name: 'Maker', role: 'storefront_admin' }, '/apps/rimba-my/none', {})
  const page = await maker.calls.createPage({
    body: { ty: 'storefront', lon: [{ lang: 'en', n: 'Rimba' }], st: 'draft' },
  })
  const empty = readStorefront(page)
  const sample = sampleStorefront()
  const tree = treeOnWire(empty, editStorefront(sample, { store: { ...sample.store, id: page.id } }), 'draft')
  await maker.calls.savePageTree({ params: { id: page.id }, body: tree, query: {}, rev: page.rev })
  maker.close()
  return page.id
}

describe('the editor of a storefront', () => {
  it('saves page and containers together; what is read again is what was saved, and undo reaches behind it', async () => {
    const id = await stored()
    const ann = await opened({ name: 'Ann' }, id)
    await ann.findByRole('heading', { level: 1, name: 'Rimba MY, TV and web' })
    await ann.findByText('Locked by you')
    await ann.user.click(await ann.findByRole('button', { name: /^Remove: Deepavali ended/ }))
    await ann.user.click(await ann.findByRole('button', { name: /^Remove: Sports has no containers/ }))
    await ann.user.keyboard('{Control>}s{/Control}')
    await ann.findByText('storefront updated sucessfully!')
    const saved = readStorefront(await ann.calls.getPage({ params: { id }, query: { info: 'full' } }))
    expect(saved.tabs).toEqual(['home', 'movies'])
    expect([...saved.containers.values()].map(({ settings }) => settings.names?.[0]?.name)).not.toContain('Deepavali')
    await ann.user.click(ann.getByRole('button', { name: 'Undo: Remove tab' }))
    expect(await ann.findByText('Sports has no containers')).toBeTruthy()
    await ann.user.click(ann.getByRole('button', { name: /^Save/ }))
    await expect.poll(async () => (await ann.calls.getPage({ params: { id }, query: {} })).t?.length).toBe(3)
    ann.close()
  })

  it('shows an old version, says what it had otherwise, and brings it back as one step that can be undone', async () => {
    const id = await stored()
    const maker = await openConsole(server, { name: 'Maker', role: 'storefront_admin' }, '/apps/rimba-my/none', {})
    const read = async () => maker.calls.getPage({ params: { id }, query: { info: 'full' } })
    const publish = async (change: (page: Storefront) => Storefront) => {
      const { rev, ...page } = await read()
      const now = readStorefront({ ...page, ...(rev !== undefined && { rev }) })
      await maker.calls.savePageTree({
        params: { id },
        body: treeOnWire(now, change(now), 'published'),
        query: {},
        rev,
      })
    }
    await publish((page) => {
      const places = (page.tab.get('movies')?.containers ?? [])
        .filter((rail) => !page.curation.has(rail))
        .map((rail) => ({ tab: 'movies', id: rail }))
      return applyCommand(page, { kind: 'removeContainers', places }).storefront
    })
    await publish((page) => {
      const [rail = ''] = page.tab.get('home')?.containers ?? []
      const named = applyCommand(page, {
        ...{ kind: 'rename', target: { of: 'container', id: rail }, language: 'en', name: 'Renamed' },
      }).storefront
      return applyCommand(named, { kind: 'removeTab', id: 'movies' }).storefront
    })
    const ben = await opened({ name: 'Ben' }, id)
    await ben.findByText('Locked by you')
    await ben.user.click(await ben.findByTitle('Choose a version'))
    await ben.user.click(await screen.findByRole('menuitem', { name: /V1 - archived/ }))
    await ben.findByText('You are looking at V1 - archived')
    expect(await ben.findAllByText('Movies')).not.toHaveLength(0)
    await ben.user.click(ben.getByRole('button', { name: 'Compare' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Versions' }))
    await dialog.findByText(/Names?: .*Spotlight.* → .*Renamed/)
    await ben.user.click(dialog.getByRole('button', { name: 'Restore this version' }))
    await ben.findByRole('button', { name: 'Undo: Bring back an old version' })
    await ben.user.keyboard('{Control>}s{/Control}')
    await ben.findByText('storefront updated sucessfully!')
    const after = readStorefront(await read())
    expect([after.tabs, [...after.containers.values()].map(({ settings }) => settings.names?.[0]?.name)]).toEqual([
      ['home', 'movies', 'sports'],
      expect.arrayContaining(['Spotlight', 'Sinema Melayu']),
    ])
    ben.close()
    maker.close()
  })

  it('is locked for whoever opens it second, and follows what the first one saves', async () => {
    const id = await stored()
    const ann = await opened({ name: 'Ann' }, id)
    await ann.findByText('Locked by you')
    const ben = await opened({ name: 'Ben' }, id)
    await ben.findAllByText('Locked by Ann')
    expect(ben.queryByRole('button', { name: /^Remove: Sports/ })).toBeNull()
    await ann.user.click(await ann.findByRole('button', { name: /^Remove: Sports has no containers/ }))
    await ann.user.click(ann.getByRole('button', { name: /^Save/ }))
    await expect.poll(() => ben.queryByText('Sports has no containers')).toBeNull()
    ann.close()
    ben.close()
  })
})
