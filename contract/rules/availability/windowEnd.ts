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

/** A date that ends a window: where it stands, and the instant (epoch ms). */
export type EndingDate = { field: 'lwe_prd' | 'lwe' | 'ed_dt_prd' | 'ed_dt'; at: number }

/**
 * The date that ends a record for a product. Of the licence end and the end date the earlier counts; of each, the
 * product's own entry, else the entry 'default', else the plain field. Undefined where none is set: absent dates
 * restrict nothing (design 9 (9)), nor do dates that cannot be read.
 */
export function endingDate(record: Windowed, product?: string): EndingDate | undefined {
  const licence = endOf(record, 'lwe_prd', 'lwe', product)
  const end = endOf(record, 'ed_dt_prd', 'ed_dt', product)
  if (!licence || !end) return licence ?? end
  return end.at < licence.at ? end : licence
}

/** The instant at which the record stops being available for a product, by the date that counts. */
export function windowEnd(record: Windowed, product?: string): number | undefined {
  return endingDate(record, product)?.at
}

function endOf(
  record: Windowed,
  perProduct: 'lwe_prd' | 'ed_dt_prd',
  plain: 'lwe' | 'ed_dt',
  product: string | undefined,
): EndingDate | undefined {
  const own = entryOf(record[perProduct], product)
  if (own !== undefined) return { field: perProduct, at: own }
  const at = parseDate(record[plain])
  return at === undefined ? undefined : { field: plain, at }
}

/** The date of a product in a list of {value, prd}: its own entry, else the entry 'default'. */
function entryOf(entries: unknown, product: string | undefined): number | undefined {
  if (!Array.isArray(entries)) return undefined
  const of = (name: string | undefined) =>
    name === undefined ? undefined : entries.find((entry) => isObject(entry) && entry.prd === name)
  const entry: unknown = of(product) ?? of(FALLBACK_PRODUCT)
  return isObject(entry) ? parseDate(entry.value) : undefined
}
