import { useMemo } from 'react'
import { useReference } from '#kit/forms/references/useReference.ts'
import type { PlayedTitle } from '#kit/parts/player/usePlayback.ts'
import { hasStoredMedia } from '../../preview/hasStoredMedia.ts'
import { segmentPieces, type SegmentPiece } from '#kit/parts/player/segmentPieces.ts'
import type { ContentEditor } from '../useContentEditor.ts'
import { useFormValue } from './useFormValue.ts'

type Played = {
  /** Segments as they stand in the form, saved or not. */
  sg: unknown
  pieces: readonly SegmentPiece[]
  /** Under whose rights they play: the record's, before it is first saved those of the title it begins with. */
  title: PlayedTitle | undefined
}

/** What the open record plays: its segments as they stand in the form, or its own media as a whole. */
export function usePlayedPieces({ record, store }: Pick<ContentEditor, 'record' | 'store'>): Played {
  const sg = useFormValue(store, '/sg')
  const hasMedia = record !== undefined && hasStoredMedia(record)
  const pieces = useMemo((): readonly SegmentPiece[] => {
    const own = hasMedia ? record.key : undefined
    const cut = segmentPieces(sg, own)
    return cut.length > 0 || own === undefined ? cut : [{ segment: -1, item: { key: own, start: 0 } }]
  }, [sg, hasMedia, record?.key])
  const first = useReference(record ? undefined : pieces[0]?.item.key)
  const row = record ?? (first.kind === 'found' ? first.row : undefined)
  return { sg, pieces, title: row && { id: row.id, cty: row.cty } }
}
