import { useEffect, useRef, useState } from 'react'
import { unparked } from '#contract/rules/lock/parkedEdits.ts'
import type { FullSideDraft, SideDraft } from '#contract/schemas/sideDraft.ts'
import { useConsole } from '#kit/parts/context/ConsoleContext.ts'
import { useNotice } from '#kit/parts/dialogs/useNotice.ts'
import { useErrorNotice } from '#kit/parts/errors/useErrorNotice.ts'
import type { WorkingValues } from '../editor/workingValues.ts'
import type { MergedSaves } from '../save/mergeSaves.ts'
import { mergedFields, mergeSaves } from '../save/mergeSaves.ts'
import type { Choices } from '../sideDrafts/ParkedDialog.tsx'
import { useSideDrafts } from '../sideDrafts/useSideDrafts.ts'
import { useRecordEditor } from '../screen/RecordEditorContext.ts'

type OpenedDraft = { draft: FullSideDraft; merge: MergedSaves }

/** The parked edits of the open record: looked at, put back into the form by the three-way merge, or given up. */
export function useParkedEdits() {
  const { target, values, lock } = useRecordEditor()
  const { calls } = useConsole()
  const notice = useNotice()
  const tellError = useErrorNotice()
  const { drafts, renew } = useSideDrafts(target)
  const [opened, setOpened] = useState<OpenedDraft>()
  const taken = useTakenDrafts(values)

  const put = ({ draft, merge }: OpenedDraft, choices: Choices) => {
    setOpened(undefined)
    values.assign(mergedFields(merge, choices))
    taken.add(draft.id)
    notice('success', 'locks.parked.restored')
  }
  const read = async (id: string): Promise<OpenedDraft | undefined> => {
    try {
      const draft = await calls.readSideDraft({ params: { id } })
      const { base, mine } = unparked(draft, values.values())
      return { draft, merge: mergeSaves(base, mine, values.values()) }
    } catch (error) {
      tellError(error)
      await renew()
      return undefined
    }
  }
  return {
    /** Without those that stand in this form already. */
    drafts: drafts.filter(({ id }) => id !== lock.parking.draft?.id && !taken.has(id)),
    opened,
    compare: async ({ id }: SideDraft) => setOpened(await read(id)),
    close: () => setOpened(undefined),
    put,
    /** What nobody disputes goes back at once; else the question comes first. */
    restore: async ({ id }: SideDraft) => {
      const session = lock.session
      if (session && !(await session.take())) return
      const found = await read(id)
      if (!found) return
      if (found.merge.conflicts.length > 0) setOpened(found)
      else put(found, new Map())
    },
    discard: async ({ id }: SideDraft) => {
      try {
        await calls.deleteSideDraft({ params: { id } })
      } catch (error) {
        tellError(error)
      }
      await renew()
    },
  }
}

/** Drafts whose text was put into the form: they are deleted with the save that follows, and back on offer without one. */
function useTakenDrafts(values: WorkingValues) {
  const { calls } = useConsole()
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set())
  const rev = useRef(values.base().rev)
  useEffect(
    () =>
      values.onCommit(({ origin }) => {
        if (origin !== 'loaded' || ids.size === 0) return
        const isSaved = values.base().rev !== rev.current
        rev.current = values.base().rev
        if (!isSaved && values.isDirty()) return
        setIds(new Set())
        if (isSaved) for (const id of ids) void calls.deleteSideDraft({ params: { id } }).catch(() => undefined)
      }),
    [calls, values, ids],
  )
  return {
    has: (id: string) => ids.has(id),
    add: (id: string) => {
      rev.current = values.base().rev
      setIds(new Set([...ids, id]))
    },
  }
}
