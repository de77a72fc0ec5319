import type { Curation } from '../curation/entry.ts'
import type { FieldName } from '../fields/fieldTable.ts'
import type { Edit } from '../model/editStorefront.ts'

/** Why a command does nothing; on screen `storefront.refused.<reason>`. */
export type RefusalReason =
  /** There is no such tab, container or entry, or one of this id is there already. */
  | 'unknown'
  | 'known'
  /** The tab shows this reusable container already. */
  | 'shown'
  /** A collection has no tabs, and the page's own tab is neither moved nor removed. */
  | 'noTabs'
  | 'ownTab'
  /** More tabs, containers or titles than a page has. */
  | 'full'
  /** Only reusable containers are attached and detached. */
  | 'notReusable'
  /** The field is the server's, is none of this part, or cannot have this value. */
  | 'readOnly'
  | 'noField'
  | 'badValue'
  /** What was chosen would be lost: `lost` has it. */
  | 'contentLoss'
  /** Titles are pinned to queries alone. */
  | 'noQuery'

export type Refusal = {
  reason: RefusalReason
  /** The tab, container or field that is refused. */
  id?: string
  field?: FieldName
  lost?: Curation
}

/** What a command comes to; `lost` is content that it replaces because it means to. */
export type Plan = (Edit & { lost?: Curation }) | { refused: Refusal }

export function refuse(reason: RefusalReason, more: Omit<Refusal, 'reason'> = {}): { refused: Refusal } {
  return { refused: { reason, ...more } }
}
