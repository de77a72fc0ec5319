import { screen as page, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import axe from 'axe-core'
import { describe, expect, test, vi } from 'vitest'
import type { Curation } from '#contract/rules/storefront/curation/entry.ts'
import { renderStorefront } from '#tests/support/renderStorefront.tsx'
import { CurationDialog } from './CurationDialog.tsx'

const row = (id: string, n: string) => ({
  ...{ id, key: id, urn: 'urn:resource:catalog:movie', cty: 'movie', st: 'published', rev: 1, sides: [] },
  lon: [{ lang: 'en', n }],
})
const types = [
  { type: 'movie', area: 'vod', labels: { one: { en: 'Movie' }, many: { en: 'Movies' } }, list: { filters: [] } },
] as never

async function curate(id: string, catalogue: readonly ReturnType<typeof row>[] = []) {
  const filterContent = vi.fn(({ body }: { body: { filter?: { term?: string }[] } }) => {
    const term = body.filter?.[0]?.term?.toLowerCase() ?? ''
    const rows = catalogue.filter((one) => one.id === term || one.lon[0]?.n.toLowerCase().includes(term))
    return Promise.resolve({ rows, count: rows.length })
  })
  const drawn = await renderStorefront(<CurationDialog />, {
    calls: { filterContent } as never,
    session: { types, actor: { uid: 'ann', name: 'Ann' } as never },
  })
  drawn.act(({ openDialog }) => openDialog({ kind: 'curation', id }))
  const contentOf = (): Curation => drawn.screen().storefront.curation.get(id) ?? []
  return { ...drawn, contentOf, chosen: within(page.getByRole('region', { name: 'Chosen' })) }
}

const use = () => userEvent.click(page.getByRole('button', { name: 'Use this content' }))

describe('choosing what a container shows', () => {
  test('another source puts out what was chosen, after a question, and becomes one step when it is taken over', async () => {
    const { screen, contentOf } = await curate('spotlight')
    await userEvent.click(page.getByRole('tab', { name: /^Predefined/ }))
    await userEvent.click(page.getByRole('checkbox', { name: 'Leaving soon' }))
    expect(page.getByText('3 titles that were chosen are lost.')).toBeTruthy()
    await userEvent.click(page.getByRole('button', { name: 'Replace' }))
    expect(contentOf()).toMatchObject([{ source: 'manual' }])
    await use()
    expect(contentOf()).toEqual([{ source: 'predefined', rail: 'leaving_soon', priority: 7 }])
    expect(screen().done).toEqual(['storefront.steps.setContent'])
  })

  test('the loss is turned down, and everything is as it was', async () => {
    await curate('spotlight')
    await userEvent.click(page.getByRole('tab', { name: /^Recommended/ }))
    await userEvent.click(page.getByRole('checkbox', { name: 'Favourites' }))
    await userEvent.click(page.getByRole('button', { name: 'Cancel' }))
    expect(page.getByRole('checkbox', { name: 'Favourites' })).toHaveProperty('checked', false)
    expect(within(page.getByRole('region', { name: 'Chosen' })).getByText('Manual, 3 titles')).toBeTruthy()
  })

  test('titles are moved by keys and taken out one by one', async () => {
    const { contentOf, chosen } = await curate('spotlight')
    chosen.getByRole('button', { name: 'Move dune, place 1' }).focus()
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}')
    await userEvent.click(chosen.getByRole('button', { name: 'Remove arrival' }))
    await use()
    expect(contentOf()).toMatchObject([{ items: [{ id: 'mulan' }, { id: 'dune' }] }])
  })

  test('pasted ids and titles are told about before they are added', async () => {
    const { contentOf } = await curate('spotlight', [
      row('paddington', 'Paddington'),
      row('cosmos-1', 'Cosmos'),
      row('cosmos-2', 'Cosmos'),
      row('dune', 'Dune'),
    ])
    const box = page.getByRole('textbox', { name: 'Paste ids or titles, one a line' })
    await userEvent.click(box)
    await userEvent.paste('paddington\nCosmos\nNobody knows\ndune')
    await userEvent.click(page.getByRole('button', { name: 'Look up 4 lines' }))
    expect(await page.findByText('1 found: Paddington')).toBeTruthy()
    expect(page.getByText('1 unknown: Nobody knows')).toBeTruthy()
    expect(page.getByText('1 chosen already: dune')).toBeTruthy()
    expect(page.getByText('1 names several titles: Cosmos')).toBeTruthy()
    await userEvent.click(page.getByRole('button', { name: 'Add 1 title' }))
    await use()
    expect(contentOf()).toMatchObject([{ items: [{ id: 'dune' }, {}, {}, { id: 'paddington', name: 'Paddington' }] }])
  })

  test('what a query finds is pinned to its place', async () => {
    const { contentOf } = await curate('kids', [row('a', 'Alpha'), row('b', 'Beta')])
    await userEvent.click(await page.findByRole('button', { name: 'Beta, pinned to place 2' }))
    await use()
    expect(contentOf()).toMatchObject([{ source: 'query', pins: [{ slot: 2, item: { id: 'b' } }] }])
  })

  test('leaving with something chosen asks; discarding leaves the container as it was', async () => {
    const { screen, contentOf } = await curate('spotlight')
    await userEvent.click(page.getByRole('button', { name: 'Clear' }))
    await userEvent.click(page.getByRole('button', { name: 'Cancel' }))
    expect(page.getByRole('dialog', { name: 'Unsaved changes' })).toBeTruthy()
    await userEvent.click(page.getByRole('button', { name: 'Discard' }))
    expect(screen().dialog).toBeUndefined()
    expect(contentOf()).toMatchObject([{ source: 'manual' }])
    expect(screen().isSaved).toBe(true)
  })

  test.each(['Manual', 'Query', 'Time-based'])('is clean for axe at %s', async (source) => {
    await curate('spotlight')
    await userEvent.click(page.getByRole('tab', { name: new RegExp(`^${source}`) }))
    const { violations } = await axe.run(page.getByRole('dialog'), { rules: { 'color-contrast': { enabled: false } } })
    expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([])
  })
})
