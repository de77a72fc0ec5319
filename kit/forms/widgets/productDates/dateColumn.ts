import { isObject } from '#contract/rules/diff/json.ts'
import { FALLBACK_PRODUCT } from '#contract/values/wire.ts'
import type { Pointer } from '../../data/pointer.ts'
import { childPointer } from '../../data/pointer.ts'
import { asList } from '../../parts/asList.ts'

/** One column: an instant that serves every product, or a list of {value, prd} with the fallback entry 'default'. */
export type DateColumn = {
  pointer: Pointer
  role: 'from' | 'until'
  label: string
  isList: boolean
  /** The field whose date serves every product for which the list has none. */
  plain?: Pointer
}

type Entry = { value?: unknown; prd: string }
const isOf = (entry: unknown, product: string): entry is Entry => isObject(entry) && entry.prd === product

export function datePointer({ pointer, isList }: DateColumn, value: unknown, product: string): Pointer {
  if (!isList) return pointer
  const index = asList(value).findIndex((entry) => isOf(entry, product))
  return childPointer(childPointer(pointer, index === -1 ? product : index), 'value')
}

/** The list with the date of one product; an emptied date takes its entry away, so the fallback serves it again. */
export function withDate(value: unknown, product: string, date: unknown): unknown[] | undefined {
  const entries = asList(value)
  const index = entries.findIndex((entry) => isOf(entry, product))
  if (date === undefined) {
    const rest = index === -1 ? [...entries] : entries.toSpliced(index, 1)
    return rest.length > 0 ? rest : undefined
  }
  if (index === -1) return [...entries, { value: date, prd: product }]
  return entries.with(index, { ...(entries[index] as Entry), value: date })
}

const dateOf = (entries: readonly unknown[], product: string) => {
  const entry = entries.find((one) => isOf(one, product))
  return entry && isOf(entry, product) && typeof entry.value === 'string' ? entry.value : undefined
}

/** The date that holds for a product, and whether it is its own or the fallback's; `plain` where the list has none. */
export function effectiveDate(
  { isList }: DateColumn,
  value: unknown,
  product: string,
  plain?: unknown,
): { date: string | undefined; isOwn: boolean } {
  if (!isList) return { date: textOf(value), isOwn: product === FALLBACK_PRODUCT }
  const own = dateOf(asList(value), product)
  return own === undefined
    ? { date: dateOf(asList(value), FALLBACK_PRODUCT) ?? textOf(plain), isOwn: false }
    : { date: own, isOwn: true }
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : undefined)

/** Products that have a date of their own in some list. */
export function productsIn(value: unknown): string[] {
  const products = asList(value).flatMap((entry) =>
    isObject(entry) && typeof entry.prd === 'string' ? [entry.prd] : [],
  )
  return products.filter((product) => product !== FALLBACK_PRODUCT)
}
