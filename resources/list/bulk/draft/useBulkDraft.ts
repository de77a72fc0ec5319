import { useMemo, useState } from 'react'
import type { Operation } from '#contract/rules/bulk/offeredChanges.ts'
import type { BulkDraft, Edit } from './bulkDraft.ts'
import { changedEdit, NOTHING_ENTERED, withEdit, withoutEdit } from './bulkDraft.ts'
import { keepDraft, keptDraft } from './keptDrafts.ts'

export type BulkDraftState = {
  draft: BulkDraft
  /** Lines whose typed value is none. */
  wrong: ReadonlySet<number>
  /** Adds a line and answers its id. */
  add: (path: string, op: Operation) => number
  change: (id: number, change: Partial<Pick<Edit, 'op' | 'entered'>>) => void
  remove: (id: number) => void
  mark: (id: number, isWrong: boolean) => void
  setPublish: (publish: boolean) => void
  clear: () => void
}

/** The bulk change that a person puts together for a type; it stays for the browser tab until it was run. */
export function useBulkDraft(uid: string, type: string): BulkDraftState {
  const [draft, setDraft] = useState(() => keptDraft(sessionStorage, uid, type))
  const [wrong, setWrong] = useState<ReadonlySet<number>>(new Set())
  const acts = useMemo(() => {
    const become = (next: (draft: BulkDraft) => BulkDraft) =>
      setDraft((current) => {
        const changed = next(current)
        keepDraft(sessionStorage, uid, type, changed)
        return changed
      })
    const mark = (id: number, isWrong: boolean) =>
      setWrong((marked) => (marked.has(id) === isWrong ? marked : toggled(marked, id)))
    return {
      change: (id: number, change: Partial<Pick<Edit, 'op' | 'entered'>>) =>
        become((current) => changedEdit(current, id, change)),
      remove: (id: number) => {
        mark(id, false)
        become((current) => withoutEdit(current, id))
      },
      mark,
      setPublish: (publish: boolean) => become((current) => ({ ...current, publish })),
      clear: () => {
        setWrong(new Set())
        become(() => NOTHING_ENTERED)
      },
      become,
    }
  }, [uid, type])
  const { become, ...others } = acts
  const add = (path: string, op: Operation) => {
    const next = withEdit(draft, path, op)
    become(() => next)
    return next.edits.at(-1)?.id ?? 0
  }
  return { draft, wrong, add, ...others }
}

function toggled(marked: ReadonlySet<number>, id: number): ReadonlySet<number> {
  const next = new Set(marked)
  if (!next.delete(id)) next.add(id)
  return next
}
