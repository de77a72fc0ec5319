import { RAIL_PINS } from '#contract/values/storefront.ts'

/** A title by its id and the slot, from 1, that it keeps. */
type PinnedId = { slot: number; id: string }

const PIN = /^([1-9]\d{0,3}):([\w-]{1,80})$/

/** Pins as a parameter of `readRail`: 'slot:id', comma-joined. */
export function pinsText(pins: readonly { slot: number; item: { id: string } }[]): string {
  return pins.map(({ slot, item }) => `${slot}:${item.id}`).join(',')
}

/** The pins of such a text, by slot; undefined where it is none, or holds a slot or a title twice. */
export function readPinsText(text: string): PinnedId[] | undefined {
  if (text === '') return []
  const pins = text.split(',').flatMap((part): PinnedId[] => {
    const [, slot, id] = PIN.exec(part) ?? []
    return slot !== undefined && id !== undefined ? [{ slot: Number(slot), id }] : []
  })
  const isWhole = pins.length === text.split(',').length && pins.length <= RAIL_PINS
  const isOnce = new Set(pins.map(({ slot }) => slot)).size === pins.length
  const isOneTitle = new Set(pins.map(({ id }) => id)).size === pins.length
  return isWhole && isOnce && isOneTitle ? pins.toSorted((one, other) => one.slot - other.slot) : undefined
}
