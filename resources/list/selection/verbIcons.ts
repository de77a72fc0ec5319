import type { IconName } from '#kit/parts/icons/paths.ts'
import type { SelectionVerb } from './selectionPlan.ts'

export const VERB_ICONS: Readonly<Record<SelectionVerb, IconName>> = {
  publish: 'globe',
  submit: 'send',
  approve: 'check',
  returnToDraft: 'undo',
  unpublish: 'undo',
  archive: 'archive',
  restoreContent: 'refresh',
  deleteContent: 'trash',
}
