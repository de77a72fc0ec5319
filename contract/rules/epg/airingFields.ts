import { FEED_FIELDS, type FeedField } from '#contract/schemas/live/ingestion.ts'
import { sameJson } from '../diff/json.ts'

type Text = Readonly<Record<string, unknown>>

/** A field of an airing between the feed and what stands; `result` is what the next ingestion leaves. */
export type AiringField = {
  field: FeedField
  source: unknown
  current: unknown
  result: unknown
  isPinned: boolean
}

/**
 * How each field that a feed has a say in stands: a pinned one keeps what is there, any other takes what the feed said
 * last. A field that the feed does not name, and all of them without a feed, stay as they are.
 */
export function airingFields(airing: Text, source: Text | undefined): AiringField[] {
  const pins = pinsOf(airing)
  return FEED_FIELDS.map((field) => {
    const [said, current] = [source?.[field], airing[field]]
    const isPinned = pins.includes(field)
    return { field, source: said, current, result: isPinned || said === undefined ? current : said, isPinned }
  })
}

/** Fields that need a look: those that differ from the feed, and those that are pinned. */
export function shownFields(fields: readonly AiringField[]): AiringField[] {
  return fields.filter(
    ({ source, current, isPinned }) => isPinned || (source !== undefined && !sameJson(source, current)),
  )
}

/** The fields with what stands in them, to be left alone by every ingestion. */
export function pinnedChange(airing: Text, fields: readonly FeedField[]): Text {
  return { pins: [...new Set([...pinsOf(airing), ...fields])] }
}

/** The fields back to what the feed said last, to follow it from now on. */
export function followedChange(airing: Text, fields: readonly FeedField[], source: Text | undefined): Text {
  const said = fields.filter((field) => source?.[field] !== undefined)
  return {
    pins: pinsOf(airing).filter((pin) => !fields.some((field) => field === pin)),
    ...Object.fromEntries(said.map((field) => [field, source?.[field]])),
  }
}

function pinsOf({ pins }: Text): string[] {
  return Array.isArray(pins) ? pins.map(String) : []
}
