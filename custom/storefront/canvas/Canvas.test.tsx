import { fireEvent, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { RailRow } from '#contract/schemas/storefront/railRow.ts'
import type { Calls } from '#kit/parts/context/providerTypes.ts'
import { renderStorefront } from '#tests/support/renderStorefront.tsx'
import { Canvas } from './Canvas.tsx'
import { CanvasProvider } from './CanvasProvider.tsx'

const row = (id: string, more: Partial<RailRow> = {}): RailRow => ({
  ...{ id, urn: 'urn:x', cty: 'movie', st: 'published', badges: [], lon: [{ lang: 'en', n: `Title ${id}` }] },
  ...more,
})

type Asked = Parameters<Calls['readRail']>[0]

/** The preview over a service whose rails are answered by what they ask for. */
async function openCanvas(
  answer: (asked: Asked) => readonly RailRow[] = ({ query }) =>
    (query?.ids ?? 'newest').split(',').map((id) => row(id)),
  surroundings: Parameters<typeof renderStorefront>[1] = {},
) {
  const asked: Asked[] = []
  const readRail = (options: Asked) => {
    asked.push(options)
    const rows = [...answer(options)]
    return Promise.resolve({ rows, count: rows.length })
  }
  const opened = await renderStorefront(
    <CanvasProvider>
      <Canvas />
    </CanvasProvider>,
    { ...surroundings, calls: { readRail: readRail as Calls['readRail'] } },
  )
  const rail = (name: RegExp) => screen.getByRole('region', { name })
  return { ...opened, asked, rail }
}

test('rails show the titles that a viewer gets, asked for without policies, page by page', async () => {
  const { asked } = await openCanvas()
  expect(await screen.findByText('Title dune')).toBeVisible()
  expect(await screen.findByText('Title kaalidas')).toBeVisible()
  expect(asked[0]).toMatchObject({
    params: { source: 'manual' },
    query: { ids: 'dune,mulan,arrival', policy_evaluate: 'false', pageNumber: 1, pageSize: 20, side: 'draft' },
  })
})

test('a click on a rail selects it, one on a title or badge leads to its field', async () => {
  const { screen: context, rail } = await openCanvas(({ query }) => [row(query?.ids ?? 'one', { badges: ['new'] })])
  await screen.findAllByText('New')
  fireEvent.click(rail(/^New arrivals/))
  expect([...context().selection]).toEqual(['new'])
  fireEvent.click(within(rail(/^New arrivals/)).getByText('New'))
  expect(context()).toMatchObject({
    request: { target: { of: 'container', id: 'new' }, field: 'tagOverlay' },
    inspectorTab: 'STYLING',
  })
  fireEvent.click(within(rail(/^New arrivals/)).getByText('New arrivals', { selector: '.heading span' }))
  expect(context().request).toMatchObject({ field: 'names' })
})

test('a tab of the preview is shown when it is pressed, and its rails take the place of the others', async () => {
  const { container } = await openCanvas()
  const tab = container.querySelector('[data-tab=movies]')
  if (!tab) throw new Error('no tab is drawn')
  fireEvent.click(tab)
  expect(screen.getByRole('region', { name: /^Sinema Melayu/ })).toBeVisible()
  expect(screen.queryByRole('region', { name: /^Spotlight/ })).toBeNull()
})

test('a rail without titles says why: hidden titles with their number, none that match, none chosen, a failure', async () => {
  let isDown = true
  const { rail } = await openCanvas(({ params, query }) => {
    if (params.source === 'predefined' && isDown) throw new Error('down')
    if (params.source === 'query')
      return query?.hidden === 'true' ? [row('a', { hidden: 'expired' }), row('b', { hidden: 'expired' })] : []
    return params.source === 'manual' ? [] : [row('x')]
  })
  expect(await screen.findByText('2 titles have expired')).toBeVisible()
  expect(within(rail(/^Spotlight/)).getByText('No title matches.')).toBeVisible()
  const again = within(rail(/^Leaving soon/)).getByRole('button', { name: 'Try again' })
  isDown = false
  fireEvent.click(again)
  expect(await within(rail(/^Leaving soon/)).findByText('Title x')).toBeVisible()
})

test('a rail that the lens does not see is a line with the reason, and asks for nothing', async () => {
  const { rail, asked } = await openCanvas()
  await screen.findByText('Title dune')
  expect(rail(/^Deepavali.*Ended/)).toHaveTextContent(/Ended/)
  expect(asked.some(({ query }) => query?.ids === 'diwali')).toBe(false)
})

test('the selected rail is moved, doubled and removed at its place', async () => {
  const { act, rail, screen: context } = await openCanvas()
  act(({ select }) => select(['new']))
  fireEvent.click(within(rail(/^New arrivals/)).getByRole('button', { name: 'Move up' }))
  const order = () => context().storefront.tab.get('home')?.containers
  expect(order()?.slice(0, 2)).toEqual(['new', 'spotlight'])
  act(({ select }) => select(['leaving']))
  fireEvent.click(within(rail(/^Leaving soon/)).getByRole('button', { name: 'Duplicate' }))
  expect(order()).toHaveLength(6)
  const [copy] = context().selection
  expect(copy).not.toBe('leaving')
})

test('arrows go from rail to rail, Enter selects, Alt moves, I lets the preview work as for viewers', async () => {
  const { rail, screen: context } = await openCanvas()
  await screen.findByText('Title dune')
  rail(/^Spotlight/).focus()
  fireEvent.keyDown(rail(/^Spotlight/), { key: 'ArrowDown' })
  expect(rail(/^New arrivals/)).toHaveFocus()
  fireEvent.keyDown(rail(/^New arrivals/), { key: 'Enter' })
  expect([...context().selection]).toEqual(['new'])
  fireEvent.keyDown(rail(/^New arrivals/), { key: 'ArrowDown', altKey: true })
  expect(context().storefront.tab.get('home')?.containers.indexOf('new')).toBe(2)
  fireEvent.keyDown(rail(/^New arrivals/), { key: 'i' })
  expect(context().interact).toBe(true)
  fireEvent.click(rail(/^Leaving soon/))
  expect([...context().selection]).toEqual(['new'])
})

test('a title that stands in two rails of the tab is marked in both, and one that stands alone in none', async () => {
  const { rail } = await openCanvas(({ params }) =>
    params.source === 'query' ? [row('twin'), row('alone')] : params.source === 'predefined' ? [row('twin')] : [],
  )
  expect(await screen.findAllByTitle(/Also in another container of this tab/)).toHaveLength(2)
  const markOf = (name: RegExp, title: string) =>
    within(rail(name)).getByText(title).closest('[data-title]')?.querySelector('.marks')?.getAttribute('title')
  expect(markOf(/^Leaving soon/, 'Title twin')).toMatch(/Also in another/)
  expect(markOf(/^New arrivals/, 'Title alone')).not.toMatch(/Also in another/)
})

test('a title without picture or name is marked, and listed with its rail', async () => {
  await openCanvas(undefined, { lens: { lang: 'ta' } })
  expect((await screen.findAllByTitle(/No name in this language/)).length).toBeGreaterThan(0)
  fireEvent.click(await screen.findByRole('button', { name: /titles lack a picture or a name/ }))
  expect(screen.getByRole('button', { name: 'Spotlight' })).toBeVisible()
})

test('a page without tabs, and a tab without rails, say what comes first', async () => {
  const { screen: context, act } = await openCanvas()
  expect(screen.queryByText('This tab has no containers yet.')).toBeNull()
  act(({ showTab }) => showTab('sports'))
  expect(screen.getByText('This tab has no containers yet.')).toBeVisible()
  fireEvent.click(screen.getByRole('button', { name: 'Add a container' }))
  expect(context().dialog).toEqual({ kind: 'gallery', tab: 'sports' })
})

test('what viewers read speaks the language of the lens, and what the editor says that of the console', async () => {
  const { rail, act } = await openCanvas(() => [row('a', { badges: ['new'] })], { lens: { lang: 'ms' } })
  expect((await screen.findAllByText('Baharu')).length).toBeGreaterThan(0)
  expect(within(rail(/^Spotlight, Banner/)).getByText('Tonton')).toBeVisible()
  act(({ setLens }) => setLens({ lang: 'en' }))
  expect(within(rail(/^Spotlight, Banner/)).getByText('Watch')).toBeVisible()
})

test('all devices are drawn in one scroll, and share what was read', async () => {
  const { asked, container } = await openCanvas(undefined, { lens: { device: 'all' } })
  expect(await screen.findAllByText('Title dune')).toHaveLength(4)
  expect(container.querySelectorAll('[data-device]')).toHaveLength(4)
  expect(asked.filter(({ query }) => query?.ids === 'dune,mulan,arrival')).toHaveLength(1)
})
