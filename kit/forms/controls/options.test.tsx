import { act, fireEvent, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { renderField, renderForm } from '#tests/support/renderForm.tsx'
import type { FormSchema } from '../schema/formSchema.ts'

describe('options of JSON Forms', () => {
  it('slider draws a number between two ends', async () => {
    const { store } = await renderField(
      { type: 'integer', minimum: 1, maximum: 5, default: 2 },
      { options: { slider: true } },
    )
    const slider = screen.getByRole('slider', { name: 'Field' })
    expect(slider).toHaveValue('2')
    expect(store.get('/field')).toBeUndefined()
    fireEvent.change(slider, { target: { value: '4' } })
    expect(store.get('/field')).toBe(4)
  })

  it('suggestion offers texts and takes any other', async () => {
    const { store, user } = await renderField({ type: 'string' }, { options: { suggestion: ['Director', 'Actor'] } })
    await user.type(screen.getByRole('combobox'), 'act{ArrowDown}{Enter}')
    expect(store.get('/field')).toBe('Actor')
  })

  it('restrict stops at the longest text, trim makes the field as wide', async () => {
    await renderField({ type: 'string', maxLength: 4 }, { options: { restrict: true, trim: true } })
    expect(screen.getByRole('textbox')).toHaveAttribute('maxlength', '4')
    expect(screen.getByRole('textbox').style.maxInlineSize).toContain('4ch')
  })

  it('hideRequiredAsterisk leaves the word away', async () => {
    const schema: FormSchema = {
      type: 'object',
      required: ['a', 'b'],
      properties: { a: { type: 'string' }, b: { type: 'string' } },
    }
    const control = (name: string, options = {}) => ({ type: 'Control', scope: `#/properties/${name}`, options })
    await renderForm({
      schema,
      uiSchema: { type: 'VerticalLayout', elements: [control('a'), control('b', { hideRequiredAsterisk: true })] },
    })
    expect(screen.getAllByText('required')).toHaveLength(1)
  })

  it('autocomplete: false makes a long choice a plain list', async () => {
    const values = Array.from({ length: 30 }, (_, n) => `v${n}`)
    await renderField({ enum: values }, { options: { autocomplete: false } })
    expect(screen.getByRole('combobox').tagName).toBe('SELECT')
  })

  it('a form of saving that is not ISO 8601 makes a date a text, so that it is saved as it is wanted', async () => {
    await renderField({ type: 'string' }, { value: '2024.02', options: { format: 'date', dateSaveFormat: 'YYYY.MM' } })
    expect(screen.getByRole('textbox')).toHaveValue('2024.02')
    expect(screen.getByRole('textbox')).toHaveAttribute('placeholder', 'YYYY.MM')
  })

  it('disableAdd, disableRemove and showSortButtons say what may be done with rows', async () => {
    const items: FormSchema = { type: 'object', properties: { n: { type: 'string', title: 'N' } } }
    await renderField(
      { type: 'array', items },
      { value: [{ n: 'a' }, { n: 'b' }], options: { disableAdd: true, disableRemove: true, showSortButtons: false } },
    )
    expect(screen.queryAllByRole('button')).toEqual([])
  })

  it('i18n keys become words where the schema carries them', async () => {
    const text = (en: string, ta: string) => ({ en, zh: en, ms: en, ta })
    const schema: FormSchema = {
      type: 'object',
      properties: { g: { type: 'string', i18n: 'person.gender', enum: ['m', 'f'] } },
      'x-words': { 'person.gender.label': text('Gender', 'பாலினம்'), 'person.gender.f': text('Woman', 'பெண்') },
    }
    const { check, store } = await renderForm({ schema, language: 'ta' })
    expect(screen.getByLabelText('பாலினம்')).toBeVisible()
    expect(screen.getByRole('option', { name: 'பெண்' })).toBeInTheDocument()
    act(check)
    expect(store.issues()).toEqual([])
  })

  it('sumOf shows the length of the segments as they stand in the form, before a save has counted it', async () => {
    const schema: FormSchema = {
      type: 'object',
      properties: {
        trt: { type: 'integer', title: 'Total', readOnly: true },
        sg: { type: 'array', items: { type: 'object', properties: {} } },
      },
    }
    const options = { widget: 'duration', readonly: true, sumOf: 'sg' }
    const segment = (ep: number) => ({ seg_ty: 'vod', ctkey: 'a', sp: 0, ep })
    const { store } = await renderForm({
      schema,
      uiSchema: { type: 'Control', scope: '#/properties/trt', options },
      values: { trt: 60_000, sg: [segment(60_000)] },
    })
    expect(screen.getByText('00:01:00')).toBeInTheDocument()
    act(() => store.set('/sg', [segment(60_000), segment(30_000)]))
    expect(screen.getByText('00:01:30')).toBeInTheDocument()
  })

  it('between shows the time from one instant to another as they stand in the form', async () => {
    const instant = { type: 'string', format: 'date-time' }
    const schema: FormSchema = {
      type: 'object',
      properties: { dur: { type: 'integer', title: 'Length', readOnly: true }, from: instant, to: instant },
    }
    const options = { widget: 'duration', readonly: true, between: ['from', 'to'] }
    const { store } = await renderForm({
      schema,
      uiSchema: { type: 'Control', scope: '#/properties/dur', options },
      values: { dur: 60_000, from: '2026-11-24T06:00:00.000Z', to: '2026-11-24T06:01:00.000Z' },
    })
    act(() => store.set('/to', '2026-11-24T08:00:00.000Z'))
    expect(screen.getByText('02:00:00')).toBeInTheDocument()
    act(() => store.set('/to', undefined))
    expect(screen.getByText('00:01:00')).toBeInTheDocument()
  })

  it('a value that can only be null is there or not', async () => {
    const { store, user } = await renderField({ type: 'null' })
    await user.click(screen.getByRole('checkbox', { name: /Empty/ }))
    expect(store.get('/field')).toBeNull()
  })

  it('a default stands pale in the empty field', async () => {
    await renderField({ type: 'integer', default: 8080 })
    expect(screen.getByRole('textbox')).toHaveAttribute('placeholder', '8080')
    expect(screen.getByRole('textbox')).toHaveValue('')
  })
})
