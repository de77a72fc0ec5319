import type { Verb } from '#contract/rules/actions/verbs.ts'
import { useServiceHas } from '#kit/parts/context/ConsoleContext.ts'

/** Verbs that are calls or words of our own: the specification has a status to send for every other. */
const OF_VERSIONS: readonly Verb[] = ['discardDraft', 'unpublish']
const NO_VERBS: readonly Verb[] = []

/** The verbs that the service does not have, and that are therefore not offered. */
export function useLackingVerbs(): readonly Verb[] {
  return useServiceHas('versions') ? NO_VERBS : OF_VERSIONS
}
