import { useRef, useState } from 'react'
import type { InvalidCount, TypeRecord } from '#contract/registry/typeRecord.ts'
import { TYPE_RECORD_FIELDS } from '#contract/registry/typeRecord.ts'
import { sameJson } from '#contract/rules/diff/json.ts'
import type { Conflict } from '#contract/rules/merge/threeWay.ts'
import { threeWay } from '#contract/rules/merge/threeWay.ts'
import { textIn, type Texts } from '#contract/values/languages.ts'
import { useConsole } from '#kit/parts/context/ConsoleContext.ts'
import type { ApiError } from '#kit/parts/context/providerTypes.ts'
import { useNotice } from '#kit/parts/dialogs/useNotice.ts'
import { useErrorNotice } from '#kit/parts/errors/useErrorNotice.ts'
import { useFormat } from '#kit/parts/format/FormatProvider.tsx'
import type { FormStore } from '#kit/forms/formStore.ts'
import type { RecordJournal } from '#kit/record/journal/useJournal.ts'
import { documentOf } from './model/documentOf.ts'
import { objectAt, textAt, type TypeDraft } from './model/draft.ts'

/** What a save asks before it goes on. */
export type SaveQuestion =
  | { kind: 'makesInvalid'; counted: InvalidCount }
  /** Somebody else saved; their changes are in the form already, these places were changed by both. */
  | { kind: 'merged'; by: string; conflicts: readonly Conflict[] }

export type TypeSaving = {
  isSaving: boolean
  question: SaveQuestion | undefined
  save: (confirm?: readonly string[]) => Promise<boolean>
  answer: () => void
  /** Somebody else's save lies under the text from now on. */
  adopt: (theirs: TypeRecord) => void
}

type Parts = {
  store: FormStore
  record: TypeRecord | undefined
  lockNumber: () => number | undefined
  journal: RecordJournal
  onSaved: (record: TypeRecord) => void
}

/** The document of a record: what the server adds to it is no part of the text. */
export function documentIn(record: TypeRecord): TypeDraft {
  const servers: readonly string[] = TYPE_RECORD_FIELDS
  return Object.fromEntries(Object.entries(record).filter(([name]) => !servers.includes(name)))
}

/** Saves the document, one save at a time; a repeated one has one effect. */
export function useTypeSaving({ store, record, lockNumber, journal, onSaved }: Parts): TypeSaving {
  const { calls } = useConsole()
  const notice = useNotice()
  const tellError = useErrorNotice()
  const { language } = useFormat().settings
  const [isSaving, setSaving] = useState(false)
  const [question, setQuestion] = useState<SaveQuestion>()
  const rev = useRef(record?.rev ?? 0)
  const key = useRef<{ of: TypeDraft; id: string }>(undefined)

  const send = async (document: TypeDraft, confirm: readonly string[] | undefined): Promise<TypeRecord> => {
    // The same text again is the same save, whatever became of the first answer.
    if (!key.current || !sameJson(key.current.of, document)) key.current = { of: document, id: crypto.randomUUID() }
    const idempotencyKey = confirm ? crypto.randomUUID() : key.current.id
    if (!record) return calls.createType(document, idempotencyKey)
    const write = { rev: rev.current, lockNumber: lockNumber(), idempotencyKey, ...(confirm ? { confirm } : {}) }
    return calls.saveType(record.type, document, write)
  }

  const takeTheirs = (theirs: TypeRecord, by: string) => {
    const [base, their] = [store.base(), { document: documentIn(theirs) }]
    const { conflicts } = threeWay(base, store.values(), their)
    store.rebase(their, base)
    rev.current = theirs.rev
    setQuestion({ kind: 'merged', by, conflicts })
  }

  const save = async (confirm?: readonly string[]): Promise<boolean> => {
    const document = documentOf(store)
    const mark = journal.mark()
    setSaving(true)
    try {
      const saved = await send(document, confirm)
      rev.current = saved.rev
      key.current = undefined
      journal.saved(mark, { revision: saved.rev, title: saved.type })
      store.rebase({ document: documentIn(saved) }, { document })
      setQuestion(undefined)
      const name = textIn(objectAt(document.labels, 'one') as Partial<Texts>, language) || textAt(document, 'type')
      notice('success', record ? 'types.saved' : 'types.created', { values: { name } })
      onSaved(saved)
      return true
    } catch (error) {
      key.current = undefined
      const { code, data } = error as Partial<ApiError>
      if (code === 'makesInvalid') setQuestion({ kind: 'makesInvalid', counted: data as InvalidCount })
      else if (code === 'stale') {
        const { theirs, by } = data as { theirs: TypeRecord; by: string }
        takeTheirs(theirs, by)
      } else tellError(error)
      return false
    } finally {
      setSaving(false)
    }
  }
  const adopt = (theirs: TypeRecord) => {
    rev.current = theirs.rev
    store.rebase({ document: documentIn(theirs) }, store.base())
  }
  return { isSaving, question, adopt, save, answer: () => setQuestion(undefined) }
}
