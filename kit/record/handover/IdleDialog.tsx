import Box from '@mui/material/Box'
import { useTranslate } from 'ra-core'
import { SharedDialog } from '#kit/parts/dialogs/SharedDialog.tsx'
import { Countdown } from '../lock/Countdown.tsx'

type IdleDialogProps = {
  /** Milliseconds since 1970. */
  endsAt: number
  onKeep: () => void
  onRelease: () => void
}

/** Asks before a lock goes back for want of input (specification section 4); any input at all keeps it. */
export function IdleDialog({ endsAt, onKeep, onRelease }: IdleDialogProps) {
  const translate = useTranslate()
  return (
    <SharedDialog
      open
      maxWidth="xs"
      title={translate('locks.idle.title')}
      okLabel={translate('locks.idle.keep')}
      cancelLabel={translate('locks.idle.release')}
      onOk={onKeep}
      onClose={onRelease}
    >
      {translate('locks.idle.text')}
      <Box sx={{ marginBlockStart: 3, typography: 'bodyStrong' }}>
        <Countdown endsAt={endsAt} words={(time) => translate('locks.idle.ends', { time })} />
      </Box>
    </SharedDialog>
  )
}
