import { useEffect, useRef, useState } from 'react'
import { unparked } from '#contract/rules/lock/parkedEdits.ts'
import { NOT_PAYLOAD } from '#contract/rules/payload/payloadOf.ts'
import type { FullSideDraft, SideDraft } from '#contract/schemas/contentRecord.ts'
import { useConsole } from '#kit/parts/context/ConsoleContext.ts'
import { useNotice } from '#kit/parts/dialogs/useNotice.ts'
import { useErrorNotice } from '#kit/parts/errors/useErrorNotice.ts'
import type { FormStore } from '#kit/forms/formStore.ts'
import type { MergedSaves } from '#kit/record/save/mergeSaves.ts'
import { mergeSaves, withChoices } from '#kit/record/save/mergeSaves.ts'
import type { Choices } from '#kit/record/sideDrafts/ParkedDialog.tsx'
import { useSideDrafts } from '#kit/record/sideDrafts/useSideDrafts.ts'
import { takeIntoForm } from '../form/takeIntoForm.ts'
import type { ContentEditor } from '../useContentEditor.ts'

export type OpenedDraft = { draft: FullSideDraft; merge: MergedSaves }

/** The parked edits of the open record: looked at, put back into the form by the three-way merge, or given up. */
export function useParkedEdits({ record, store, lock }: ContentEditor) {
  const { calls } = useConsole()
  const notice = useNotice()
  const tellError = useErrorNotice()
  const { drafts, renew } = useSideDrafts(record)
  const [opened, setOpened] = useState<OpenedDraft>()
  const taken = useTakenDrafts(store)

  const put = ({ draft, merge }: OpenedDraft, choices: Choices) => {
    setOpened(undefined)
    const server = Object.entries(store.values()).filter(([field]) => NOT_PAYLOAD.has(field))
    takeIntoForm(store, { ...Object.fromEntries(server), ...withChoices(merge, choices) })
    taken.add(draft.id)
    notice('success', 'locks.parked.restored')
  }
  const read = async (id: string): Promise<OpenedDraft | undefined> => {
    try {
      const draft = await calls.readSideDraft(id)
      const { base, mine } = unparked(draft, store.values())
      return { draft, merge: mergeSaves(base, mine, store.values()) }
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
        await calls.deleteSideDraft(id)
      } catch (error) {
        tellError(error)
      }
      await renew()
    },
  }
}

/** Drafts whose text was put into the form: they are deleted with the save that follows, and back on offer without one. */
function useTakenDrafts(store: FormStore) {
  const { calls } = useConsole()
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set())
  const rev = useRef(store.base().rev)
  useEffect(
    () =>
      store.onCommit(({ origin }) => {
        if (origin !== 'loaded' || ids.size === 0) return
        const isSaved = store.base().rev !== rev.current
        rev.current = store.base().rev
        if (!isSaved && store.isDirty()) return
        setIds(new Set())
        if (isSaved) for (const id of ids) void calls.deleteSideDraft(id).catch(() => undefined)
      }),
    [calls, store, ids],
  )
  return {
    has: (id: string) => ids.has(id),
    add: (id: string) => {
      rev.current = store.base().rev
      setIds(new Set([...ids, id]))
    },
  }
}
