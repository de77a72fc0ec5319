import { FALLBACK_PRODUCT } from '#contract/values/wire.ts'
import { parseDate } from '../dates/parseDate.ts'
import { isObject } from '../diff/json.ts'

/** The fields of a record that say when it may be shown (specification section 3). */
export type Windowed = {
  lws?: unknown
  lwe?: unknown
  ed_dt?: unknown
  lwe_prd?: unknown
  ed_dt_prd?: unknown
  [field: string]: unknown
}

/** The instant (epoch ms) from which the licence holds, or undefined where nothing restricts the start. */
export function windowStart(record: Windowed): number | undefined {
  return parseDate(record.lws)
}

/** The end of the licence for a product: its own entry, else the entry 'default', else `lwe`. */
export function licenceEnd(record: Windowed, product?: string): number | undefined {
  return endOf(record.lwe_prd, product) ?? parseDate(record.lwe)
}

/** The end date for a product: its own entry, else the entry 'default', else `ed_dt`. */
export function endDate(record: Windowed, product?: string): number | undefined {
  return endOf(record.ed_dt_prd, product) ?? parseDate(record.ed_dt)
}

/**
 * The instant at which the record stops being available for a product: the earlier of licence end and end date.
 * Undefined where neither is set: absent dates restrict nothing (design 9 (9)), nor do dates that cannot be read.
 */
export function windowEnd(record: Windowed, product?: string): number | undefined {
  const ends = [licenceEnd(record, product), endDate(record, product)].filter((end) => end !== undefined)
  return ends.length > 0 ? Math.min(...ends) : undefined
}

function endOf(entries: unknown, product: string | undefined): number | undefined {
  if (!Array.isArray(entries)) return undefined
  const of = (name: string | undefined) =>
    name === undefined ? undefined : entries.find((entry) => isObject(entry) && entry.prd === name)
  const entry: unknown = of(product) ?? of(FALLBACK_PRODUCT)
  return isObject(entry) ? parseDate(entry.value) : undefined
}
