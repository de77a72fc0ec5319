import { styled } from '@mui/material/styles'
import { useSyncExternalStore } from 'react'
import { useTranslate } from 'ra-core'
import type { NotePlace } from '#contract/schemas/review.ts'
import { NotesPanel } from '#kit/parts/review/NotesPanel.tsx'
import { useVideo } from '../VideoContext.ts'
import { frameOfPlace } from './useFrameNotes.ts'

/** Notes on the title; a new one is pinned to the frame that is shown, which stands still while it is written. */
export function FrameNotesPanel() {
  const translate = useTranslate()
  const { notes, playhead, player, code, view } = useVideo()
  const { frame } = useSyncExternalStore(playhead.subscribe, playhead.view)
  const placeName = (place: NotePlace) => {
    const at = frameOfPlace(place)
    return at === undefined ? translate(`review.notes.place.${place.kind}`, { at: place.at }) : code(at)
  }
  const goTo = (place: NotePlace) => {
    const at = frameOfPlace(place)
    if (at === undefined) return
    view.setPreview(undefined)
    player.current?.seek(at)
  }
  return (
    <Place
      data-panel="notes"
      onFocus={({ target }) => {
        if (target instanceof HTMLTextAreaElement) player.current?.run({ do: 'pause' })
      }}
    >
      <NotesPanel
        notes={notes.notes}
        error={notes.error}
        onRetry={notes.onRetry}
        acts={notes.acts}
        place={{ kind: 'timecode', at: String(frame) }}
        placeName={placeName}
        onGoTo={goTo}
      />
    </Place>
  )
}

/** Paragraphs of the lists beside stand in from the edge; these have their own places. */
const Place = styled('div')({ '&& p': { padding: 0 } })
