import type { Reason } from '#contract/values/reason.ts'
import type { EffectParam } from '../effects.ts'
import { effectRows, type PlannedWrite } from '../effectRows.ts'
import { previousStateOf } from './former.ts'

/** A title that is to be written: its place in the job, and its plan. */
export type Planned = PlannedWrite & { nth: number }
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

type Param = 'documents' | 'newDocuments' | 'marks' | 'outcomes' | EffectParam

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
      planned.map(({ nth, input, plan }) => ({ nth, id: input.id, before: previousStateOf(input.facts, plan) })),
    ),
    outcomes: JSON.stringify(settled),
    ...effectRows(planned),
  }
}
