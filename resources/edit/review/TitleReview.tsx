import { useCallback, useEffect, useState } from 'react'
import { catalogUrn } from '#contract/values/urn.ts'
import { focusPointer } from '#kit/forms/focusPointer.ts'
import { ReviewActions } from '#kit/parts/review/ReviewActions.tsx'
import { useFieldWords } from '#kit/record/changes/useFieldWords.ts'
import { pathOf, pointerOf } from '#contract/rules/diff/pointer.ts'
import { useContentEditor } from '../useContentEditor.ts'

/** Notes on a title, pinned to the field that one was in last, and its links for people outside. */
export function TitleReview({ id }: { id: string }) {
  const { type, page, schema, title } = useContentEditor()
  const words = useFieldWords(schema)
  const { field, clear } = useChosenField()
  return (
    <ReviewActions
      reviewed={{ urn: catalogUrn(type.type), id, page }}
      name={title}
      place={field === undefined ? undefined : { kind: 'field', at: field }}
      onAnywhere={clear}
      placeName={({ kind, at }) => (kind === 'field' && at !== undefined ? words.field(at).name : undefined)}
      onGoTo={({ kind, at }) => kind === 'field' && at !== undefined && focusPointer(() => document.body, at)}
    />
  )
}

/** The field of the record that one was in last, by its pointer; whatever stands in it belongs to it. */
function useChosenField(): { field: string | undefined; clear: () => void } {
  const [field, setField] = useState<string>()
  useEffect(() => {
    const follow = ({ target }: FocusEvent) => {
      const pointer = target instanceof Element && target.closest<HTMLElement>('[data-pointer]')?.dataset.pointer
      const [first] = pointer ? pathOf(pointer) : []
      if (first !== undefined) setField(pointerOf([first]))
    }
    document.addEventListener('focusin', follow)
    return () => document.removeEventListener('focusin', follow)
  }, [])
  return { field, clear: useCallback(() => setField(undefined), []) }
}
