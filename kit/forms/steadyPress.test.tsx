import { fireEvent } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { steadyPress } from './steadyPress.ts'

let form: HTMLElement
let stop: () => void
const pressed = vi.fn()
const byId = (id: string) => document.getElementById(id) as HTMLElement

beforeEach(() => {
  document.body.innerHTML = '<form><p id="row"><input id="flag" type="checkbox"><span id="beside">x</span></p></form>'
  form = document.querySelector('form') as HTMLElement
  stop = steadyPress(form)
  byId('flag').addEventListener('click', pressed)
})
afterEach(() => {
  stop()
  document.body.replaceChildren()
  pressed.mockReset()
})

/** A press on the flag that the browser ends on another element: the page moved under the pointer, or the pointer did. */
function press(endsOn: string, to = { clientX: 10, clientY: 10 }) {
  fireEvent.pointerDown(byId('flag'), { button: 0, clientX: 10, clientY: 10 })
  fireEvent.click(byId(endsOn), { detail: 1, ...to })
}

it('a press counts for what it began on when the page moves under the pointer', () => {
  press('row')
  expect(pressed).toHaveBeenCalledTimes(1)
  expect(byId('flag')).toBeChecked()
})

it('a press that stays where it is counts once', () => {
  press('flag')
  expect(pressed).toHaveBeenCalledTimes(1)
})

it('a pointer that is drawn away takes its press back', () => {
  press('row', { clientX: 10, clientY: 40 })
  expect(pressed).not.toHaveBeenCalled()
})

it('a click without a press of its own is left alone', () => {
  press('flag')
  fireEvent.click(byId('beside'), { detail: 1, clientX: 10, clientY: 10 })
  expect(pressed).toHaveBeenCalledTimes(1)
})
