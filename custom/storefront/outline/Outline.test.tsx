import { screen as page } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import axe from 'axe-core'
import { beforeEach, expect, test } from 'vitest'
import { aContainer, aStorefront, aTab } from '#tests/support/aStorefront.ts'
import { renderStorefront } from '#tests/support/renderStorefront.tsx'
import { clipboardStore } from '../model/clipboardStore.ts'
import { Outline } from './Outline.tsx'

beforeEach(() => clipboardStore.set(undefined))

const item = (name: RegExp) => page.getByRole('treeitem', { name })
const press = (keys: string) => userEvent.keyboard(keys)

async function drawn() {
  const rendered = await renderStorefront(<Outline />)
  const inside = (tab: string) => rendered.screen().storefront.tab.get(tab)?.containers
  return { ...rendered, inside }
}

test('each line says its kind, whose it is, its dates and what is wrong with it', async () => {
  const { container } = await drawn()
  expect(item(/^Deepavali, carousel, from .*, until .*, Ended .*, \d problems?$/)).toBeTruthy()
  expect(page.getAllByRole('treeitem', { name: /^New arrivals, rectangular, reusable/ })).toHaveLength(2)
  expect(item(/^Home, tab/).getAttribute('aria-expanded')).toBe('true')
  const { violations } = await axe.run(container, { rules: { region: { enabled: false } } })
  expect(violations.map(({ id }) => id)).toEqual([])
})

test('containers are moved within their tab and to the next one by keys', async () => {
  const { inside, screen } = await drawn()
  await userEvent.click(item(/^Leaving soon/))
  await press('{Alt>}{ArrowUp}{/Alt}')
  expect(inside('home')).toEqual(['spotlight', 'leaving', 'new', 'tamil', 'deepavali'])
  await press('{Alt>}{ArrowDown}{ArrowDown}{/Alt}')
  expect(inside('home')).toEqual(['spotlight', 'new', 'tamil', 'leaving', 'deepavali'])
  await press('{Alt>}{ArrowRight}{/Alt}')
  expect(inside('movies')).toEqual(['malay', 'chinese', 'kids', 'new', 'leaving'])
  expect(screen().done).toHaveLength(4)
})

test('the tree is walked by keys, and several lines are chosen at once', async () => {
  const { screen } = await drawn()
  await userEvent.click(item(/^Home, tab/))
  await press('{ArrowDown}{ArrowDown}{Shift>}{ArrowDown}{/Shift}')
  expect(screen().selection).toEqual(new Set(['new', 'leaving']))
  await press('s')
  expect(screen().selection).toEqual(new Set(['malay']))
  await press('{End}')
  expect(screen()).toMatchObject({ selection: new Set(['sports']), shownTab: 'sports' })
  await press('{Home}{ArrowLeft}')
  expect(page.queryByRole('treeitem', { name: /^Spotlight/ })).toBeNull()
})

test('what is copied is pasted as containers of their own, also into another page', async () => {
  const { inside, screen } = await drawn()
  await userEvent.click(item(/^Spotlight/))
  await press('{Control>}c{/Control}{End}{Control>}v{/Control}')
  const [copy] = inside('sports') ?? []
  expect(copy).toBeDefined()
  expect(screen().storefront.curation.get(copy ?? '')).toEqual(screen().storefront.curation.get('spotlight'))
  const other = await drawn()
  expect(other.screen().clipboard?.added).toHaveLength(1)
})

test('a line is duplicated, renamed and removed by keys, and the focus goes on to the next', async () => {
  const { inside, screen } = await drawn()
  await userEvent.click(item(/^Sinema Melayu/))
  await press('{Control>}d{/Control}')
  expect(inside('movies')).toHaveLength(5)
  await press('{F2}')
  await userEvent.clear(page.getByRole('textbox', { name: 'Name' }))
  await press('Malay films{Enter}')
  expect(item(/^Malay films/)).toBe(document.activeElement)
  await press('{Delete}')
  expect(screen().storefront.containers.has('malay')).toBe(false)
  expect(document.activeElement?.getAttribute('role')).toBe('treeitem')
})

test('a search leaves what has the words in its name, with its tab', async () => {
  await drawn()
  await userEvent.click(page.getByRole('button', { name: 'Search the outline' }))
  await press('kids')
  expect(page.getAllByRole('treeitem').map((one) => one.getAttribute('aria-label')?.split(',')[0])).toEqual([
    'Movies',
    'Kids',
  ])
})

test('a large page opens with the tab that is shown alone, and what is chosen elsewhere unfolds its own', async () => {
  const many = Array.from({ length: 301 }, (_, nth) => `rail${nth}`)
  const tabs = [aTab('home', ['first']), aTab('movies', many), aTab('sports', ['last'])]
  const storefront = aStorefront(
    tabs,
    ['first', ...many, 'last'].map((id) => aContainer(id)),
  )
  const { act } = await renderStorefront(<Outline />, { storefront })
  const open = () => page.getAllByRole('treeitem').map((line) => line.dataset.key)
  expect(open()).toEqual(['home', 'home/first', 'movies', 'sports'])
  act(({ showTab, select }) => {
    showTab('sports')
    select(['last'])
  })
  expect(open()).toEqual(['home', 'home/first', 'movies', 'sports', 'sports/last'])
})
