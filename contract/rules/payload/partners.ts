import { canonical } from '../diff/json.ts'
import { keyOf, naturalKey } from '../diff/naturalKey.ts'

/**
 * For each entry of a list the index of the stored entry that it was, or undefined for a new one: by natural key, else
 * where the stored entry's known part (what the sender saw of it) is the same, else by place.
 */
export function partners(
  after: unknown[],
  before: unknown[],
  knownPart: (index: number) => unknown,
): (number | undefined)[] {
  const key = naturalKey(after, before)
  if (key) {
    const places = new Map(before.map((entry, index) => [keyOf(entry, key), index]))
    return after.map((entry) => places.get(keyOf(entry, key)))
  }
  // Taken in their order by a place that moves on: taking the first out of a long list costs its length each time.
  const free = new Map<string, { places: number[]; next: number }>()
  before.forEach((_, index) => {
    const part = canonical(knownPart(index))
    const same = free.get(part)
    if (same) same.places.push(index)
    else free.set(part, { places: [index], next: 0 })
  })
  const found = after.map((entry) => {
    const same = free.get(canonical(entry))
    return same?.places[same.next++]
  })
  const taken = new Set(found)
  return found.map((index, place) => index ?? (place < before.length && !taken.has(place) ? place : undefined))
}

/** Whether entries of a list hold anything: of plain values it matters nowhere which stored one each of them was. */
export function hasNested(list: readonly unknown[]): boolean {
  return list.some((entry) => typeof entry === 'object' && entry !== null)
}
