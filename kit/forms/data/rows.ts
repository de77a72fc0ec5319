import { pathOf } from '#contract/rules/diff/pointer.ts'
import { childPointer, isWithin } from './pointer.ts'
import type { Pointer } from './pointer.ts'

/** Where a row goes when its list changes; undefined when it is gone. */
export type RowMove = (index: number) => number | undefined

export function insertedAt(place: number): RowMove {
  return (index) => (index < place ? index : index + 1)
}

export function removedAt(place: number): RowMove {
  return (index) => (index === place ? undefined : index < place ? index : index - 1)
}

/** The row at `from` takes the place `to`; those between make room. */
export function movedRow(from: number, to: number): RowMove {
  return (index) => {
    if (index === from) return to
    if (from < to && index > from && index <= to) return index - 1
    if (to < from && index >= to && index < from) return index + 1
    return index
  }
}

/** The pointer of the same field after the rows of `list` went as `move` says. */
function pointerAfter(pointer: Pointer, list: Pointer, move: RowMove): Pointer | undefined {
  if (pointer === list || !isWithin(pointer, list)) return pointer
  const [row, ...rest] = pathOf(pointer.slice(list.length))
  const index = move(Number(row))
  if (index === undefined) return undefined
  return rest.reduce(childPointer, childPointer(list, index))
}

/** Notes kept by pointer (typed text, touched fields, messages) follow their rows. */
export function remapped<T>(notes: ReadonlyMap<Pointer, T>, list: Pointer, move: RowMove): Map<Pointer, T> {
  const result = new Map<Pointer, T>()
  for (const [pointer, note] of notes) {
    const after = pointerAfter(pointer, list, move)
    if (after !== undefined) result.set(after, note)
  }
  return result
}
