/**
 * What one can do to a versioned document (calls.md section 0). The first ten are sent as `st` (see verbOf);
 * discardDraft and restoreVersion have calls of their own. `submitAndApprove` is `st` pending with approval=true.
 */
export const VERBS = [
  'saveDraft',
  'submit',
  'submitAndApprove',
  'approve',
  'returnToDraft',
  'publish',
  'unpublish',
  'archive',
  'deleteContent',
  'restoreContent',
  'purge',
  'discardDraft',
  'restoreVersion',
] as const
export type Verb = (typeof VERBS)[number]

/** Verbs that a type offers only with the trait `publishable`. */
export const PUBLISHING_VERBS: readonly Verb[] = [
  'submit',
  'submitAndApprove',
  'approve',
  'returnToDraft',
  'publish',
  'unpublish',
]

/** Verbs that a type offers only with the trait `versioned`. */
export const VERSION_VERBS: readonly Verb[] = ['discardDraft', 'restoreVersion']

/** Verbs that take something from viewers or cannot be undone: the console asks before them. */
export const DESTRUCTIVE_VERBS: readonly Verb[] = ['unpublish', 'archive', 'deleteContent', 'purge', 'discardDraft']

/** Purge is final; every other verb has a way back (discardDraft's is restoreVersion). */
export function isReversible(verb: Verb): boolean {
  return verb !== 'purge'
}
