import type { Verb } from '#contract/rules/actions/verbs.ts'

const KEYS: Partial<Record<Verb, string>> = {
  saveDraft: 'actions.save',
  deleteContent: 'actions.delete',
  restoreContent: 'actions.restore',
}

/** The i18n key of a verb on its button. */
export function verbKey(verb: Verb): string {
  return KEYS[verb] ?? `actions.${verb}`
}
