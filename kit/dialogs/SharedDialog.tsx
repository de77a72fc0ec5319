import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import Tab from '@mui/material/Tab'
import Tabs from '@mui/material/Tabs'
import { useTranslate } from 'ra-core'
import { useId, useState } from 'react'
import type { ReactNode } from 'react'
import { DialogHead } from './DialogHead.tsx'
import { useScope } from './useScope.ts'
import type { Scope } from './useScope.ts'

export type DialogTab = { key: string; label: string; content: ReactNode }

export type SharedDialogProps = {
  open: boolean
  title: string
  /** A line under the title: what this is about. */
  subtitle?: string
  onClose: () => void
  /** Without it the dialog has no OK button. */
  onOk?: () => void
  /** The words of the OK button; a verb says more than OK. */
  okLabel?: string
  cancelLabel?: string
  /** What the user must be allowed to do, and where; without that permission OK is disabled and says why. */
  scope?: Scope
  /** Why OK is disabled for another reason, in words: it stands beside the button. */
  notYet?: string
  /** Work is running: OK waits. */
  busy?: boolean
  destructive?: boolean
  tabs?: readonly DialogTab[]
  /** Buttons at the start of the footer. */
  additionalActions?: ReactNode
  /** It only tells something: nothing typed could be lost, so Escape closes it. */
  isPlain?: boolean
  maxWidth?: 'xs' | 'sm' | 'md' | 'lg'
  children?: ReactNode
}

/**
 * The dialog of specification section 2: title bar with a close button, optional tabs, additional actions, OK by
 * permission. Neither Escape nor a click beside it closes it, so that nothing typed is lost by a slip; a plain one
 * closes by both.
 */
export function SharedDialog(props: SharedDialogProps) {
  const { open, title, subtitle, onClose, tabs, isPlain = false, maxWidth = 'sm', children } = props
  const titleId = useId()
  const [chosen, setChosen] = useState<string>()
  const tab = tabs?.find(({ key }) => key === chosen) ?? tabs?.[0]
  return (
    <Dialog
      open={open}
      fullWidth
      maxWidth={maxWidth}
      aria-labelledby={titleId}
      disableEscapeKeyDown={!isPlain}
      {...(isPlain && { onClose })}
    >
      <DialogHead id={titleId} title={title} subtitle={subtitle} onClose={onClose} />
      {tabs && tab && (
        <Tabs value={tab.key} onChange={(_, key: string) => setChosen(key)} sx={{ paddingInline: '6px' }}>
          {tabs.map(({ key, label }) => (
            <Tab key={key} value={key} label={label} id={`${titleId}-${key}`} aria-controls={`${titleId}-panel`} />
          ))}
        </Tabs>
      )}
      <DialogContent
        {...(tab && { role: 'tabpanel', id: `${titleId}-panel`, 'aria-labelledby': `${titleId}-${tab.key}` })}
      >
        {tab?.content}
        {children}
      </DialogContent>
      <SharedDialogFooter {...props} />
    </Dialog>
  )
}

function SharedDialogFooter(props: SharedDialogProps) {
  const {
    onClose,
    onOk,
    okLabel,
    cancelLabel,
    scope,
    notYet,
    busy = false,
    destructive = false,
    additionalActions,
  } = props
  const translate = useTranslate()
  const denied = useScope(scope)
  const reasonId = useId()
  const reason = denied ?? notYet
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
        <Button
          variant="contained"
          color={destructive ? 'error' : 'primary'}
          onClick={onOk}
          disabled={Boolean(reason) || busy}
          loading={busy}
          loadingPosition="start"
          aria-describedby={reason ? reasonId : undefined}
        >
          {okLabel ?? translate('actions.ok')}
        </Button>
      )}
    </DialogActions>
  )
}
