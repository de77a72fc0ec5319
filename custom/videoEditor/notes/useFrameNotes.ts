import { useMemo } from 'react'
import type { NotePlace } from '#contract/schemas/review.ts'
import { catalogUrn } from '#contract/values/urn.ts'
import { VIDEO_PAGE } from '#contract/values/video.ts'
import { useTypeSummary } from '#kit/parts/context/ConsoleContext.ts'
import { useDocumentNotes } from '#kit/parts/review/useDocumentNotes.ts'
import type { VideoRead } from '../model/videoTitle.ts'

export type FrameNotes = ReturnType<typeof useFrameNotes>

/** Notes on a title, those of review links among them, and the open ones that are pinned to frames of it, by frame. */
export function useFrameNotes({ cty, id, length }: Pick<VideoRead, 'cty' | 'id' | 'length'>) {
  const type = useTypeSummary(cty)
  const document = useDocumentNotes({ urn: catalogUrn(cty), id: type ? id : '', page: type?.page ?? VIDEO_PAGE })
  const { notes } = document
  const pins = useMemo(
    () =>
      (notes ?? [])
        .flatMap(({ id: note, place, text, resolved }) => {
          const at = frameOfPlace(place)
          return at === undefined || at >= length || resolved ? [] : [{ id: note, at, text }]
        })
        .toSorted((a, b) => a.at - b.at),
    [notes, length],
  )
  return { ...document, pins }
}

/** The frame of the title that a note is pinned to. */
export function frameOfPlace({ kind, at }: NotePlace): number | undefined {
  return kind === 'timecode' && at !== undefined ? Number(at) : undefined
}
