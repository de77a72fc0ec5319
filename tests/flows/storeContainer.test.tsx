import { screen, within } from '@testing-library/react'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { entriesOnWire } from '#contract/rules/storefront/wire/entryOnWire.ts'
import { Page } from '#custom/storefront/Page.tsx'
import { titlesEntry } from '../support/aStorefront.ts'
import { openConsole, type Visitor } from '../support/openConsole.tsx'
import { startTestServer, type TestServer } from '../support/startServer.ts'

const SCREENS = { 'Container/:storefrontId': <Page />, Container: <p>{'all containers'}</p> }

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const opened = (visitor: Visitor, id: string) =>
  openConsole(server, { role: 'storefront_admin', ...visitor }, `/apps/rimba-my/Container/${id}`, SCREENS)

/** A reusable container that a storefront shows in a tab. */
async function stored(): Promise<string> {
  const maker = await openConsole(server, { name: 'Maker', role: 'storefront_admin' }, '/apps/rimba-my/none', {})
  const named = (n: string) => ({ lon: [{ lang: 'en' as const, n }], prd: ['rimba-my'], st: 'draft' as const })
  const i = entriesOnWire([titlesEntry('lights')])
  const { id } = await maker.calls.createContainer({
    body: { ...named('Deepavali'), owner: 'reusable', lo: 'banner', i },
  })
  const tab = { id: 'movies', lon: [{ lang: 'en' as const, n: 'Movies' }], c: [{ id }] }
  await maker.calls.createPage({ body: { ...named('Rimba TV'), ty: 'storefront', t: [tab] } })
  maker.close()
  return id
}

describe('a container that is opened by itself', () => {
  it('is renamed and saved by its own call at its own revision, and undone behind the save', async () => {
    const id = await stored()
    const ann = await opened({ name: 'Ann' }, id)
    await ann.findByRole('heading', { level: 1, name: 'Deepavali' })
    await ann.findByText('Locked by you')
    expect(ann.queryByRole('button', { name: 'Add a container' })).toBeNull()
    expect(ann.queryByRole('button', { name: 'Share for review' })).toBeNull()
    expect(ann.getAllByRole('treeitem')).toHaveLength(1)
    const read = () => ann.calls.getContainer({ params: { id }, query: {} })
    const before = await read()
    ann.getByRole('treeitem').focus()
    await ann.user.keyboard('{F2}')
    await ann.user.clear(within(ann.getByRole('treeitem')).getByRole('textbox'))
    await ann.user.keyboard('Festival of lights{Enter}')
    await ann.user.keyboard('{Control>}s{/Control}')
    await ann.findByText('container updated sucessfully!')
    const saved = await read()
    expect(saved).toMatchObject({ lon: [{ lang: 'en', n: 'Festival of lights' }], owner: 'reusable', lo: 'banner' })
    expect(saved.rev).toBe((before.rev ?? 0) + 1)
    await ann.findByRole('heading', { level: 1, name: 'Festival of lights' })
    await ann.user.click(ann.getByRole('button', { name: /^Undo:/ }))
    await ann.user.click(ann.getByRole('button', { name: /^Save/ }))
    await expect.poll(async () => (await read()).lon).toMatchObject([{ n: 'Deepavali' }])
    ann.close()
  })

  it('is published by itself as it was saved', async () => {
    const id = await stored()
    const ann = await opened({ name: 'Ann' }, id)
    await ann.findByText('Locked by you')
    await ann.user.click(ann.getByRole('button', { name: 'Publish' }))
    // Its title is not in this catalogue, which is said first.
    await ann.user.click(await screen.findByRole('button', { name: 'Publish 1' }))
    const live = { params: { id }, query: { st: 'published' } } as const
    await expect.poll(async () => (await ann.calls.getContainer(live)).st).toBe('published')
    ann.close()
  })

  it('says where it is used, tab by tab, and offers nothing of a page to whom it does not belong', async () => {
    const id = await stored()
    const ann = await opened({ name: 'Ann' }, id)
    const use = await ann.findByRole('link', { name: 'Rimba TV' })
    expect(use.closest('li')).toHaveTextContent('Movies')
    expect(use.getAttribute('href')).toMatch(/^\/apps\/rimba-my\/storefront\//)
    await ann.findByText('Locked by you')
    ann.getByRole('treeitem').focus()
    await ann.user.keyboard('{Delete}{Control>}d{/Control}')
    expect(ann.getAllByRole('treeitem')).toHaveLength(1)
    expect(ann.getByRole('button', { name: 'Undo' })).toBeDisabled()
    ann.close()
  })

  it('is locked for whoever opens it second, who follows what the first one saves', async () => {
    const id = await stored()
    const ann = await opened({ name: 'Ann' }, id)
    await ann.findByText('Locked by you')
    const ben = await opened({ name: 'Ben' }, id)
    await ben.findAllByText('Locked by Ann')
    ann.getByRole('treeitem').focus()
    await ann.user.keyboard('{F2}')
    await ann.user.clear(within(ann.getByRole('treeitem')).getByRole('textbox'))
    await ann.user.keyboard('Lights{Enter}{Control>}s{/Control}')
    await ben.findByRole('treeitem', { name: /Lights/ })
    ann.close()
    ben.close()
  })
})
