import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { eventually } from '#tests/support/eventually.ts'
import type { ContentRow } from '#contract/schemas/contentRecord.ts'
import { ConsoleContext } from '#kit/parts/context/ConsoleContext.ts'
import type { ConsoleValue } from '#kit/parts/context/ConsoleContext.ts'
import { renderInKit } from '#tests/support/renderInKit.tsx'
import userEvent from '@testing-library/user-event'
import { createFormStore } from '../formStore.ts'
import { SchemaForm } from '../SchemaForm.tsx'
import { createReferenceLoader } from './referenceLoader.ts'

const rowOf = (id: string, n: string, more: Partial<ContentRow> = {}): ContentRow => ({
  id,
  key: `${id}-key`,
  urn: 'urn:resource:catalog:tvseries',
  cty: 'tvseries',
  st: 'published',
  rev: 1,
  sides: [{ st: 'published', key: `${id}-key`, n: 1 }],
  ct: '',
  ut: '',
  uu: '',
  lon: [{ lang: 'en', n }],
  ...more,
})

const ferry = rowOf('s1', 'The Ferry Line')
const rows = [ferry, rowOf('s2', 'Night ferry', { st: 'draft', sides: [{ st: 'draft', key: 'k', n: 1 }] })]
const deleted = rowOf('s3', 'Gone', { st: 'deleted' })

function aConsole() {
  const calls = {
    getMany: vi.fn(async (_type: string, { ids }: { ids: readonly string[] }) => ({
      data: [...rows, deleted].filter(({ id }) => ids.includes(id)),
    })),
    filterContent: vi.fn(async ({ body }: { body: { filter: { term: string }[] } }) => {
      const term = body.filter[0]?.term.toLowerCase() ?? ''
      const found = rows.filter((row) => row.lon?.[0]?.n.toLowerCase().includes(term))
      return { rows: found, count: found.length + 3 }
    }),
    imageUrl: () => '',
  }
  return { calls, value: { products: [], types: [], calls } as unknown as ConsoleValue }
}

async function aForm(property: object, value?: unknown, mode: 'edit' | 'read' = 'edit') {
  const { calls, value: session } = aConsole()
  const store = createFormStore(value === undefined ? {} : { field: value })
  const schema = { type: 'object', properties: { field: { title: 'Series', ...property } } }
  const control = { type: 'Control', scope: '#/properties/field', options: { widget: 'reference' } }
  await renderInKit(
    <ConsoleContext value={session}>
      <SchemaForm
        schema={schema}
        uiSchema={{ type: 'VerticalLayout', elements: [control] }}
        store={store}
        mode={mode}
        language="en"
        isLazy={false}
      />
    </ConsoleContext>,
  )
  return { calls, store, user: userEvent.setup({ delay: null }) }
}

const ONE = { type: 'string', 'x-refers': ['tvseries'] }
const SEVERAL = { type: 'array', items: { type: 'string', 'x-refers': ['tvseries'] } }

describe('a reference picker', () => {
  beforeEach(() => localStorage.clear())
  afterEach(() => vi.clearAllMocks())

  it('finds a document by its title on the server, and keeps its id', async () => {
    const { calls, store, user } = await aForm(ONE)
    await user.type(screen.getByRole('combobox', { name: 'Series' }), 'ferry')
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(2))
    expect(calls.filterContent).toHaveBeenCalledTimes(1)
    expect(calls.filterContent.mock.calls[0]?.[0]).toMatchObject({ body: { cty: ['tvseries'] } })
    expect(screen.getByRole('status')).toHaveTextContent('3 more fit, keep typing')
    await user.keyboard('{ArrowDown}{Enter}')
    expect(store.get('/field')).toBe('s1')
    expect(screen.getByRole('combobox', { name: 'Series' })).toHaveValue('The Ferry Line')
    expect(screen.queryByRole('listbox')).toBeNull()
  })

  it('waits for three letters, or two Chinese characters', async () => {
    const { calls, user } = await aForm(ONE)
    const input = screen.getByRole('combobox', { name: 'Series' })
    await user.type(input, 'fe')
    expect(screen.getByRole('status')).toHaveTextContent('Type three letters')
    await user.clear(input)
    await user.type(input, '渡轮')
    await waitFor(() => expect(calls.filterContent).toHaveBeenCalledTimes(1))
  })

  it('offers what was chosen last before anything is typed', async () => {
    const { user } = await aForm(ONE)
    const input = screen.getByRole('combobox', { name: 'Series' })
    await user.type(input, 'night')
    await user.click(await screen.findByRole('option', { name: /Night ferry/ }))
    await user.click(screen.getByRole('button', { name: 'Clear Series' }))
    await user.click(input)
    expect(await screen.findByText('Chosen recently')).toBeVisible()
    expect(screen.getAllByRole('option')).toHaveLength(1)
    await user.keyboard('{Escape}')
    expect(screen.queryByRole('listbox')).toBeNull()
  })

  it('empties the field when its text is emptied', async () => {
    const { store, user } = await aForm(ONE, 's1')
    const input = screen.getByRole('combobox', { name: 'Series' })
    await waitFor(() => expect(input).toHaveValue('The Ferry Line'))
    await user.clear(input)
    await user.tab()
    expect(store.get('/field')).toBeUndefined()
  })

  it.each([
    ['s3', /no longer available/],
    ['s2', /Not published yet/],
    ['nobody', /Not found/],
  ])('says what is the matter with the target %s', async (id, words) => {
    await aForm(ONE, id)
    expect(await screen.findByText(words)).toBeVisible()
  })

  it('shows titles where the form is only read, each asked for once', async () => {
    const { calls } = await aForm(SEVERAL, ['s1', 's2', 's3'], 'read')
    const group = screen.getByRole('group', { name: 'Series' })
    expect(await within(group).findByText('The Ferry Line')).toBeVisible()
    expect(within(group).getByText('Night ferry')).toBeVisible()
    expect(calls.getMany.mock.calls.map(([, { ids }]) => ids)).toEqual([['s1'], ['s2'], ['s3']])
  })

  it('adds to a list and takes from it', async () => {
    const { store, user } = await aForm(SEVERAL, ['s2'])
    await user.type(screen.getByRole('combobox'), 'ferry line')
    await user.click(await screen.findByRole('option', { name: /The Ferry Line/ }))
    expect(store.get('/field')).toEqual(['s2', 's1'])
    await user.click(screen.getByRole('button', { name: 'Remove entry 1 of Series' }))
    expect(store.get('/field')).toEqual(['s1'])
  })
})

describe('the loader of references', () => {
  it('keeps what it knows when a later call fails, and asks again on wish', async () => {
    let fails = true
    const loader = createReferenceLoader(async (id) => {
      if (fails) throw new Error('down')
      return rowOf(id, id)
    })
    loader.subscribe('a', () => undefined)
    await eventually(() => expect(loader.get('a').kind).toBe('failed'))
    fails = false
    loader.refresh('a')
    await eventually(() => expect(loader.get('a').kind).toBe('found'))
    fails = true
    loader.refresh('a')
    await eventually(() => expect(loader.get('a').kind).toBe('found'))
  })
})
