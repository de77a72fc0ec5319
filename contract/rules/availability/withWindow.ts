import { FALLBACK_PRODUCT } from '#contract/values/wire.ts'
import { isObject } from '../diff/json.ts'
import { endingDate, type Windowed } from './windowEnd.ts'

/** The fields of a record that change. */
type WindowChange = { [field in 'lws' | 'lwe' | 'ed_dt' | 'lwe_prd' | 'ed_dt_prd']?: unknown }

/**
 * What sets the window of a record for a product: its end stands where the date stands that ends it now, which may be
 * an entry of the product's own, else in the licence end. An end that is not set is taken away; null takes a field away.
 */
export function withWindow(
  record: Windowed,
  { start, end }: { start?: number | undefined; end?: number | undefined },
  product?: string,
): WindowChange {
  const { field = 'lwe' } = endingDate(record, product) ?? {}
  const value = end === undefined ? null : new Date(end).toISOString()
  const lws = { lws: start === undefined ? null : new Date(start).toISOString() }
  if (field === 'lwe' || field === 'ed_dt') return { ...lws, [field]: value }
  const entries = (Array.isArray(record[field]) ? record[field] : []).filter(isObject)
  const own = entries.some(({ prd }) => prd === product) ? product : FALLBACK_PRODUCT
  const next = entries.flatMap((entry) => (entry.prd !== own ? [entry] : value === null ? [] : [{ ...entry, value }]))
  return { ...lws, [field]: next }
}
