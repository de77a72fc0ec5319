import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import { useTranslate } from 'ra-core'
import { lazy, Suspense, useState } from 'react'
import type { NotePlace } from '#contract/schemas/review.ts'
import { useServiceHas } from '../context/ConsoleContext.ts'
import { withWords } from '../i18n/withWords.ts'
import { Icon } from '../icons/Icon.tsx'
import { CountBadge } from '../layoutParts/CountBadge.tsx'
import type { Viewing } from './LinkForm.tsx'
import { useDocumentNotes, type Reviewed } from './useDocumentNotes.ts'

const ShareDialog = lazy(
  withWords(['review'], () => import('./ShareDialog.tsx').then((module) => ({ default: module.ShareDialog }))),
)
const NotesAside = lazy(
  withWords(['review'], () => import('./NotesAside.tsx').then((module) => ({ default: module.NotesAside }))),
)

type ReviewActionsProps = {
  reviewed: Reviewed
  /** What the document is called. */
  name: string
  /** It has notes alone: nobody outside would make anything of it by itself. */
  isUnshared?: boolean
  viewing?: Viewing
  /** What is chosen on screen: a new note is about it. */
  place?: NotePlace | undefined
  onAnywhere?: (() => void) | undefined
  /** What a place is called; undefined for one that is not there any more. */
  placeName: (place: NotePlace) => string | undefined
  onGoTo?: ((place: NotePlace) => void) | undefined
}

/** Of the bar of whatever can be reviewed: its notes with how many are open, and its links. */
export function ReviewActions({ reviewed, name, isUnshared = false, viewing, ...places }: ReviewActionsProps) {
  const translate = useTranslate()
  const hasLinks = useServiceHas('reviews') && !isUnshared
  const { has, notes, ...rest } = useDocumentNotes(reviewed)
  const [opened, setOpened] = useState<'notes' | 'share'>()
  const open = notes?.filter(({ resolved }) => !resolved).length ?? 0
  const close = () => setOpened(undefined)
  return (
    <>
      {has && (
        <IconButton
          aria-label={translate('actions.notes', { smart_count: open })}
          title={translate('actions.notes', { smart_count: open })}
          aria-expanded={opened === 'notes'}
          onClick={() => setOpened(opened === 'notes' ? undefined : 'notes')}
          sx={open > 0 ? { inlineSize: 'auto', paddingInline: 2 } : undefined}
        >
          <Icon name="comment" />
          {open > 0 && (
            <Box component="span" aria-hidden sx={{ display: 'flex', marginInlineStart: 1 }}>
              <CountBadge count={open} tone="accent" />
            </Box>
          )}
        </IconButton>
      )}
      {hasLinks && (
        <IconButton
          aria-label={translate('actions.share')}
          title={translate('actions.share')}
          onClick={() => setOpened('share')}
        >
          <Icon name="send" />
        </IconButton>
      )}
      <Suspense>
        {opened === 'share' && <ShareDialog {...{ reviewed, name, viewing }} onClose={close} />}
        {opened === 'notes' && <NotesAside {...{ ...rest, ...places, notes }} onClose={close} />}
      </Suspense>
    </>
  )
}
