import type { JsonObject } from '#contract/rules/diff/json.ts'
import { FEED_FIELDS } from '#contract/schemas/live/ingestion.ts'
import type { LoadedSources } from '../../stores/aggregateStore.ts'
import type { LoadedDocument } from '../../stores/documents/loadDocuments.ts'

const HALF_HOUR_MS = 1_800_000
/** Every so manieth airing that nobody has mended says something else in the feed by now. */
const RENEWED = 17

/**
 * What feeds said of the airings of the demo: of what was mended by hand the start that it had, of some others a rating
 * that is still to be taken in, of the rest what stands.
 */
export function airingSources(airings: readonly LoadedDocument[], schema: number, now: number): LoadedSources[] {
  const at = new Date(now - HALF_HOUR_MS).toISOString()
  return airings.flatMap(({ id, published, draft }, nth): LoadedSources[] => {
    const payload = (published ?? draft)?.payload as JsonObject | undefined
    if (!payload) return []
    const known = FEED_FIELDS.filter((field) => payload[field] !== undefined)
    const standing = Object.fromEntries(known.map((field) => [field, payload[field]]))
    const fed: JsonObject = { ...standing, ...saidInstead(payload, nth) }
    return [{ id, sources: [{ src: 'lds', payload: fed, at }], base: standing, original: { payload, schema, at } }]
  })
}

function saidInstead({ pins, a_st_dt, lon }: JsonObject, nth: number): JsonObject {
  if (!Array.isArray(pins)) return nth % RENEWED === 0 ? { rat: [{ v: 'PG13' }] } : {}
  const names = Array.isArray(lon) ? (lon as { lang: string; n: string }[]) : []
  return {
    a_st_dt: new Date(Date.parse(String(a_st_dt)) + HALF_HOUR_MS / 3).toISOString(),
    lon: names.map(({ lang, n }) => ({ lang, n: lang === 'en' ? `${n} (R)` : n })),
  }
}
