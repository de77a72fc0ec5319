import { sameJson, type JsonObject } from '#contract/rules/diff/json.ts'
import { FEED_FIELDS } from '#contract/schemas/live/ingestion.ts'

type Saved = {
  next: JsonObject
  stored: JsonObject
  /** manual: what was changed is mended by hand; auto: all of it follows the feed again. */
  mode: 'manual' | 'auto'
  /** What the feed said last; undefined where none has spoken of it. */
  source: JsonObject | undefined
}

/** An airing as a person's save leaves it, with the fields that follow from the rest. `set` names those. */
export function airingAfterSave({ next, stored, mode, source }: Saved): { payload: JsonObject; set: string[] } {
  const text = mode === 'auto' ? followed(next, source) : pinned(next, stored, source)
  const dur = Date.parse(String(text.a_ed_dt ?? '')) - Date.parse(String(text.a_st_dt ?? ''))
  const payload: JsonObject = { ...text, ...(dur >= 0 && { dur }) }
  return { payload, set: Object.keys(payload).filter((field) => !sameJson(payload[field], next[field])) }
}

function followed(next: JsonObject, source: JsonObject | undefined): JsonObject {
  const { pins: _pins, ...rest } = next
  const said = FEED_FIELDS.filter((field) => source?.[field] !== undefined)
  return { ...rest, ...Object.fromEntries(said.map((field) => [field, source?.[field]])), mode: 'auto' }
}

/**
 * Pins that a person takes off or sets by name count as they say; what they changed is pinned besides, but for what is
 * given back to the feed: it has the very value that the feed said last.
 */
function pinned(next: JsonObject, stored: JsonObject, source: JsonObject | undefined): JsonObject {
  const isOfFeed = (field: string) => source?.[field] !== undefined && sameJson(next[field], source[field])
  const changed = FEED_FIELDS.filter(
    (field) => !sameJson(next[field] ?? null, stored[field] ?? null) && !isOfFeed(field),
  )
  const named = Array.isArray(next.pins) ? next.pins.map(String) : []
  const pins = [...new Set([...named, ...changed])]
  if (pins.length === 0) {
    const { pins: _none, ...rest } = next
    return Array.isArray(stored.pins) && stored.pins.length > 0 ? { ...rest, mode: 'auto' } : rest
  }
  return { ...next, pins, mode: 'manual' }
}
