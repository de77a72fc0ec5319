import Backdrop from '@mui/material/Backdrop'
import Button from '@mui/material/Button'
import CircularProgress from '@mui/material/CircularProgress'
import Typography from '@mui/material/Typography'
import { useTranslate } from 'ra-core'
import { z } from '../theme/tokens.ts'

type BusyBackdropProps = {
  open: boolean
  /** What is being done, in words. */
  words?: string
  /** Long work can be cancelled. */
  onCancel?: () => void
}

/** Dims the page while something must end before anything else may begin (specification section 4). */
export function BusyBackdrop({ open, words, onCancel }: BusyBackdropProps) {
  const translate = useTranslate()
  const text = words ?? translate('states.progress')
  return (
    <Backdrop open={open} unmountOnExit sx={{ zIndex: z.dialog, flexDirection: 'column', gap: 3 }} role="status">
      <CircularProgress size={32} aria-label={text} />
      {/* On the dimmed page only the lightest text of the dark scheme would do: a panel of its own works in both. */}
      <Typography
        variant="bodyStrong"
        sx={{ padding: '6px 12px', borderRadius: 1, backgroundColor: 'background.raised', color: 'text.primary' }}
      >
        {text}
      </Typography>
      {onCancel && <Button onClick={onCancel}>{translate('actions.cancel')}</Button>}
    </Backdrop>
  )
}
