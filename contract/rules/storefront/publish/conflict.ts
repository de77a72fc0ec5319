import type { Conflict } from '../../merge/threeWay.ts'
import type { Target } from '../commands/command.ts'
import type { Curation } from '../curation/entry.ts'

/**
 * What two people did that does not go together. Until somebody chooses, the merged storefront has mine; of something
 * that one removed and the other changed, what was changed.
 */
export type StorefrontConflict = { target: Target } & (
  | { kind: 'fields'; conflicts: readonly Conflict[] }
  | { kind: 'content'; base: Curation; mine: Curation; theirs: Curation }
  /** One removed what the other changed. */
  | { kind: 'removed'; by: 'mine' | 'theirs' }
  /** Both moved a standalone container to another tab. */
  | { kind: 'moved'; mine: string; theirs: string }
  /** Both moved the tabs, or the containers of one tab, differently. */
  | { kind: 'order' }
)

export type Three<Value> = { base: Value; mine: Value; theirs: Value }
