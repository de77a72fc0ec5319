import { act, fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { renderInKit } from '#tests/support/renderInKit.tsx'
import { JsonEditor } from './JsonEditor.tsx'
import type { FormSchema } from './schema/formSchema.ts'

async function edit(initial: unknown, schema?: FormSchema) {
  const onChange = vi.fn<(value: unknown) => void>()
  const onTextState = vi.fn<(state: { text: string; isValid: boolean }) => void>()
  let put: (value: unknown) => void = () => {}
  function Held() {
    const [value, setValue] = useState(initial)
    put = setValue
    const change = (next: unknown) => {
      onChange(next)
      setValue(next)
    }
    return <JsonEditor value={value} onChange={change} onTextState={onTextState} schema={schema} label="Document" />
  }
  await renderInKit(<Held />)
  const area = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Document' })
  return { area, onChange, onTextState, put: (value: unknown) => act(() => put(value)) }
}
const type = (area: HTMLElement, text: string) => fireEvent.change(area, { target: { value: text } })

describe('an editor of JSON', () => {
  it('keeps the text as it is typed, also while it is none, and hands on values only', async () => {
    const { area, onChange, onTextState } = await edit({ a: 1 })
    type(area, '{"a": 1,')
    expect(area).toHaveValue('{"a": 1,')
    expect(onChange).not.toHaveBeenCalled()
    expect(onTextState).toHaveBeenLastCalledWith({ text: '{"a": 1,', isValid: false })
    type(area, '{"a": 1, "b":   2}')
    expect(area).toHaveValue('{"a": 1, "b":   2}')
    expect(onChange).toHaveBeenLastCalledWith({ a: 1, b: 2 })
    expect(onTextState).toHaveBeenLastCalledWith({ text: '{"a": 1, "b":   2}', isValid: true })
  })

  it('says line, column and reason in words, and leads there', async () => {
    const { area } = await edit(undefined)
    type(area, '{\n  "a": 1\n  "b": 2\n}')
    expect(area).toHaveAccessibleDescription(/Line 3, column 3: a comma/)
    await userEvent.click(screen.getByRole('button', { name: /Line 3/ }))
    expect(area).toHaveFocus()
    expect(area.selectionStart).toBe(area.value.indexOf('"b"'))
  })

  it('says what a schema has against the value, with its place', async () => {
    const schema: FormSchema = { type: 'object', properties: { n: { type: 'string', maxLength: 2 } } }
    const { area, onChange } = await edit({ n: 'ok' }, schema)
    type(area, '{"n": "long"}')
    expect(area).toHaveAccessibleDescription('/n At most 2 characters')
    expect(onChange).toHaveBeenLastCalledWith({ n: 'long' })
  })

  it('follows a value that is changed from outside', async () => {
    const { area, put } = await edit({ a: 1 })
    type(area, '{"a": ')
    put({ a: 5 })
    expect(area).toHaveValue('{\n  "a": 5\n}')
  })

  it('draws only the line numbers in sight', async () => {
    const { area } = await edit(Array.from({ length: 5_000 }, (_, index) => index))
    expect(area.parentElement?.querySelectorAll('span').length).toBeLessThan(50)
  })
})
