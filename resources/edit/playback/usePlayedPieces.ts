import { useMemo } from 'react'
import { useServiceHas } from '#kit/parts/context/ConsoleContext.ts'
import { useReference } from '#kit/forms/references/useReference.ts'
import type { PlayedTitle } from '#kit/parts/player/usePlayback.ts'
import { hasStoredMedia } from '../../preview/hasStoredMedia.ts'
import { playedPieces } from '#kit/parts/player/playedPieces.ts'
import { segmentPieces, type SegmentPiece } from '#kit/parts/player/segmentPieces.ts'
import type { ContentEditor } from '../useContentEditor.ts'
import { useFormValue } from './useFormValue.ts'

type Played = {
  /** Segments as they stand in the form, saved or not. */
  sg: unknown
  pieces: readonly SegmentPiece[]
  /** What segments name that this service has no picture and sound of: it cannot play them. */
  elsewhere: string | undefined
  /** Under whose rights they play: the record's, before it is first saved those of the title it begins with. */
  title: PlayedTitle | undefined
}

/**
 * What the open record plays: its segments as they stand in the form, or its own media as a whole. A service without
 * media of its own knows best what keys lead to.
 */
export function usePlayedPieces({ record, store }: Pick<ContentEditor, 'record' | 'store'>): Played {
  const sg = useFormValue(store, '/sg')
  const hasMedia = record !== undefined && hasStoredMedia(record)
  const isOwnStore = useServiceHas('mediaUpload')
  const { pieces, elsewhere } = useMemo(() => {
    const own = hasMedia ? record.key : undefined
    const cut = isOwnStore ? [] : segmentPieces(sg, own)
    return cut.length > 0 ? { pieces: cut, elsewhere: undefined } : playedPieces(isOwnStore ? sg : [], own)
  }, [sg, hasMedia, isOwnStore, record?.key])
  const first = useReference(record ? undefined : pieces[0]?.item.key)
  const row = record ?? (first.kind === 'found' ? first.row : undefined)
  return { sg, pieces, elsewhere, title: row && { id: row.id, cty: row.cty } }
}
