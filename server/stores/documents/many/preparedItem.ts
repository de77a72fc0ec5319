import { offloadable } from '../../../threads/offload.ts'
import { effectRows } from '../effectRows.ts'
import { planWrite } from '../planWrite.ts'
import { joinedInput, type SplitInput } from '../splitInput.ts'
import { previousStateOf } from './former.ts'
import type { ItemNote, ItemRows } from './manyRows.ts'
import { provenanceRows, type Provenance } from './provenance.ts'

type ItemParams = SplitInput & {
  note?: ItemNote | undefined
  provenance?: Provenance | undefined
  former?: Provenance | undefined
}

/** The rows of one title of a job, worked out to the last text: what it becomes, and what taking it back needs. */
export function preparedItem({ note, provenance, former, ...split }: ItemParams): ItemRows {
  const input = joinedInput(split)
  const planned = { input, plan: planWrite(input), ...(provenance && former && { provenance, former }) }
  return {
    ...effectRows(planned),
    ...provenanceRows(planned),
    document: JSON.stringify(planned.plan.document),
    mark: JSON.stringify({ id: input.id, rev: planned.plan.document.rev, before: previousStateOf(planned), note }),
  }
}

/** The same; large records are worked out in another thread. */
export const prepareItem = offloadable(preparedItem)
