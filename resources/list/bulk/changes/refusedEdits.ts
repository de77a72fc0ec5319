import { pathOf } from '#contract/rules/diff/pointer.ts'
import type { Edit } from '../draft/bulkDraft.ts'
import { isComplete } from '../draft/bulkDraft.ts'

/** Which line a refusal is about: '/set/yr' names the field, '/replace/1/field' and '/unset/0' count. */
export function refusedEdit(edits: readonly Edit[], pointer: string): Edit | undefined {
  const [op, place = ''] = pathOf(pointer)
  const own = edits.filter((edit) => edit.op === op && isComplete(edit))
  return op === 'unset' || op === 'replace' ? own[Number(place)] : own.find(({ path }) => path === place)
}
