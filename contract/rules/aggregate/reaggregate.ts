import type { JsonObject } from '../diff/json.ts'
import { threeWay } from '../merge/threeWay.ts'
import { composeSources, type SourceRecord } from './composeSources.ts'

export type Reaggregated = {
  /** The title's next text. */
  payload: JsonObject
  /** What the sources give now: the base of the next aggregation. */
  composed: JsonObject
}

/**
 * Composes a title anew: what the sources have changed since the last aggregation goes in, what people have changed
 * stays (a field changed by both keeps the people's value), and fields that no source names are left alone.
 */
export function reaggregate(current: JsonObject, base: JsonObject, sources: readonly SourceRecord[]): Reaggregated {
  const composed = composeSources(sources)
  return { payload: threeWay(base, current, composed).merged, composed }
}
