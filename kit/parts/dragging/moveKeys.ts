import { readingKey } from '../keys/readingKey.ts'
import type { Step } from './dragging.ts'

/** How a list lies, and what is held down while arrows move a thing; without a modifier plain arrows do. */
export type MoveKeys = { axis: 'vertical' | 'horizontal'; modifier: 'alt' | 'ctrlShift' | 'none' }

type MoveKey = { kind: 'move' | 'walk'; step: Step } | { kind: 'pickUp' } | { kind: 'position' }

type Pressed = { key: string; altKey: boolean; ctrlKey: boolean; shiftKey: boolean; metaKey: boolean }

const STEPS: Readonly<Record<MoveKeys['axis'], Readonly<Record<string, Step>>>> = {
  vertical: { ArrowUp: 'back', ArrowDown: 'forward', Home: 'first', End: 'last' },
  horizontal: { ArrowLeft: 'back', ArrowRight: 'forward', Home: 'first', End: 'last' },
}
const HELD = { alt: ['Alt'], ctrlShift: ['Control', 'Shift'], none: [] } as const

/** What a key press means for things that can be moved; undefined where it is none of ours. */
export function moveKeyOf(event: Pressed, { axis, modifier }: MoveKeys): MoveKey | undefined {
  const { key, altKey, ctrlKey, shiftKey, metaKey } = event
  const held = [ctrlKey && 'Control', altKey && 'Alt', shiftKey && 'Shift', metaKey && 'Meta'].filter(Boolean).join('+')
  const step = STEPS[axis][readingKey(event)]
  if (step)
    return held === HELD[modifier].join('+') ? { kind: 'move', step } : held ? undefined : { kind: 'walk', step }
  if (held) return undefined
  if (key === 'F2') return { kind: 'position' }
  return key === 'm' || key === 'M' ? { kind: 'pickUp' } : undefined
}

/** The keys of a thing that can be moved, as `aria-keyshortcuts` lists them. */
export function ariaKeysOf({ axis, modifier }: MoveKeys): string {
  const steps = Object.keys(STEPS[axis]).map((key) => [...HELD[modifier], key].join('+'))
  return [...steps, 'M', 'F2'].join(' ')
}
