import { useMemo } from 'react'
import { catalogUrn } from '#contract/values/urn.ts'
import type { ContentRecord } from '#contract/schemas/contentRecord.ts'
import { notedPlaces } from '#kit/parts/review/notedPlaces.ts'
import { useDocumentNotes } from '#kit/parts/review/useDocumentNotes.ts'
import { useContentEditor } from '../useContentEditor.ts'

/** How many open notes stand at which field of a record; a new one has none. */
export function useNotedFields(record: ContentRecord | undefined): ReadonlyMap<string, number> {
  const { type, page } = useContentEditor()
  const { notes } = useDocumentNotes({ urn: catalogUrn(type.type), id: record?.id ?? '', page })
  return useMemo(() => notedPlaces(notes ?? []), [notes])
}
