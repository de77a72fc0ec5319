import type { LeftCell } from '#contract/schemas/bulk.ts'
import type { Reason } from '#contract/values/reason.ts'
import type { EffectParam } from '../effects.ts'
import { effectRows } from '../effectRows.ts'
import { previousStateOf } from './former.ts'
import { PROVENANCE_PARAMS, provenanceRows, type SourcedWrite } from './provenance.ts'

/** A title that is to be written: its place in the job, its plan, and where its text comes and came from. */
export type Planned = SourcedWrite & { nth: number; note?: ItemNote | undefined }
/** What is kept with a title that did not fail: cells of its row that were left out. */
export type ItemNote = { left: readonly LeftCell[] }
/** What became of a title that is not written. */
export type Settled = {
  nth: number
  outcome: 'unchanged' | 'failure'
  code?: number
  description?: string
  field?: string
  /** The rule that is broken. */
  reason?: Pick<Reason, 'keyword' | 'params'> | ItemNote
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
    marks: JSON.stringify(
      planned.map((one) => ({ nth: one.nth, id: one.input.id, before: previousStateOf(one), note: one.note })),
    ),
    outcomes: JSON.stringify(settled),
    ...effectRows(planned),
    ...provenanceRows(planned),
  }
}
