import { catalogUrn } from '#contract/values/urn.ts'
import { focusPointer } from '#kit/forms/focusPointer.ts'
import { ReviewActions } from '#kit/parts/review/ReviewActions.tsx'
import { useFieldWords } from '#kit/record/changes/useFieldWords.ts'
import { useContentEditor } from '../useContentEditor.ts'
import { useChosenField } from './useChosenField.ts'

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
