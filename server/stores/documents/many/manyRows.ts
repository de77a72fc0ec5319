import type { LeftCell } from '#contract/schemas/bulk.ts'
import type { Reason } from '#contract/values/reason.ts'
import { EFFECT_PARAMS, type EffectParam } from '../effectParams.ts'
import { listsOf } from '../effectRows.ts'
import { PROVENANCE_PARAMS, type ProvenanceParam } from './provenance.ts'

/** The rows of one title as JSON texts: of each step those without the list around them, '' where there are none. */
export type ItemRows = Record<EffectParam | ProvenanceParam | 'document' | 'mark', string>
/** A title that is to be written: its place in the job, and its rows. */
export type Planned = { nth: number; isNew: boolean; rows: ItemRows }
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

type Param = 'documents' | 'newDocuments' | 'marks' | EffectParam | ProvenanceParam

const LISTS = [...EFFECT_PARAMS, ...PROVENANCE_PARAMS] as const

/** The rows of all titles, by parameter of the statement. */
export function manyRows(planned: readonly Planned[]): Record<Param, string> {
  const documents = (areNew: boolean) =>
    `[${planned.flatMap(({ isNew, rows }) => (isNew === areNew ? [rows.document] : [])).join()}]`
  const rows = planned.map((one) => one.rows)
  return {
    documents: documents(false),
    newDocuments: documents(true),
    marks: `{${planned.map(({ nth, rows: { mark } }) => `"${nth}":${mark}`).join()}}`,
    ...listsOf(LISTS, rows),
  }
}
