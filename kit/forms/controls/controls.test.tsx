import { act, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { renderField } from '#tests/support/renderForm.tsx'

const input = () => screen.getByLabelText<HTMLInputElement>('Field')

describe('a text', () => {
  it('goes into the form letter by letter, and out of it when it is emptied', async () => {
    const { store, user } = await renderField({ type: 'string' })
    await user.type(input(), 'Up')
    expect(store.values()).toEqual({ field: 'Up' })
    await user.clear(input())
    expect(store.values()).toEqual({})
  })

  it('shows what is wrong once it was changed, joined to the input, and keeps what was typed', async () => {
    const { user, check } = await renderField({ type: 'string', maxLength: 3 })
    await user.type(input(), 'Four!')
    act(check)
    expect(input()).toBeInvalid()
    expect(input()).toHaveAccessibleDescription('At most 3 characters')
    expect(input()).toHaveValue('Four!')
  })

  it('says in the interface language what is wrong', async () => {
    const { user, check } = await renderField({ type: 'string', maxLength: 3 }, { language: 'ms' })
    await user.type(input(), 'Four!')
    act(check)
    expect(screen.getByText('Selebih-lebihnya 3 aksara')).toBeVisible()
  })

  it('is called and explained in the interface language', async () => {
    const words = (en: string, ta: string) => ({ en, zh: en, ms: en, ta })
    const schema = { type: 'string', 'x-label': words('Year', 'ஆண்டு'), 'x-help': words('Of release', 'வெளியீடு') }
    await renderField(schema, { language: 'ta' })
    expect(screen.getByLabelText('ஆண்டு')).toHaveAccessibleDescription('வெளியீடு')
  })

  it('of several lines goes into a text area', async () => {
    await renderField({ type: 'string', maxLength: 4000 }, { value: 'One\nTwo' })
    expect(input().tagName).toBe('TEXTAREA')
  })

  it('that nobody types is shown as text', async () => {
    await renderField({ type: 'string', readOnly: true }, { value: 'abc' })
    expect(screen.queryByRole('textbox')).toBeNull()
    expect(screen.getByRole('group', { name: 'Field' })).toHaveTextContent('abc')
  })
})

describe('a number', () => {
  it('takes digits only', async () => {
    const { store, user } = await renderField({ type: 'integer', minimum: 0 })
    await user.type(input(), '-1a9.8９')
    expect(input()).toHaveValue('1989')
    expect(store.get('/field')).toBe(1989)
  })

  it('takes a sign and a point where the schema does', async () => {
    const { store, user } = await renderField({ type: 'number' })
    await user.type(input(), '-0.50')
    expect(input()).toHaveValue('-0.50')
    expect(store.get('/field')).toBe(-0.5)
    await user.tab()
    expect(input()).toHaveValue('-0.5')
  })

  it('keeps a sign alone as text and says that it is no number, once the field is left', async () => {
    const { store, user } = await renderField({ type: 'number' })
    await user.type(input(), '-')
    expect(input()).toBeValid()
    await user.tab()
    expect(input()).toBeInvalid()
    expect(input()).toHaveValue('-')
    expect(store.issues()).toMatchObject([{ keyword: 'type.number' }])
  })

  it.each([
    ['150', 100],
    ['7', 7],
    ['0', undefined],
  ])('of percent typed as %s is %s', async (typed, value) => {
    const { store, user } = await renderField({ type: 'integer', 'x-unit': '%' })
    await user.click(input())
    await user.paste(typed)
    expect(store.get('/field')).toBe(value)
  })

  it('of milliseconds is typed as a length of time', async () => {
    const { store, user } = await renderField({ type: 'integer', 'x-unit': 'ms' }, { value: 60_000 })
    expect(input()).toHaveValue('00:01:00')
    await user.clear(input())
    await user.type(input(), '116 min')
    expect(store.get('/field')).toBe(6_960_000)
    await user.tab()
    expect(input()).toHaveValue('01:56:00')
  })
})

describe('yes or no', () => {
  it('is a box, or a switch where asked for, and absent until it is touched', async () => {
    const { store, user } = await renderField({ type: 'boolean' }, { options: { widget: 'switch' } })
    const mark = screen.getByRole('switch', { name: 'Field' })
    expect(store.values()).toEqual({})
    await user.click(mark)
    expect(store.get('/field')).toBe(true)
    await user.keyboard(' ')
    expect(store.get('/field')).toBe(false)
  })
})

describe('a choice', () => {
  const colours = {
    type: 'string',
    enum: ['r', 'g'],
    'x-enum': { r: { en: 'Red', zh: '红' }, g: { en: 'Green', zh: '绿' } },
  }

  it('offers the words of the values, and nothing', async () => {
    const { store, user } = await renderField(colours as never)
    await user.selectOptions(screen.getByRole('combobox'), 'Green')
    expect(store.get('/field')).toBe('g')
    await user.selectOptions(screen.getByRole('combobox'), '')
    expect(store.values()).toEqual({})
  })

  it('keeps a stored value that is no longer offered', async () => {
    await renderField(colours as never, { value: 'mauve' })
    expect(screen.getByRole<HTMLSelectElement>('combobox').selectedOptions[0]).toHaveTextContent('mauve')
  })

  it('is a row of radio buttons where asked for', async () => {
    const { store, user } = await renderField(colours as never, { options: { format: 'radio' } })
    await user.click(screen.getByRole('radio', { name: 'Red' }))
    expect(store.get('/field')).toBe('r')
  })

  it('of many is found by typing and taken by Enter', async () => {
    const many = { type: 'string', enum: Array.from({ length: 40 }, (_, index) => `Genre ${index}`) }
    const { store, user } = await renderField(many)
    await user.type(screen.getByRole('combobox'), 'genre 31')
    expect(screen.getAllByRole('option')).toHaveLength(1)
    await user.keyboard('{ArrowDown}{Enter}')
    expect(store.get('/field')).toBe('Genre 31')
    expect(screen.queryByRole('listbox')).toBeNull()
  })

  it('of many is the first that matches what was typed, by Enter alone', async () => {
    const many = { type: 'string', enum: Array.from({ length: 40 }, (_, index) => `Genre ${index}`) }
    const { store, user } = await renderField(many)
    await user.type(screen.getByRole('combobox'), 'genre 3{Enter}')
    expect(store.get('/field')).toBe('Genre 3')
    await user.clear(screen.getByRole('combobox'))
    await user.keyboard('{Enter}')
    expect(store.get('/field')).toBe('Genre 3')
  })

  it('of many is what was typed out in full, once the field is left', async () => {
    const many = { type: 'string', enum: Array.from({ length: 40 }, (_, index) => `Genre ${index}`) }
    const { store, user } = await renderField(many)
    await user.type(screen.getByRole('combobox'), 'genre 3')
    await user.tab()
    expect(store.get('/field')).toBe('Genre 3')
    await user.type(screen.getByRole('combobox'), '{Control>}a{/Control}genre 31{Escape}')
    await user.tab()
    expect(store.get('/field'), 'taken back by Escape').toBe('Genre 3')
  })

  it('of many closes by Escape and stays as it was', async () => {
    const many = { type: 'string', enum: Array.from({ length: 40 }, (_, index) => `Genre ${index}`) }
    const { store, user } = await renderField(many, { value: 'Genre 3' })
    await user.type(screen.getByRole('combobox'), 'zzz')
    expect(screen.getByText('Nothing matches')).toBeVisible()
    await user.keyboard('{Escape}')
    await user.tab()
    expect(screen.getByRole('combobox')).toHaveValue('Genre 3')
    expect(store.get('/field')).toBe('Genre 3')
  })

  it('of several is boxes to tick', async () => {
    const several = { type: 'array', uniqueItems: true, items: colours }
    const { store, user } = await renderField(several as never, { value: ['g'] })
    await user.click(screen.getByRole('checkbox', { name: 'Red' }))
    expect(store.get('/field')).toEqual(['g', 'r'])
    await user.click(screen.getByRole('checkbox', { name: 'Red' }))
    await user.click(screen.getByRole('checkbox', { name: 'Green' }))
    expect(store.values()).toEqual({})
  })
})

describe('tags', () => {
  const tags = { type: 'array', items: { type: 'string', maxLength: 5 } }

  it('are taken by Enter, by comma, and when the field is left; none stands twice', async () => {
    const { store, user } = await renderField(tags)
    await user.type(input(), 'a{Enter}b,a,c')
    await user.tab()
    expect(store.get('/field')).toEqual(['a', 'b', 'c'])
  })

  it('are pasted line by line', async () => {
    const { store, user } = await renderField(tags)
    await user.click(input())
    await user.paste('one\ntwo, three')
    expect(store.get('/field')).toEqual(['one', 'two', 'three'])
  })

  it('are removed by Backspace, by their button, and by the keyboard from among the others', async () => {
    const { store, user } = await renderField(tags, { value: ['a', 'b', 'c', 'd'] })
    await user.click(input())
    await user.keyboard('{Backspace}')
    expect(store.get('/field')).toEqual(['a', 'b', 'c'])
    await user.click(screen.getByRole('button', { name: 'Remove c' }))
    await user.click(input())
    await user.keyboard('{ArrowLeft}{ArrowLeft}{Delete}')
    expect(store.get('/field')).toEqual(['b'])
    expect(input()).toHaveFocus()
  })

  it('say what is wrong with one of them', async () => {
    const { user, check } = await renderField(tags)
    await user.type(input(), 'far too long{Enter}')
    act(check)
    expect(screen.getByText('At most 5 characters')).toBeVisible()
  })

  it('of products are chosen by name', async () => {
    const { store, user } = await renderField(tags, { options: { widget: 'tags', source: 'products' } })
    await user.type(screen.getByRole('combobox'), 'rimba s{ArrowDown}{Enter}')
    expect(store.get('/field')).toEqual(['rimba-sg'])
    expect(screen.getByRole('button', { name: 'Remove Rimba SG' })).toBeVisible()
  })
})

describe('a date', () => {
  it('is typed as the console shows it, in the viewer’s zone', async () => {
    const { store, user } = await renderField({ type: 'string', format: 'date-time' })
    await user.type(input(), '24 nov 2026 20:31')
    expect(store.get('/field')).toBe('2026-11-24T12:31:00.000Z')
    await user.tab()
    expect(input()).toHaveValue('24 Nov 2026 20:31')
    expect(input().parentElement).toHaveAttribute('title', 'Asia/Kuala_Lumpur, UTC+8')
  })

  it('that is none stays as it was typed, is an error once the field is left, and may be mended', async () => {
    const { store, user } = await renderField({ type: 'string', format: 'date' }, { value: '2024-05-09' })
    await user.clear(input())
    await user.type(input(), '31 Febr')
    expect(input()).toBeValid()
    await user.tab()
    expect(input()).toBeInvalid()
    expect(input()).toHaveValue('31 Febr')
    expect(screen.getByText('Invalid date')).toBeVisible()
    expect(screen.getByText('Type 24 Nov 2026')).toBeVisible()
    await user.clear(input())
    await user.type(input(), '28 Feb 2025')
    expect(store.values()).toEqual({ field: '2025-02-28' })
    expect(input()).toBeValid()
  })

  it('without a time is the same day in every zone', async () => {
    await renderField({ type: 'string', format: 'date' }, { value: '2024-05-09' })
    expect(input()).toHaveValue('09 May 2024')
  })

  it('is picked from a calendar that the keyboard opens', async () => {
    const { store, user } = await renderField({ type: 'string', format: 'date' }, { value: '2024-05-09' })
    await user.click(input())
    await user.keyboard('{Alt>}{ArrowDown}{/Alt}')
    await user.click(await screen.findByRole('gridcell', { name: '17' }))
    expect(store.get('/field')).toBe('2024-05-17')
  })
})

describe('the calendar of an instant', () => {
  it('keeps the time when another day is picked, and takes a typed time', async () => {
    const { store, user } = await renderField(
      { type: 'string', format: 'date-time' },
      { value: '2026-11-24T12:31:00.000Z' },
    )
    await user.click(screen.getByRole('button', { name: 'Open the calendar for Field' }))
    await user.click(await screen.findByRole('gridcell', { name: '25' }))
    expect(store.get('/field')).toBe('2026-11-25T12:31:00.000Z')
    const time = screen.getByRole('textbox', { name: 'Time' })
    await user.clear(time)
    await user.type(time, '9:05')
    expect(store.get('/field')).toBe('2026-11-25T01:05:00.000Z')
    await user.click(screen.getByRole('button', { name: 'Clear' }))
    expect(store.values()).toEqual({})
  })
})

describe('an address', () => {
  it('can be opened only when it is http or https', async () => {
    const { user } = await renderField({ type: 'string', format: 'uri' }, { value: 'https://example.org/a' })
    expect(screen.getByRole('link')).toHaveAttribute('href', 'https://example.org/a')
    await user.clear(input())
    await user.type(input(), 'javascript:alert(1)')
    expect(screen.queryByRole('link')).toBeNull()
  })
})

describe('a time zone', () => {
  it('is found by its city and shown with its offset', async () => {
    const { store, user } = await renderField({ type: 'string' }, { options: { widget: 'timeZone' } })
    await user.type(input(), 'kuala')
    await user.keyboard('{Enter}')
    expect(store.get('/field')).toBe('Asia/Kuala_Lumpur')
    expect(input()).toHaveValue('Kuala Lumpur · UTC+8 · Asia/Kuala_Lumpur')
  })
  it('is replaced by what is typed, whether one came by the keyboard or by a click', async () => {
    const { store, user } = await renderField({ type: 'string' }, { options: { widget: 'timeZone' }, value: 'UTC' })
    await user.tab()
    await user.keyboard('tokyo{Enter}')
    expect(store.get('/field')).toBe('Asia/Tokyo')
    await user.tab()
    await user.click(input())
    await user.keyboard('kuala{Enter}')
    expect(store.get('/field')).toBe('Asia/Kuala_Lumpur')
  })
})

describe('what cannot be drawn', () => {
  it('is edited as JSON, and what is no JSON stays as it was typed', async () => {
    const { store, user } = await renderField({}, { value: { a: 1 } })
    await user.clear(input())
    await user.click(input())
    await user.paste('{"a": [2')
    await user.tab()
    expect(screen.getByText(/^Line 1, column 9: the text ends too early/)).toBeVisible()
    expect(store.get('/field')).toBeUndefined()
    await user.click(input())
    await user.paste(']}')
    expect(store.get('/field')).toEqual({ a: [2] })
  })

  it('is a field also when its widget is unknown', async () => {
    await renderField({ type: 'string' }, { value: 'abc', options: { widget: 'hologram' } })
    expect(input()).toHaveValue('abc')
  })

  it('is a constant: there or not there', async () => {
    const { store, user } = await renderField({ const: 'film', title: 'Film' })
    await user.click(screen.getByRole('checkbox'))
    expect(store.get('/field')).toBe('film')
  })
})
