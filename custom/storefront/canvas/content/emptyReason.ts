import type { Curation } from '#contract/rules/storefront/curation/entry.ts'
import { isListed } from '#contract/rules/storefront/curation/entry.ts'
import { RAIL_HIDDEN, type RailHidden } from '#contract/values/rails.ts'
import type { RailContent } from './railContent.ts'

/** Why a rail has nothing to show; on screen `storefrontCanvas.empty.<reason>`. */
export type EmptyReason =
  | { reason: 'notChosen' | 'foreign' | 'noMatch' | 'failed' }
  /** All that it would have is hidden: how many for which reason. */
  | { reason: 'hidden'; counts: readonly { why: RailHidden; count: number }[] }

/** The reason why a container is empty; undefined while it has titles, or is read. */
export function emptyReason(curation: Curation = [], content: RailContent): EmptyReason | undefined {
  if (content.rows.length > 0) return undefined
  const isNaming = curation.some((entry) => !isListed(entry) || entry.items.length > 0)
  if (!isNaming) return { reason: 'notChosen' }
  if (content.failure !== undefined) return { reason: 'failed' }
  if (content.isReading || !content.isKnown) return undefined
  if (curation.every(({ source }) => source === 'other')) return { reason: 'foreign' }
  const counts = RAIL_HIDDEN.map((why) => ({
    why,
    count: content.hidden.filter(({ hidden }) => hidden === why).length,
  }))
  const there = counts.filter(({ count }) => count > 0)
  return there.length > 0 ? { reason: 'hidden', counts: there } : { reason: 'noMatch' }
}
