import { reaggregate, type Reaggregated } from '#contract/rules/aggregate/reaggregate.ts'
import type { SourceRecord } from '#contract/rules/aggregate/composeSources.ts'
import type { JsonObject } from '#contract/rules/diff/json.ts'
import { offloadable } from '../../threads/offload.ts'

type ComposeParams = { current: JsonObject; base: JsonObject; sources: readonly SourceRecord[] }

/** A title composed anew from what its sources say (see `reaggregate`). */
export function composedAnew({ current, base, sources }: ComposeParams): Reaggregated {
  return reaggregate(current, base, sources)
}

/** The same; large titles are composed in another thread. */
export const composeAnew = offloadable(composedAnew)
