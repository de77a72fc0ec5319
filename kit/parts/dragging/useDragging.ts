import { useTranslate } from 'ra-core'
import { useEffect, useEffectEvent, useState } from 'react'
import type { KeyboardEvent } from 'react'
import type { DragModel, Landing, Step } from './dragging.ts'
import type { MoveKeys } from './moveKeys.ts'
import { moveKeyOf } from './moveKeys.ts'
import { useHandles } from './useHandles.ts'

type Walk = (key: string, step: Step) => void

/**
 * The ways to move things of a screen, all of which end in the model's `move`: by pointer (`useDragItem` for each
 * thing), by steps of keys, by picking up and putting (`M` or a press, then the target), by typing a place (`asked`).
 * The focus stays on what was moved; Escape puts back what is carried. `DragStatus` says what happens.
 */
export function useDragging<Place>(model: DragModel<Place>, keys: MoveKeys, walk?: Walk) {
  const translate = useTranslate()
  const [carried, setCarried] = useState<string>()
  const [asked, setAsked] = useState<string>()
  const [message, announce] = useState('')
  const { register, focus } = useHandles()
  const canMove = (key: string) => model.canMove?.(key) ?? true

  const move = (key: string, place: Place | undefined) => {
    if (place === undefined || !canMove(key)) return
    focus(key)
    model.move(key, place)
  }
  const cancel = () => {
    if (carried === undefined) return
    setCarried(undefined)
    announce(translate('dragging.cancelled', { name: model.nameOf(carried) }))
  }
  const pickUp = (key: string) => {
    if (!canMove(key)) return
    announce('')
    setCarried(key)
    focus(key)
  }
  /** What putting the carried thing on a target would do. */
  const landingOn = (target: string): Landing | undefined =>
    carried === undefined || carried === target ? undefined : model.dropOn(carried, target)?.landing
  const put = (target: string) => {
    if (carried === undefined) return
    if (carried === target) return cancel()
    const drop = model.dropOn(carried, target)
    if (!drop) return announce(translate('dragging.refused', { name: model.nameOf(carried) }))
    setCarried(undefined)
    move(carried, drop.place)
  }
  const ask = (key: string | undefined) => {
    if (key === undefined || canMove(key)) setAsked(key)
    if (key === undefined && asked !== undefined) focus(asked)
  }
  const step = (key: string, by: Step) => move(key, model.stepOf(key, by))
  useEscape(carried !== undefined, cancel)
  return {
    ...model,
    keys,
    canMove,
    /** The key of what has been picked up. */
    carried,
    /** The key of the thing whose place somebody types. */
    asked,
    /** What has just happened, for screen readers. */
    message,
    announce,
    register,
    focus,
    move,
    step,
    pickUp,
    put,
    landingOn,
    cancel,
    ask,
    /** A press of a handle: picks up, or puts what is carried. */
    press: (key: string) => (carried === undefined ? pickUp(key) : put(key)),
    /** Does what a key press means here; false where it means nothing. */
    onKey(event: KeyboardEvent, key: string): boolean {
      const pressed = moveKeyOf(event, keys)
      if (!pressed) return false
      if (pressed.kind === 'pickUp') pickUp(key)
      else if (pressed.kind === 'position') ask(key)
      // Where plain arrows move, they walk while something is carried.
      else if (pressed.kind === 'move' && (carried === undefined || keys.modifier !== 'none')) step(key, pressed.step)
      else if (walk) walk(key, pressed.step)
      else return false
      event.preventDefault()
      event.stopPropagation()
      return true
    },
  }
}

export type Dragging<Place> = ReturnType<typeof useDragging<Place>>

/** Escape puts back what is carried wherever the focus is, and does nothing else: a dialog around it stays open. */
function useEscape(isCarrying: boolean, cancel: () => void) {
  const onCancel = useEffectEvent(cancel)
  useEffect(() => {
    if (!isCarrying) return
    const onKeyDown = (event: globalThis.KeyboardEvent) => {
      if (event.key !== 'Escape') return
      event.preventDefault()
      event.stopPropagation()
      onCancel()
    }
    document.addEventListener('keydown', onKeyDown, { capture: true })
    return () => document.removeEventListener('keydown', onKeyDown, { capture: true })
  }, [isCarrying])
}
