import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import DialogActions from '@mui/material/DialogActions'
import { useTranslate } from 'ra-core'

/** In place of the footer: what Escape asks where something has been entered. */
export function DiscardQuestion({ onKeep, onDiscard }: { onKeep: () => void; onDiscard: () => void }) {
  const translate = useTranslate()
  return (
    <DialogActions>
      <Box role="alert" sx={{ typography: 'bodyStrong', flex: 1, paddingInlineStart: 2 }}>
        {translate('actions.discardEntered')}
      </Box>
      <Button autoFocus onClick={onKeep}>
        {translate('actions.keepEditing')}
      </Button>
      <Button color="error" onClick={onDiscard}>
        {translate('actions.discard')}
      </Button>
    </DialogActions>
  )
}
