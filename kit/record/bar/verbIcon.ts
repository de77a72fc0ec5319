import type { Verb } from '#contract/rules/actions/verbs.ts'
import type { IconName } from '#kit/parts/icons/paths.ts'

const ICONS: Partial<Record<Verb, IconName>> = {
  saveDraft: 'check',
  submit: 'send',
  approve: 'check',
  publish: 'globe',
  returnToDraft: 'undo',
  unpublish: 'eye',
  archive: 'archive',
  deleteContent: 'trash',
  purge: 'trash',
  discardDraft: 'close',
  restoreContent: 'refresh',
}

/** The sign of a verb in menus and palette. */
export function verbIcon(verb: Verb): IconName {
  return ICONS[verb] ?? 'more'
}
