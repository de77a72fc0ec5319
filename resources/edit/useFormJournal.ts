import { useEffect, useMemo, useRef, useState } from 'react'
import type { ContentRecord } from '#contract/schemas/contentRecord.ts'
import { catalogUrn } from '#contract/values/urn.ts'
import { useConsole } from '#kit/context/ConsoleContext.ts'
import type { FormStore } from '#kit/forms/formStore.ts'
import type { UnsavedWork } from '#kit/journal/findUnsaved.ts'
import { findUnsaved, forgetUnsaved } from '#kit/journal/findUnsaved.ts'
import type { Journal } from '#kit/journal/openJournal.ts'
import { openJournal } from '#kit/journal/openJournal.ts'
import { registerJournal } from '#kit/journal/saveAllJournals.ts'
import type { EditorJournal } from './editorCore.ts'

/** Id under which the work on a record that was never saved is kept. */
const NEW = 'new'
/** Commits that are a person's work; what the server gave is not. */
const WORK: readonly string[] = ['typed', 'undo', 'restored']

type Parts = {
  store: FormStore
  type: string
  record: ContentRecord | undefined
  schemaVersion: number
  title: string
}

export type FormJournal = {
  journal: EditorJournal
  /** Work of an earlier visit that was never saved. */
  found: UnsavedWork | undefined
  restore: () => void
  discard: () => void
}

/** Keeps what is typed in this browser until the server has it, and finds what an earlier visit left behind. */
export function useFormJournal({ store, type, record, schemaVersion, title }: Parts): FormJournal {
  const { actor, tab } = useConsole()
  const open = useRef<Journal>(undefined)
  const [found, setFound] = useState<UnsavedWork>()
  const urn = catalogUrn(type)
  const id = record?.id ?? NEW
  const start = useRef({ revision: record?.rev, schema: schemaVersion, title })

  useEffect(() => {
    const journal = openJournal({ user: actor.uid, urn, id, tab }, start.current)
    open.current = journal
    const unregister = registerJournal(journal.flush)
    // A form that came along from another address (a first save) brings its unsaved text with it.
    if (store.isDirty()) for (const key of topLevelChanges(store)) journal.record(`/${key}`, store.values()[key])
    const stop = store.onCommit(({ pointer, value, raw, origin }) => {
      if (WORK.includes(origin)) journal.record(pointer, value, raw)
    })
    let isGone = false
    void findUnsaved(actor.uid)
      .then((works) => works.find((work) => work.urn === urn && work.id === id))
      .then((work) => !isGone && setFound(work))
    return () => {
      isGone = true
      stop()
      unregister()
      void journal.close()
    }
  }, [store, actor.uid, urn, id, tab])

  return useMemo(() => {
    const forget = () => {
      setFound(undefined)
      if (found) void forgetUnsaved(found)
    }
    return {
      journal: {
        seq: () => open.current?.seq() ?? 0,
        clear: (upTo: number) => void open.current?.clear(upTo),
        rebase: ({ rev, schema }: ContentRecord) => open.current?.rebase({ revision: rev, schema }),
      },
      found,
      restore: () => {
        if (found) store.restore(found.entries, { keyword: 'unread' })
        forget()
      },
      discard: forget,
    }
  }, [found, store])
}

function topLevelChanges(store: FormStore): string[] {
  const [base, values] = [store.base(), store.values()]
  return Object.keys({ ...base, ...values }).filter((key) => !Object.is(base[key], values[key]))
}
