import { screen } from '@testing-library/react'
import { createRoot } from 'react-dom/client'
import { afterEach, expect, it, vi } from 'vitest'
import { FormContext } from '../FormContext.ts'
import type { FormValue } from '../FormContext.ts'
import { createFormStore } from '../formStore.ts'
import type { FormStore } from '../formStore.ts'
import { useField } from './useField.ts'

function Input({ store }: { store: FormStore }) {
  const { value = '' } = useField('/n')
  return <input value={String(value)} onChange={({ target }) => store.set('/n', target.value)} />
}

/** As the browser types it: at the end of what stands there. */
function type(box: HTMLInputElement, letter: string) {
  const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {}
  set?.call(box, box.value + letter)
  box.dispatchEvent(new Event('input', { bubbles: true }))
}

afterEach(() => vi.unstubAllGlobals())

it('letters that are typed the moment a field stands are all kept, whenever React begins to listen', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false)
  const store = createFormStore({})
  const place = document.body.appendChild(document.createElement('div'))
  const stands = new Promise<void>((resolve) => {
    const watcher = new MutationObserver(() => (watcher.disconnect(), resolve()))
    watcher.observe(place, { childList: true })
  })
  const root = createRoot(place)
  root.render(
    <FormContext value={{ store } as FormValue}>
      <Input store={store} />
    </FormContext>,
  )
  await stands
  const box = screen.getByRole<HTMLInputElement>('textbox')
  for (const letter of 'Films') type(box, letter)
  expect(box).toHaveValue('Films')
  expect(store.get('/n')).toBe('Films')
  root.unmount()
  place.remove()
})
