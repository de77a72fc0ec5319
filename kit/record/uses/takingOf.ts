import type { Verb } from '#contract/rules/actions/verbs.ts'
import type { UseVerb } from '#contract/values/useVerbs.ts'

const VERBS: Partial<Record<Verb, UseVerb>> = {
  unpublish: 'unpublish',
  archive: 'archive',
  deleteContent: 'delete',
  purge: 'purge',
}

/** What a verb takes away from other titles; undefined for one that takes nothing. */
export function takingOf(verb: Verb): UseVerb | undefined {
  return VERBS[verb]
}
