import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import CircularProgress from '@mui/material/CircularProgress'
import { styled } from '@mui/material/styles'
import { useTranslate } from 'ra-core'
import { z } from '../theme/tokens.ts'

type BusyBackdropProps = {
  open: boolean
  /** What is being done, in words. */
  words?: string
  /** Long work can be cancelled. */
  onCancel?: () => void
}

/** MUI's backdrop to look at, without its entrance: that is a tenth of what a browser fetches of MUI first. */
const Dimmed = styled('div')(({ theme }) => ({
  position: 'fixed',
  inset: 0,
  zIndex: z.dialog,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 12,
  backgroundColor: 'var(--mui-palette-surface-overlay)',
  WebkitTapHighlightColor: 'transparent',
  transition: theme.transitions.create('opacity', { duration: theme.transitions.duration.enteringScreen }),
  '@starting-style': { opacity: 0 },
}))

/** Dims the page while something must end before anything else may begin (specification section 4). */
export function BusyBackdrop({ open, words, onCancel }: BusyBackdropProps) {
  const translate = useTranslate()
  const text = words ?? translate('states.progress')
  if (!open) return null
  return (
    <Dimmed role="status">
      <CircularProgress size={32} aria-label={text} />
      {/* On the dimmed page only the lightest text of the dark scheme would do: a panel of its own works in both. */}
      <Box
        component="p"
        sx={{
          typography: 'bodyStrong',
          margin: 0,
          padding: '6px 12px',
          borderRadius: 1,
          backgroundColor: 'background.raised',
          color: 'text.primary',
        }}
      >
        {text}
      </Box>
      {onCancel && <Button onClick={onCancel}>{translate('actions.cancel')}</Button>}
    </Dimmed>
  )
}
