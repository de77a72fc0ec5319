import { useTranslate } from 'ra-core'
import { useState } from 'react'
import type { KeyboardEvent } from 'react'
import type { Drop, Step } from './dragging.ts'
import { indexBeside } from './indexBeside.ts'
import type { MoveKeys } from './moveKeys.ts'
import { ariaKeysOf } from './moveKeys.ts'
import { useDragging } from './useDragging.ts'

type ListModel = {
  scope: string
  /** The keys of the things as they stand. */
  order: readonly string[]
  nameOf: (key: string) => string
  canMove?: (key: string) => boolean
  /** How many at the beginning keep their places. */
  fixed?: number
  /** The index that the thing has afterwards. */
  move: (key: string, index: number) => void
  /** Somebody goes to a thing by keys, or moves one there: where only a part is drawn, it is brought into view. */
  onReveal?: (index: number) => void
}

const byIndex = (order: readonly string[], key: string, step: Step) =>
  ({ back: order.indexOf(key) - 1, forward: order.indexOf(key) + 1, first: 0, last: order.length - 1 })[step]

/** `useDragging` for things in one row: a place is an index. Says the new place, and walks by plain arrows. */
export function useListDragging({ order, fixed = 0, onReveal, ...model }: ListModel, keys: MoveKeys) {
  const translate = useTranslate()
  const [active, setActive] = useState<string>()
  const isFixed = (key: string) => !order.includes(key) || order.indexOf(key) < fixed
  const goTo = (key: string, index: number) => {
    setActive(key)
    dragging.focus(key)
    onReveal?.(index)
  }
  const place = (key: string, wanted: number) => {
    const index = Math.min(Math.max(wanted, fixed), order.length - 1)
    if (index === order.indexOf(key)) return
    model.move(key, index)
    dragging.announce(translate('dragging.moved', { name: model.nameOf(key), place: index + 1, count: order.length }))
  }
  const dropOn = (key: string, target: string, fraction?: number): Drop<number> | undefined => {
    const from = order.indexOf(key)
    const at = order.indexOf(target)
    if (from < 0 || at < 0 || at < fixed || from === at) return undefined
    const after = fraction === undefined ? from < at : fraction >= 0.5
    return { place: indexBeside(from, at, after), landing: after ? 'after' : 'before' }
  }
  const dragging = useDragging<number>(
    {
      ...model,
      canMove: (key) => !isFixed(key) && (model.canMove?.(key) ?? true),
      dropOn,
      stepOf(key, step) {
        const index = Math.max(fixed, byIndex(order, key, step))
        return index < order.length ? index : undefined
      },
      move(key, index) {
        goTo(key, index)
        place(key, index)
      },
    },
    keys,
    (key, step) => {
      const next = order[byIndex(order, key, step)]
      if (next !== undefined) goTo(next, order.indexOf(next))
    },
  )
  return {
    ...dragging,
    order,
    fixed,
    /** Moves a thing for a button elsewhere, which keeps the focus. */
    place,
    /** The one that Tab comes to where a list is one stop. */
    stop: active !== undefined && order.includes(active) ? active : order[0],
    /** For what takes the focus for a thing: its grip. */
    handleProps: (key: string) => ({
      'aria-keyshortcuts': ariaKeysOf(keys),
      onFocus: () => setActive(key),
      onClick: () => dragging.press(key),
      onKeyDown: (event: KeyboardEvent) => void dragging.onKey(event, key),
    }),
  }
}

export type ListDragging = ReturnType<typeof useListDragging>
