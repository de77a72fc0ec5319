import { availabilityLabel } from '#contract/rules/availability/availabilityLabel.ts'
import type { AvailableRecord } from '#contract/rules/availability/whyUnavailable.ts'
import { whyUnavailable } from '#contract/rules/availability/whyUnavailable.ts'
import { isObject } from '#contract/rules/diff/json.ts'
import type { TypeSummary } from '#contract/registry/typeDocument.ts'

/** `blocks` keeps the title from viewers, `look` is worth a look, `fine` is as it should be. */
export type OnAirWeight = 'blocks' | 'look' | 'fine'

/** One condition of being on air. Words: `editor.onAir.{name}.{weight}` with what stands in `names`. */
export type OnAirCheck = {
  name: 'published' | 'window' | 'future' | 'product' | 'voice' | 'images' | 'languages'
  weight: OnAirWeight
  /** The field to mend it in; without one it is mended by a version. */
  pointer?: string
  /** Epoch ms of the window's ends. */
  from?: number | undefined
  until?: number | undefined
  /** Images or languages that are missing. */
  names?: readonly string[]
}

type Asked = { product: string | undefined; now: number; type: Pick<TypeSummary, 'images' | 'languages' | 'traits'> }

/** What keeps a record from the viewers of a product, what needs a look, what is fine: the worst first. */
export function onAirChecks(record: AvailableRecord, { product, now, type }: Asked): OnAirCheck[] {
  const reasons = whyUnavailable(record, { now, ...(product === undefined ? {} : { product }) })
  const blocks = (holds: boolean): OnAirWeight => (holds ? 'blocks' : 'fine')
  const checks: OnAirCheck[] = [
    { name: 'published', weight: blocks(reasons.includes('notPublished')) },
    windowCheck(record, product, now),
    { name: 'product', weight: blocks(reasons.includes('productMissing')), pointer: '/prd' },
    ...(reasons.includes('voiceOff') ? [{ name: 'voice', weight: 'blocks', pointer: '/vce' } as const] : []),
    ...missing('images', type.images?.required ?? [], record.ia, '/ia'),
    ...missing('languages', type.languages, languagesOf(record.lon), '/lon'),
  ]
  const order: readonly OnAirWeight[] = ['blocks', 'look', 'fine']
  return checks.toSorted((a, b) => order.indexOf(a.weight) - order.indexOf(b.weight))
}

function windowCheck(record: AvailableRecord, product: string | undefined, now: number): OnAirCheck {
  const { label, from, until } = availabilityLabel(record, { now, ...(product === undefined ? {} : { product }) })
  if (label === 'FUTURE') return { name: 'future', weight: 'blocks', pointer: '/lws', from, until }
  const pointer = Array.isArray(record.lwe_prd) || Array.isArray(record.ed_dt_prd) ? '/lwe_prd' : '/lwe'
  return { name: 'window', weight: label === 'EXPIRED' ? 'blocks' : 'fine', pointer, from, until }
}

function missing(
  name: 'images' | 'languages',
  wanted: readonly string[],
  present: unknown,
  pointer: string,
): OnAirCheck[] {
  const names = wanted.filter((one) => !(Array.isArray(present) && present.includes(one)))
  return names.length > 0 ? [{ name, weight: 'look', pointer, names }] : []
}

function languagesOf(names: unknown): unknown[] {
  return Array.isArray(names) ? names.flatMap((entry) => (isObject(entry) && entry.n ? [entry.lang] : [])) : []
}
