import type { IconName } from '#kit/icons/paths.ts'
import type { SelectionVerb } from './selectionPlan.ts'

export const VERB_ICONS: Readonly<Record<SelectionVerb, IconName>> = {
  publish: 'globe',
  approve: 'check',
  unpublish: 'undo',
  archive: 'archive',
  restoreContent: 'refresh',
  deleteContent: 'trash',
}
