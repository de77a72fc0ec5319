import { reorder } from '@atlaskit/pragmatic-drag-and-drop/reorder'
import { createEvent, fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { renderInKit } from '#tests/support/renderInKit.tsx'
import { DragStatus } from './DragStatus.tsx'
import type { MoveKeys } from './moveKeys.ts'
import { MoveToDialog } from './MoveToDialog.tsx'
import { trackPointer } from './trackPointer.ts'
import { useDragItem } from './useDragItem.ts'
import type { ListDragging } from './useListDragging.ts'
import { useListDragging } from './useListDragging.ts'

const LINE_PX = 20

function Line({ list, name }: { list: ListDragging; name: string }) {
  const item = useDragItem<number, HTMLLIElement, HTMLButtonElement>(list, name)
  return (
    <li ref={item.box} data-landing={item.landing}>
      <button ref={item.grip} type="button" {...list.handleProps(name)}>
        {name}
      </button>
    </li>
  )
}

function Acts({ modifier = 'alt', fixed = 0 }: { modifier?: MoveKeys['modifier']; fixed?: number }) {
  const [order, setOrder] = useState(['Ferry', 'Harbour', 'Island', 'Jetty'])
  const move = (key: string, finishIndex: number) =>
    setOrder((list) => reorder({ list, startIndex: list.indexOf(key), finishIndex }))
  const list = useListDragging(
    { scope: 'act', order, fixed, nameOf: (key) => `“${key}”`, move },
    { axis: 'vertical', modifier },
  )
  return (
    <>
      <DragStatus dragging={list} />
      <ul>
        {order.map((name) => (
          <Line key={name} list={list} name={name} />
        ))}
      </ul>
      <MoveToDialog list={list} />
    </>
  )
}

const order = () => screen.getAllByRole('listitem').map((line) => line.textContent)
const grip = (name: string) => screen.getByRole('button', { name })

async function show(parts: Parameters<typeof Acts>[0] = {}) {
  await renderInKit(<Acts {...parts} />)
  return userEvent.setup({ delay: null })
}

describe('a list whose things can be moved', () => {
  it('is walked by arrows; with Alt they move, the focus stays and the new place is said', async () => {
    const user = await show()
    grip('Ferry').focus()
    await user.keyboard('{ArrowDown}{Alt>}{ArrowDown}{/Alt}')
    expect(order()).toEqual(['Ferry', 'Island', 'Harbour', 'Jetty'])
    expect(grip('Harbour')).toHaveFocus()
    expect(screen.getByRole('status')).toHaveTextContent('“Harbour” is now at place 3 of 4')
    await user.keyboard('{Alt>}{Home}{/Alt}')
    expect(order()[0]).toBe('Harbour')
    await user.keyboard('{Alt>}{ArrowUp}{/Alt}')
    expect(order(), 'there is no place above the first').toEqual(['Harbour', 'Ferry', 'Island', 'Jetty'])
  })

  it('lets a thing be picked up and put where another one is', async () => {
    const user = await show()
    grip('Jetty').focus()
    await user.keyboard('m')
    expect(screen.getByRole('status')).toHaveTextContent('You carry ““Jetty””')
    await user.keyboard('{ArrowUp}{ArrowUp}{Enter}')
    expect(order()).toEqual(['Ferry', 'Jetty', 'Harbour', 'Island'])
    await waitFor(() => expect(grip('Jetty')).toHaveFocus())
  })

  it('takes presses for picking up and putting, as touch has no keys', async () => {
    const user = await show()
    await user.click(grip('Ferry'))
    await user.click(grip('Island'))
    expect(order()).toEqual(['Harbour', 'Island', 'Ferry', 'Jetty'])
  })

  it.each(['Escape', 'button', 'itself'])('lets go of what is carried by %s', async (way) => {
    const user = await show()
    await user.click(grip('Ferry'))
    if (way === 'Escape') await user.keyboard('{ArrowDown}{Escape}')
    else await user.click(way === 'button' ? screen.getByRole('button', { name: 'Let go' }) : grip('Ferry'))
    expect(screen.getByRole('status')).toHaveTextContent('stays where it was')
    await user.click(grip('Island'))
    expect(order(), 'a press picks up again').toEqual(['Ferry', 'Harbour', 'Island', 'Jetty'])
  })

  it('moves to a place that is typed, and says which there are', async () => {
    const user = await show({ fixed: 1 })
    grip('Harbour').focus()
    await user.keyboard('{F2}')
    const place = await screen.findByRole('textbox', { name: 'Place' })
    await user.clear(place)
    await user.type(place, '1{Enter}')
    expect(screen.getByText('A whole number from 2 to 4')).toBeVisible()
    await user.clear(place)
    await user.type(place, '4{Enter}')
    await waitFor(() => expect(order()).toEqual(['Ferry', 'Island', 'Jetty', 'Harbour']))
    await waitFor(() => expect(grip('Harbour')).toHaveFocus())
  })

  it('keeps the first in its place where it is fixed, and says so to whoever carries something there', async () => {
    const user = await show({ fixed: 1, modifier: 'none' })
    grip('Harbour').focus()
    await user.keyboard('{ArrowUp}{ArrowDown}')
    expect(order()).toEqual(['Ferry', 'Island', 'Harbour', 'Jetty'])
    grip('Jetty').focus()
    await user.keyboard('m{Home}{Enter}')
    expect(screen.getByRole('status')).toHaveTextContent('“Jetty” cannot stand there')
    await user.keyboard('{ArrowDown}{Enter}')
    expect(order()).toEqual(['Ferry', 'Jetty', 'Island', 'Harbour'])
  })
})

/** What a browser hands along with a drag; jsdom has none. */
const dataTransfer = { types: [], items: [], setData: () => undefined, setDragImage: () => undefined }

describe('the pointer', () => {
  beforeEach(() => {
    // Lines of 20 px, one below the other: jsdom lays nothing out.
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function place(this: Element) {
      const at = [...(this.parentElement?.children ?? [])].indexOf(this)
      return new DOMRect(0, at * LINE_PX, 200, LINE_PX)
    })
  })
  afterEach(() => {
    vi.restoreAllMocks()
  })

  it('drags a thing by its grip to before or behind another one', async () => {
    await show()
    const lines = screen.getAllByRole('listitem')
    const [ferry, , island] = lines
    await waitFor(() => expect(ferry).toHaveAttribute('draggable', 'true'))
    document.elementFromPoint = () => grip('Ferry')
    document.elementsFromPoint = () => [grip('Ferry')]
    const send = (name: 'dragStart' | 'dragEnter' | 'dragOver' | 'drop' | 'dragEnd', on: Element, clientY: number) => {
      const event = createEvent[name](on, { dataTransfer })
      Object.defineProperties(event, { clientX: { value: 5 }, clientY: { value: clientY } })
      fireEvent(on, event)
    }
    send('dragStart', ferry as HTMLElement, 5)
    await new Promise(requestAnimationFrame)
    send('dragEnter', island as HTMLElement, 55)
    send('dragOver', island as HTMLElement, 55)
    await waitFor(() => expect(island).toHaveAttribute('data-landing', 'after'))
    send('drop', island as HTMLElement, 55)
    await waitFor(() => expect(order()).toEqual(['Harbour', 'Island', 'Ferry', 'Jetty']))
  })

  it.each([
    ['mouse', false],
    ['touch', true],
  ])('of a %s that is followed holds up touches: %s', (pointerType, isHeldUp) => {
    const element = document.createElement('div')
    const listen = vi.spyOn(element, 'addEventListener')
    const pressed = { pointerId: 1, pointerType, clientX: 5, clientY: 5 } as PointerEvent
    trackPointer(pressed, { element, onStart: () => false, onMove: () => undefined, onEnd: () => undefined })
    const names = listen.mock.calls.map(([name]) => name)
    element.dispatchEvent(Object.assign(new Event('pointerup'), { pointerId: 1 }))
    // Where touches are held up is part of what is painted: all that stands in the element would be painted anew.
    expect(names.includes('touchmove')).toBe(isHeldUp)
  })
})
