import { act, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { renderField } from '#tests/support/renderForm.tsx'

const people = {
  type: 'array',
  title: 'Cast',
  maxItems: 4,
  items: {
    type: 'object',
    required: ['n'],
    properties: { n: { type: 'string', title: 'Name', maxLength: 5 }, r: { type: 'string', title: 'Role' } },
  },
}
const three = [{ n: 'Ann' }, { n: 'Ben' }, { n: 'Cy' }]
const names = () => screen.getAllByLabelText<HTMLInputElement>('Name').map((input) => input.value)
const nameOf = (row: number) => screen.getAllByLabelText('Name')[row] as HTMLElement

describe('a list of records', () => {
  it('is a table with a column per field', async () => {
    await renderField(people, { value: three })
    const table = screen.getByRole('table', { name: 'Cast' })
    expect(
      within(table)
        .getAllByRole('columnheader')
        .map((head) => head.textContent),
    ).toEqual(['Row', 'Name', 'Role', 'Actions on the row'])
    expect(names()).toEqual(['Ann', 'Ben', 'Cy'])
  })

  it('takes a new row at its end and puts the cursor into it', async () => {
    const { store, user } = await renderField(people, { value: three })
    await user.click(screen.getByRole('button', { name: 'Add Cast' }))
    await waitFor(() => expect(nameOf(3)).toHaveFocus())
    await user.keyboard('Dot')
    expect(store.get('/field/3')).toEqual({ n: 'Dot' })
    expect(screen.getByRole('status')).toHaveTextContent('Row 4 added')
  })

  it('takes no more rows than the schema allows, and says how many', async () => {
    await renderField(people, { value: [...three, { n: 'Dot' }] })
    expect(screen.getByRole('button', { name: 'Add Cast' })).toBeDisabled()
    expect(screen.getByText('No more than 4 rows')).toBeVisible()
  })

  it('loses a row by its button and leaves the cursor where work goes on', async () => {
    const { store, user } = await renderField(people, { value: three })
    await user.click(screen.getByRole('button', { name: 'Remove Cast 2' }))
    expect(store.get('/field')).toEqual([{ n: 'Ann' }, { n: 'Cy' }])
    await waitFor(() => expect(nameOf(1)).toHaveFocus())
  })

  it('puts a removed row back where it was, until something else is done with the rows', async () => {
    const { store, user } = await renderField(people, { value: three })
    await user.click(screen.getByRole('button', { name: 'Remove Cast 2' }))
    await user.click(screen.getByRole('button', { name: 'Put the row back' }))
    expect(store.get('/field')).toEqual(three)
    expect(screen.queryByRole('button', { name: 'Put the row back' })).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Remove Cast 1' }))
    await user.click(screen.getByRole('button', { name: 'Move Cast 1 down' }))
    expect(screen.queryByRole('button', { name: 'Put the row back' })).toBeNull()
  })

  it('duplicates a row below it, as a row of its own', async () => {
    const { store, user } = await renderField(people, { value: three })
    await user.click(screen.getByRole('button', { name: 'Duplicate Cast 1' }))
    await waitFor(() => expect(nameOf(1)).toHaveFocus())
    await user.keyboard('!')
    expect(names()).toEqual(['Ann', 'Ann!', 'Ben', 'Cy'])
    expect(store.get('/field/1')).not.toBe(store.get('/field/0'))
    expect(screen.queryByRole('button', { name: /^Duplicate/ })).toBeNull()
  })

  it('is duplicated and loses rows by keys too, where the list allows it', async () => {
    const { store, user } = await renderField({ ...people, maxItems: 5 }, { value: three })
    await user.click(nameOf(1))
    await user.keyboard('{Alt>}{Shift>}{ArrowDown}{/Shift}{/Alt}')
    expect(store.get('/field')).toEqual([{ n: 'Ann' }, { n: 'Ben' }, { n: 'Ben' }, { n: 'Cy' }])
    await user.click(nameOf(0))
    await user.keyboard('{Alt>}{Delete}{/Alt}')
    expect(store.get('/field')).toEqual([{ n: 'Ben' }, { n: 'Ben' }, { n: 'Cy' }])
  })

  it.each([
    [{ minItems: 2, maxItems: 4 }, '2 to 4 rows'],
    [{ minItems: 1, maxItems: undefined }, 'At least 1 row'],
    [{ minItems: 5, maxItems: 5 }, 'Exactly 5 rows'],
    [{ uniqueItems: true }, 'Up to 4 rows · None twice'],
  ])('says in words what %j asks of its rows', async (limits, words) => {
    await renderField({ ...people, ...limits }, { value: three })
    expect(screen.getByText(words)).toBeVisible()
  })

  it('moves rows by button and by Alt with the arrows; typed text and cursor go along', async () => {
    const { store, user } = await renderField(people, { value: three })
    await user.click(screen.getByRole('button', { name: 'Move Cast 1 down' }))
    expect(names()).toEqual(['Ben', 'Ann', 'Cy'])
    await user.click(nameOf(2))
    await user.keyboard('!{Alt>}{ArrowUp}{ArrowUp}{/Alt}')
    expect(names()).toEqual(['Cy!', 'Ben', 'Ann'])
    expect(document.activeElement).toHaveValue('Cy!')
    expect(store.undo()).toBe('/field')
  })

  it('says at the cell what is wrong in it', async () => {
    const { user, check } = await renderField(people, { value: three })
    await user.type(nameOf(1), 'jamin')
    act(check)
    expect(nameOf(1)).toBeInvalid()
    expect(nameOf(1)).toHaveAccessibleDescription('At most 5 characters')
    expect(nameOf(0)).toBeValid()
  })

  it('is read as text without buttons', async () => {
    await renderField(people, { value: three, mode: 'read' })
    expect(screen.queryByRole('button')).toBeNull()
    expect(screen.queryByRole('textbox')).toBeNull()
    expect(screen.getByText('Ben')).toBeVisible()
  })

  it('shows fields that have no column when the row is opened', async () => {
    const rich = {
      ...people,
      items: {
        type: 'object',
        properties: {
          n: { type: 'string', title: 'Name' },
          t: { type: 'array', title: 'Tags', items: { type: 'string' } },
        },
      },
    }
    const { store, user } = await renderField(rich, { value: three, options: { widget: 'table' } })
    expect(screen.queryByLabelText('Tags')).toBeNull()
    await user.click(screen.getAllByRole('button', { name: 'More fields of this row' })[1] as HTMLElement)
    await user.type(screen.getByLabelText('Tags'), 'a{Enter}')
    expect(store.get('/field/1')).toEqual({ n: 'Ben', t: ['a'] })
  })

  it('of 900 rows draws only those in sight', async () => {
    vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(480)
    vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(38)
    const many = { ...people, maxItems: 1000 }
    await renderField(many, { value: Array.from({ length: 900 }, (_, index) => ({ n: `P${index}` })) })
    expect(screen.getByRole('table')).toHaveAttribute('aria-rowcount', '901')
    expect(screen.getAllByLabelText('Name').length).toBeLessThan(60)
    vi.restoreAllMocks()
  })
})

describe('rows of a spreadsheet', () => {
  const streams = {
    type: 'array',
    title: 'Streams',
    maxItems: 3,
    items: {
      type: 'object',
      properties: {
        reg: { type: 'string', title: 'Region', maxLength: 3 },
        pmy: { type: 'boolean', title: 'Primary' },
        kind: { type: 'string', title: 'Kind', enum: ['dash', 'hls'], 'x-enum': { dash: { en: 'MPEG-DASH' } } },
        mu: { type: 'string', title: 'Address', maxLength: 2000 },
      },
    },
  }
  const options = { widget: 'table', columns: ['mu', 'reg', 'pmy', 'kind'] }
  const cell = (name: string, row: number) => screen.getAllByLabelText(name)[row] as HTMLElement

  it('have the columns that the form names, in its order', async () => {
    await renderField(streams, { value: [{ mu: 'a' }], options })
    const heads = screen.getAllByRole('columnheader').map((head) => head.textContent)
    expect(heads.slice(1, -1)).toEqual(['Address', 'Region', 'Primary', 'Kind'])
  })

  it('are pasted from the cell on, with new rows as far as the list takes them, in one step', async () => {
    const { store, user } = await renderField(streams, { value: [{ mu: 'a', reg: 'my' }], options })
    await user.click(cell('Region', 0))
    await user.paste('sg\tyes\tmpeg-dash\r\nth\tno\thls\r\nid\t\t\r\nvn\t\t\r\n')
    expect(store.get('/field')).toEqual([
      { mu: 'a', reg: 'sg', pmy: true, kind: 'dash' },
      { reg: 'th', pmy: false, kind: 'hls' },
      { reg: 'id' },
    ])
    expect(screen.getByRole('status')).toHaveTextContent('3 rows pasted')
    act(() => void store.undo())
    expect(store.get('/field')).toEqual([{ mu: 'a', reg: 'my' }])
  })

  it('keep what cannot be read, with the mistake at its cell', async () => {
    const { store, user } = await renderField(streams, { value: [{}], options })
    await user.click(cell('Region', 0))
    await user.paste('Malaysia\tno\tsmooth')
    expect(store.get('/field')).toEqual([{ reg: 'Malaysia', pmy: false, kind: 'smooth' }])
    await waitFor(() => expect(cell('Region', 0)).toBeInvalid())
    expect(cell('Kind', 0)).toBeInvalid()
  })

  it('of one cell are pasted as any text', async () => {
    const { store, user } = await renderField(streams, { value: [{ reg: 'm' }], options })
    await user.click(cell('Region', 0))
    await user.paste('y')
    expect(store.get('/field')).toEqual([{ reg: 'my' }])
  })
})

describe('a list on cards', () => {
  const windows = {
    type: 'array',
    title: 'Windows',
    items: {
      type: 'object',
      properties: {
        sku: { type: 'string', title: 'SKU' },
        tags: { type: 'array', title: 'Tags', items: { type: 'string' } },
      },
    },
  }

  it('has a card for each row, named by the property that the UI schema names', async () => {
    const { store, user } = await renderField(windows, {
      value: [{ sku: 'A' }, { sku: 'B' }],
      options: { elementLabelProp: 'sku' },
    })
    const card = screen.getByRole('group', { name: 'B' })
    await user.type(within(card).getByLabelText('SKU'), '2')
    expect(store.get('/field/1/sku')).toBe('B2')
    expect(screen.getByRole('group', { name: 'B2' })).toBeVisible()
  })

  it('of plain values that are no texts is a table of one column', async () => {
    const { store, user } = await renderField(
      { type: 'array', title: 'Numbers', items: { type: 'number' } },
      { value: [1] },
    )
    await user.click(screen.getByRole('button', { name: 'Add Numbers' }))
    await waitFor(() => expect(screen.getAllByRole('textbox')[1]).toHaveFocus())
    await user.keyboard('22')
    expect(store.get('/field')).toEqual([1, 22])
  })
})
