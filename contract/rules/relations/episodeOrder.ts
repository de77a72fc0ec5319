import { searchText } from '../searchText.ts'
import type { NumberChange } from './siblingOrder.ts'

/** A numbered piece of a title as an order looks at it: `aired` is a date (YYYY-MM-DD or an instant). */
export type Orderable = { id: string; number: number | undefined; name: string; aired: string | undefined }

/** How pieces can be put in order by rule. */
export const ORDER_RULES = ['aired', 'name', 'nameNumber', 'number', 'reverse'] as const
export type OrderRule = (typeof ORDER_RULES)[number]

/**
 * The ids in the order of a rule. Whatever the rule says nothing about (no air date, no number in the name) stands
 * behind the rest; equals keep the order in which they came. `reverse` turns that order round.
 */
export function orderBy(pieces: readonly Orderable[], rule: OrderRule): string[] {
  if (rule === 'reverse') return pieces.map(({ id }) => id).toReversed()
  return pieces.toSorted(BY[rule]).map(({ id }) => id)
}

type Compare = (one: Orderable, two: Orderable) => number

const BY: Readonly<Record<Exclude<OrderRule, 'reverse'>, Compare>> = {
  aired: (one, two) => compare(one.aired ?? LAST, two.aired ?? LAST),
  name: (one, two) => compare(nameKey(one.name), nameKey(two.name)),
  nameNumber: (one, two) => compare(numberIn(one.name) ?? Infinity, numberIn(two.name) ?? Infinity),
  number: (one, two) => compare(one.number ?? Infinity, two.number ?? Infinity),
}
const LAST = '\uffff'

/** Names as people sort them: 'Part 9' before 'Part 10', case and accents apart, a nameless one last. */
function nameKey(name: string): string {
  return searchText(name).replaceAll(/\d+/g, (digits) => digits.padStart(12, '0')) || LAST
}

const MARKED = [
  /s\d{1,4}\s*[.x-]?\s*e(?:p)?\s*(\d{1,6})/u,
  /第\s*(\d{1,6})\s*[集话話期回章]/u,
  /(?:episodes?|episod|ep|part|chapter|bahagian|bab|அத்தியாயம்|பகுதி|பாகம்)[\s.:#-]*(\d{1,6})/u,
]

/** The number that a name says: of 'S02E07', '第7集' and 'Episode 7' the seven; otherwise the last one in it. */
export function numberIn(name: string): number | undefined {
  const text = name.normalize('NFKC').toLowerCase()
  for (const pattern of MARKED) {
    const found = pattern.exec(text)?.[1]
    if (found !== undefined) return Number(found)
  }
  const last = text.match(/\d{1,6}/gu)?.at(-1)
  return last === undefined ? undefined : Number(last)
}

/** The order with one piece taken to another place; a place past the end is the end. */
export function placedAt(order: readonly string[], id: string, index: number): string[] {
  const without = order.filter((one) => one !== id)
  if (without.length === order.length) return [...order]
  return without.toSpliced(Math.max(0, Math.min(index, without.length)), 0, id)
}

/** What a new order changes: pieces are numbered from 1 without gaps. */
export function renumbered(order: readonly string[], pieces: readonly Orderable[]): NumberChange[] {
  const numbers = new Map(pieces.map(({ id, number }) => [id, number]))
  return order.flatMap((id, at) => {
    const from = numbers.get(id)
    return from === at + 1 ? [] : [{ id, from, to: at + 1 }]
  })
}

/**
 * A wished order for the pieces that there are by now, in their present order: those that are gone leave it, new ones
 * stand behind the piece that they follow at present.
 */
export function keptOrder(wanted: readonly string[], present: readonly string[]): string[] {
  const there = new Set(present)
  const order = wanted.filter((id) => there.has(id))
  const known = new Set(order)
  for (const [at, id] of present.entries()) {
    if (known.has(id)) continue
    const before = present[at - 1]
    order.splice(before === undefined ? 0 : order.indexOf(before) + 1, 0, id)
    known.add(id)
  }
  return order
}

function compare<Value extends string | number>(one: Value, two: Value): number {
  return one === two ? 0 : one < two ? -1 : 1
}
