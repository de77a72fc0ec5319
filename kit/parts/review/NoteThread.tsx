import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Link from '@mui/material/Link'
import { useTranslate } from 'ra-core'
import { useState } from 'react'
import type { NoteReply, ReviewNote } from '#contract/schemas/review.ts'
import { useErrorNotice } from '../errors/useErrorNotice.ts'
import { useFormat } from '../format/FormatProvider.tsx'
import { visuallyHidden } from '../layoutParts/visuallyHidden.ts'
import { NoteForm, type GuestName } from './NoteForm.tsx'
import type { NoteActs } from './noteActs.ts'

type NoteThreadProps = {
  note: ReviewNote
  /** What its place is called. */
  place: string
  acts: NoteActs
  guest?: GuestName | undefined
  onGoTo?: (() => void) | undefined
}

/** A note with its place, its replies, and what can be done with it. */
export function NoteThread({ note, place, acts, guest, onGoTo }: NoteThreadProps) {
  const translate = useTranslate()
  const format = useFormat()
  const tellError = useErrorNotice()
  const [isReplying, setReplying] = useState(false)
  const { resolved } = note
  const tried = (work: Promise<void>) => void work.catch(tellError)
  const settled =
    resolved &&
    translate(resolved.how === 'publish' ? 'review.notes.resolvedByPublish' : 'review.notes.resolvedBy', {
      name: resolved.by || translate('review.notes.team'),
      date: format.dateTime(resolved.at),
    })
  return (
    <Box
      component="li"
      data-note={note.id}
      sx={{ display: 'grid', gap: 2, paddingBlock: 3, borderBlockEnd: '1px solid var(--mui-palette-line-hair)' }}
    >
      <Box sx={{ typography: 'meta', color: 'text.secondary', overflowWrap: 'anywhere' }}>
        {onGoTo ? (
          <Link component="button" type="button" onClick={onGoTo} sx={{ textAlign: 'start' }}>
            <span aria-hidden>{place}</span>
            <Box component="span" sx={visuallyHidden}>
              {translate('review.notes.goTo', { place })}
            </Box>
          </Link>
        ) : (
          place
        )}
      </Box>
      <Said note={note} acts={acts} />
      {note.replies.length > 0 && (
        <Box
          component="ul"
          sx={{ listStyle: 'none', margin: 0, padding: 0, paddingInlineStart: 4, display: 'grid', gap: 2 }}
        >
          {note.replies.map((reply) => (
            <li key={reply.id}>
              <Said note={reply} acts={acts} />
            </li>
          ))}
        </Box>
      )}
      {settled && <Box sx={{ typography: 'meta', color: 'status.success.on' }}>{settled}</Box>}
      {isReplying && acts.add ? (
        <NoteForm
          label={translate('review.notes.reply')}
          sendLabel={translate('review.notes.sendReply')}
          autoFocus
          guest={guest}
          onCancel={() => setReplying(false)}
          onSend={async (text) => {
            await acts.add?.({ text, parent: note.id, ...(guest && { name: guest.name }) })
            setReplying(false)
          }}
        />
      ) : (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
          {acts.add && (
            <Button size="small" onClick={() => setReplying(true)}>
              {translate('review.notes.reply')}
            </Button>
          )}
          {acts.resolve && (
            <Button size="small" onClick={() => tried(acts.resolve?.(note.id, !resolved) ?? Promise.resolve())}>
              {translate(resolved ? 'review.notes.reopen' : 'review.notes.resolve')}
            </Button>
          )}
        </Box>
      )}
    </Box>
  )
}

/** Who said what, and when; one's own can be taken back. What people write is text and nothing else. */
function Said({ note, acts }: { note: NoteReply; acts: NoteActs }) {
  const translate = useTranslate()
  const format = useFormat()
  const tellError = useErrorNotice()
  const by = note.isOwn ? translate('review.notes.you') : note.by || translate('review.notes.team')
  return (
    <Box sx={{ display: 'grid', gap: 1, minWidth: 0 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: '0 8px', typography: 'meta', color: 'text.secondary' }}>
        <Box component="bdi" sx={{ fontWeight: 'fontWeightMedium', color: 'text.primary', overflowWrap: 'anywhere' }}>
          {by}
        </Box>
        {note.isGuest && <span>{translate('review.notes.guest')}</span>}
        <span>{format.dateTime(note.ct)}</span>
        {note.isOwn && acts.remove && note.text !== '' && (
          <Link
            component="button"
            type="button"
            aria-label={translate('review.notes.removeOf', { text: note.text.slice(0, 60) })}
            onClick={() => void acts.remove?.(note.id).catch(tellError)}
          >
            {translate('review.notes.remove')}
          </Link>
        )}
      </Box>
      <Box
        component="p"
        dir="auto"
        sx={{
          margin: 0,
          typography: 'body2',
          whiteSpace: 'pre-wrap',
          overflowWrap: 'anywhere',
          ...(note.text === '' && { color: 'text.secondary', fontStyle: 'italic' }),
        }}
      >
        {note.text === '' ? translate('review.notes.gone') : note.text}
      </Box>
    </Box>
  )
}
