import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import DialogActions from '@mui/material/DialogActions'
import { useTranslate } from 'ra-core'
import { useId } from 'react'
import type { ReactNode } from 'react'
import { useMissingRights } from '../why/useMissingRights.ts'
import { WhyNot } from '../why/WhyNot.tsx'
import type { Scope } from './useScope.ts'
import { scopesOf, useScope } from './useScope.ts'

export type SharedDialogFooterProps = {
  onClose: () => void
  /** Without it the dialog has no OK button. */
  onOk?: () => void
  /** The words of the OK button; a verb says more than OK. */
  okLabel?: string
  cancelLabel?: string
  /** What the user must be allowed to do, and where; without that permission OK is off and says why. */
  scope?: Scope | readonly Scope[]
  /** Why OK is off for another reason, in words: it stands beside the button. */
  notYet?: string
  /** Work is running: OK waits. */
  busy?: boolean
  destructive?: boolean
  /** Buttons at the start of the footer. */
  additionalActions?: ReactNode
}

/** Additional actions, what keeps OK off in words, Cancel and OK. */
export function SharedDialogFooter(props: SharedDialogFooterProps) {
  const { onClose, onOk, okLabel, cancelLabel, scope, notYet, busy = false, destructive, additionalActions } = props
  const translate = useTranslate()
  const denied = useScope(scope)
  const missing = useMissingRights(scopesOf(scope))
  const reasonId = useId()
  const reason = denied ?? notYet
  const why = missing ?? (notYet ? { words: notYet } : undefined)
  return (
    <DialogActions>
      {additionalActions}
      <Box id={reasonId} sx={{ typography: 'meta', color: 'status.warning.on', flex: 1, textAlign: 'end' }}>
        {onOk && reason}
      </Box>
      <Button variant="ghost" onClick={onClose}>
        {cancelLabel ?? translate('actions.cancel')}
      </Button>
      {onOk && (
        <WhyNot why={busy ? undefined : why}>
          {(off) => (
            <Button
              variant="contained"
              color={destructive ? 'error' : 'primary'}
              onClick={onOk}
              disabled={busy}
              loading={busy}
              loadingPosition="start"
              {...off}
            >
              {okLabel ?? translate('actions.ok')}
            </Button>
          )}
        </WhyNot>
      )}
    </DialogActions>
  )
}
