import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import Paper from '@mui/material/Paper'
import Typography from '@mui/material/Typography'
import { useTranslate } from 'ra-core'
import { useEffect, useId, useRef, type ComponentProps } from 'react'
import type { NotePlace } from '#contract/schemas/review.ts'
import { Icon } from '../icons/Icon.tsx'
import { NotesPanel } from './NotesPanel.tsx'

type NotesAsideProps = Omit<ComponentProps<typeof NotesPanel>, 'placeName'> & {
  placeName: (place: NotePlace) => string | undefined
  onClose: () => void
}

/** The notes over the end of the screen, which stays in use: what is chosen there is what a note is about. */
export function NotesAside({ placeName, onClose, ...props }: NotesAsideProps) {
  const translate = useTranslate()
  const titleId = useId()
  const panel = useRef<HTMLElement>(null)
  useEffect(() => panel.current?.focus(), [])
  return (
    <Paper
      ref={panel}
      component="aside"
      aria-labelledby={titleId}
      tabIndex={-1}
      elevation={8}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && !event.defaultPrevented) onClose()
      }}
      sx={{
        position: 'fixed',
        zIndex: 'drawer',
        insetBlock: '112px 12px',
        insetInlineEnd: 12,
        inlineSize: 'min(380px, calc(100vw - 24px))',
        display: 'flex',
        flexDirection: 'column',
        outline: 'none',
      }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, padding: '8px 8px 0 16px' }}>
        <Typography id={titleId} variant="subtitle1" component="h2" sx={{ flex: 1 }}>
          {translate('review.notes.title')}
        </Typography>
        <IconButton onClick={onClose} aria-label={translate('actions.close')} title={translate('actions.close')}>
          <Icon name="close" size="toolbar" />
        </IconButton>
      </Box>
      <Box sx={{ flex: 1, minBlockSize: 0, overflow: 'auto' }}>
        <NotesPanel
          {...props}
          placeName={(place) => placeName(place) ?? translate(`review.notes.place.${place.kind}`, { at: place.at })}
        />
      </Box>
    </Paper>
  )
}
