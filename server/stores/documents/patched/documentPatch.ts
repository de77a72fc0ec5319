import type { NamedStatement } from '../../../db/namedStatement.ts'
import type { SideFact } from '../documentFacts.ts'
import type { VerbPlan } from '../planVerb.ts'

/** A write as a patch: its statement and what only that one is given, the versions and list rows after it. */
export type DocumentPatch = {
  statement: Pick<NamedStatement<string>, 'name' | 'text'> & {
    values: (by: Readonly<Record<string, unknown>>) => unknown[]
  }
  values: Readonly<Record<string, unknown>>
  verbs: VerbPlan
  sides: SideFact[]
}
