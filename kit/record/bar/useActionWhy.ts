import { useTranslate } from 'ra-core'
import { useCallback } from 'react'
import type { Why } from '#kit/parts/why/why.ts'
import type { ActionWhy } from '../actions/recordActions.ts'
import { useRecordEditor } from '../screen/RecordEditorContext.ts'

/** What keeps an action of the record off, in words: whose lock it is, and the way to the fields that need mending. */
export function useActionWhy() {
  const translate = useTranslate()
  const {
    lock: { view },
    editor,
  } = useRecordEditor()
  const holder = view.kind === 'other' && view.heldBy === 'person' ? view.lock.name : undefined
  const { reveal } = editor
  return useCallback(
    (why: ActionWhy | undefined): Why | undefined => {
      if (!why) return undefined
      if (why.key === 'actions.why.locked' && holder) return { words: translate('why.lockedBy', { name: holder }) }
      const words = translate(why.key, { smart_count: why.count ?? 0 })
      if (!why.toFields) return { words }
      return { words, fix: { label: translate('why.toFields'), run: reveal } }
    },
    [translate, holder, reveal],
  )
}
