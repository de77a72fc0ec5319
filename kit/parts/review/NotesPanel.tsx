import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useTranslate } from 'ra-core'
import { useState } from 'react'
import type { NotePlace, ReviewNote } from '#contract/schemas/review.ts'
import { CallError } from '../errors/CallError.tsx'
import { NoteForm, type GuestName } from './NoteForm.tsx'
import { NoteThread } from './NoteThread.tsx'
import type { NoteActs } from './noteActs.ts'

type NotesPanelProps = {
  /** Undefined while they are read. */
  notes: readonly ReviewNote[] | undefined
  error?: unknown
  onRetry?: () => void
  acts: NoteActs
  /** What a new note is about; the whole document where nothing is chosen. */
  place?: NotePlace | undefined
  /** Gives the chosen place up. */
  onAnywhere?: (() => void) | undefined
  placeName: (place: NotePlace) => string
  onGoTo?: ((place: NotePlace) => void) | undefined
  guest?: GuestName | undefined
}

const WHOLE: NotePlace = { kind: 'document' }

/** Notes on a document, the open ones first, and the form of another one: pinned to what is chosen beside. */
export function NotesPanel(props: NotesPanelProps) {
  const { notes, error, onRetry, acts, place = WHOLE, onAnywhere, placeName, onGoTo, guest } = props
  const translate = useTranslate()
  const [isAll, setAll] = useState(false)
  const open = notes?.filter(({ resolved }) => !resolved) ?? []
  const resolved = notes?.filter((note) => note.resolved) ?? []
  const shown = isAll ? [...open, ...resolved] : open
  return (
    <Box component="section" aria-label={translate('review.notes.title')} sx={{ display: 'grid', gap: 3, padding: 4 }}>
      {acts.add && (
        <Box sx={{ display: 'grid', gap: 2 }}>
          <Box sx={{ typography: 'meta', color: 'text.secondary', overflowWrap: 'anywhere' }}>
            {translate('review.notes.at', { place: placeName(place) })}
            {place.kind === 'document' ? (
              <div>{translate('review.notes.pickHint')}</div>
            ) : (
              onAnywhere && (
                <div>
                  <Button size="small" onClick={onAnywhere}>
                    {translate('review.notes.anywhere')}
                  </Button>
                </div>
              )
            )}
          </Box>
          <NoteForm
            label={translate('review.notes.text')}
            sendLabel={translate('review.notes.send')}
            guest={guest}
            onSend={(text) => acts.add?.({ text, place, ...(guest && { name: guest.name }) }) ?? Promise.resolve()}
          />
        </Box>
      )}
      {error !== undefined && error !== null && (
        <CallError title={translate('review.notes.failed')} error={error} {...(onRetry && { onRetry })} />
      )}
      <Box component="p" role="status" sx={{ margin: 0, typography: 'meta', color: 'text.secondary' }}>
        {notes && summaryOf(open.length, resolved.length, translate)}
      </Box>
      <Box component="ul" sx={{ listStyle: 'none', margin: 0, padding: 0 }}>
        {shown.map((note) => (
          <NoteThread
            key={note.id}
            {...{ note, acts, guest }}
            place={placeName(note.place)}
            onGoTo={onGoTo && note.place.kind !== 'document' ? () => onGoTo(note.place) : undefined}
          />
        ))}
      </Box>
      {resolved.length > 0 && !isAll && (
        <Button size="small" onClick={() => setAll(true)} sx={{ justifySelf: 'start' }}>
          {translate('review.notes.showResolved', { smart_count: resolved.length })}
        </Button>
      )}
    </Box>
  )
}

function summaryOf(open: number, resolved: number, translate: ReturnType<typeof useTranslate>): string {
  if (open > 0) return translate('review.notes.open', { smart_count: open })
  return translate(resolved > 0 ? 'review.notes.noneOpen' : 'review.notes.none')
}
