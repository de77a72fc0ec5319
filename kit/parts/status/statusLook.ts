import type { StatusName } from '#contract/rules/labels/statusName.ts'
import type { IconName } from '../icons/paths.ts'
import type { StatusKey } from '../theme/tokens.ts'

/** Everything that a chip may say: a status, or a state that comes from dates, locks and checks. */
export type StateName = StatusName | 'expired' | 'future' | 'locked' | 'error' | 'warning'

type Look = { color: StatusKey; glyph: IconName }

/**
 * Colour and glyph of a state (looks section 4); the word comes from `status.{name}`. Names that share a colour differ
 * in glyph or word.
 */
export const statusLook: Readonly<Record<StateName, Look>> = {
  published: { color: 'published', glyph: 'dot' },
  available: { color: 'published', glyph: 'dot' },
  draft: { color: 'draft', glyph: 'halfDot' },
  inProgress: { color: 'inProgress', glyph: 'threeQuarterDot' },
  processing: { color: 'processing', glyph: 'ring' },
  pending: { color: 'future', glyph: 'send' },
  archived: { color: 'archived', glyph: 'archive' },
  deleted: { color: 'archived', glyph: 'trash' },
  purged: { color: 'archived', glyph: 'trash' },
  expired: { color: 'expired', glyph: 'clockOff' },
  future: { color: 'future', glyph: 'clockForward' },
  locked: { color: 'locked', glyph: 'lock' },
  error: { color: 'error', glyph: 'octagon' },
  warning: { color: 'warning', glyph: 'triangle' },
}
