import type { TypeSummary } from '#contract/registry/typeDocument.ts'
import type { Status } from '#contract/values/status.ts'
import { parseDate } from '../dates/parseDate.ts'
import { isObject } from '../diff/json.ts'
import { channelExpiry } from './channelExpiry.ts'
import { airState, type AirState } from './titleState.ts'
import { whyProgramFlagged } from './whyProgramFlagged.ts'
import type { AvailableRecord } from './whyUnavailable.ts'

/** `blocks` keeps the title from viewers, `look` is worth a look, `fine` is as it should be. */
export type OnAirWeight = 'blocks' | 'look' | 'fine'

type OnAirCheckName =
  | 'published'
  | 'window'
  | 'future'
  | 'product'
  | 'voice'
  | 'airWindow'
  | 'terms'
  | 'parts'
  | 'parents'
  | 'conditional'
  | 'warnings'
  | 'failed'
  | 'expiring'
  | 'images'
  | 'languages'

/** One condition of being on air. Words: `onAir.{name}.{weight}` with what stands in the rest. */
export type OnAirCheck = {
  name: OnAirCheckName
  weight: OnAirWeight
  /** The field to mend it in; without one it is mended by an action on the document. */
  pointer?: string
  /** Of `published`: what the document is instead. */
  state?: 'never' | 'archived' | 'deleted' | 'purged' | 'pending' | 'pre-draft'
  /** Epoch ms of the window's ends; `pointer` names the date that ends it. */
  from?: number | undefined
  until?: number | undefined
  /** Images, languages, warnings, reasons that are told by name. */
  names?: readonly string[]
  /** Parents that viewers cannot reach. */
  parents?: readonly OnAirParent[]
}

export type OnAirParent = { id: string; cty: string; title: string; isOnAir: boolean }

export type OnAirFacts = {
  product: string | undefined
  now: number
  type: Pick<TypeSummary, 'images' | 'languages' | 'traits'>
  /** What it belongs to, as far as it is known. */
  parents?: readonly OnAirParent[]
  /** Whether viewers can have what a segment is cut from, by its content key; undefined where that is not known. */
  available?: (contentKey: string) => boolean | undefined
}

const ORDER: readonly OnAirWeight[] = ['blocks', 'look', 'fine']

/**
 * What keeps a record from the viewers of a product, what needs a look, what is fine: the worst first. What blocks is
 * exactly `whyUnavailable` and a window that has not begun (specification section 4); all else only asks for a look.
 */
export function onAirChecks(record: AvailableRecord, facts: OnAirFacts): OnAirCheck[] {
  const { product, now, type } = facts
  const air = airState(record, { now, product })
  const { reasons } = air
  const checks: OnAirCheck[] = [
    publishedCheck(record, reasons.includes('notPublished')),
    windowCheck(air),
    { name: 'product', weight: reasons.includes('productMissing') ? 'blocks' : 'fine', pointer: '/prd' },
    ...(reasons.includes('voiceOff') ? [{ name: 'voice', weight: 'blocks', pointer: '/vce' } as const] : []),
    ...airWindow(record, now),
    ...terms(record, product, now),
    ...parts(record, facts),
    ...parents(facts.parents ?? []),
    ...expiring(record, facts),
    ...told(record),
    ...missing('images', type.images?.required ?? [], record.ia, '/ia'),
    ...missing('languages', type.languages, languagesOf(record.lon), '/lon'),
  ]
  return checks.toSorted((a, b) => ORDER.indexOf(a.weight) - ORDER.indexOf(b.weight))
}

function publishedCheck({ st, sides }: AvailableRecord, isNot: boolean): OnAirCheck {
  if (!isNot) return { name: 'published', weight: 'fine' }
  const own: Status | undefined = sides?.[0]?.st ?? st
  const isNamed =
    own === 'archived' || own === 'deleted' || own === 'purged' || own === 'pending' || own === 'pre-draft'
  return { name: 'published', weight: 'blocks', state: isNamed ? own : 'never' }
}

function windowCheck({ word, from, until, endsBy }: AirState): OnAirCheck {
  if (word === 'FUTURE') return { name: 'future', weight: 'blocks', pointer: '/lws', from, until }
  return {
    name: 'window',
    weight: word === 'EXPIRED' ? 'blocks' : 'fine',
    pointer: `/${endsBy?.field ?? 'lwe_prd'}`,
    from,
    until,
  }
}

/** The on-air window is no rule of availability, but whoever wonders wants to know of it. */
function airWindow(record: AvailableRecord, now: number): OnAirCheck[] {
  const [from, until] = [parseDate(record.oa_st_dt), parseDate(record.oa_ed_dt)]
  if (until !== undefined && until <= now)
    return [{ name: 'airWindow', weight: 'look', pointer: '/oa_ed_dt', from, until }]
  if (from !== undefined && from > now)
    return [{ name: 'airWindow', weight: 'look', pointer: '/oa_st_dt', from, until }]
  return []
}

/** Terms of the product that keep it from some viewers: a later start, countries, devices, plans. */
function terms({ availability }: AvailableRecord, product: string | undefined, now: number): OnAirCheck[] {
  const entries: unknown[] = Array.isArray(availability) ? availability : []
  const entry = entries.find((one) => isObject(one) && one.prd === product)
  if (!isObject(entry)) return []
  const from = parseDate(entry.dt)
  const isLater = from !== undefined && from > now
  const names = ['con', 'det', 'sp'].filter((field) => Array.isArray(entry[field]) && entry[field].length > 0)
  return isLater || names.length > 0
    ? [{ name: 'terms', weight: 'look', pointer: '/availability', names, ...(isLater ? { from } : {}) }]
    : []
}

function parts(record: AvailableRecord, { now, available }: OnAirFacts): OnAirCheck[] {
  const names = whyProgramFlagged(record, { now, ...(available && { available }) })
  const pointer = names.every((name) => name === 'segmentsUnavailable') ? '/sg' : '/mn_lic'
  return names.length > 0 ? [{ name: 'parts', weight: 'look', pointer, names }] : []
}

function parents(known: readonly OnAirParent[]): OnAirCheck[] {
  const off = known.filter(({ isOnAir }) => !isOnAir)
  return off.length > 0 ? [{ name: 'parents', weight: 'look', parents: off }] : []
}

/** A channel whose window ends soon. */
function expiring(record: AvailableRecord, { type, product, now }: OnAirFacts): OnAirCheck[] {
  const end = channelExpiry(record, { type, product, now })
  return end ? [{ name: 'expiring', weight: 'look', pointer: `/${end.field}`, until: end.at }] : []
}

/** What the platform and people have noted on it. */
function told({ cond_pub, wrng, err_msg }: AvailableRecord): OnAirCheck[] {
  const condition = isObject(cond_pub) && cond_pub.value === true ? [String(cond_pub.reason ?? '')] : undefined
  const warnings = Array.isArray(wrng) ? wrng.flatMap((one: unknown) => (isObject(one) ? [String(one.msg)] : [])) : []
  return [
    ...(condition ? [{ name: 'conditional', weight: 'look', pointer: '/cond_pub', names: condition } as const] : []),
    ...(warnings.length > 0 ? [{ name: 'warnings', weight: 'look', names: warnings } as const] : []),
    ...(typeof err_msg === 'string' && err_msg !== ''
      ? [{ name: 'failed', weight: 'look', pointer: '/err_msg', names: [err_msg] } as const]
      : []),
  ]
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
