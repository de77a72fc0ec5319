import type { Reason } from '#contract/values/reason.ts'
import type { EffectParam } from '../effects.ts'
import { effectRows } from '../effectRows.ts'
import { previousStateOf } from './former.ts'
import { PROVENANCE_PARAMS, provenanceRows, type SourcedWrite } from './provenance.ts'

/** A title that is to be written: its place in the job, its plan, and where its text comes and came from. */
export type Planned = SourcedWrite & { nth: number }
/** What became of a title that is not written. */
export type Settled = {
  nth: number
  outcome: 'unchanged' | 'failure'
  code?: number
  description?: string
  field?: string
  /** The rule that is broken. */
  reason?: Pick<Reason, 'keyword' | 'params'>
}

type Param = 'documents' | 'newDocuments' | 'marks' | 'outcomes' | EffectParam | (typeof PROVENANCE_PARAMS)[number]

/** The rows of all plans and what became of the others, by parameter of the statement. */
export function manyRows(planned: readonly Planned[], settled: readonly Settled[]): Record<Param, string> {
  const documents = (isNew: boolean) =>
    JSON.stringify(
      planned.filter(({ input }) => (input.facts === undefined) === isNew).map(({ plan }) => plan.document),
    )
  return {
    documents: documents(false),
    newDocuments: documents(true),
    marks: JSON.stringify(planned.map((one) => ({ nth: one.nth, id: one.input.id, before: previousStateOf(one) }))),
    outcomes: JSON.stringify(settled),
    ...effectRows(planned),
    ...provenanceRows(planned),
  }
}
