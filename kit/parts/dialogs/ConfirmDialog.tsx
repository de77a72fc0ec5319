import Box from '@mui/material/Box'
import { useTranslate } from 'ra-core'
import type { ReactNode } from 'react'
import { Icon } from '../icons/Icon.tsx'
import { SharedDialog } from './SharedDialog.tsx'
import type { SharedDialogProps } from './SharedDialog.tsx'

type ConfirmDialogProps = Pick<
  SharedDialogProps,
  'open' | 'title' | 'scope' | 'busy' | 'onClose' | 'notYet' | 'cancelLabel'
> & {
  /** The verb of what will be done: "Purge 3 titles". */
  okLabel: string
  onConfirm: () => void
  /** Whether it can be taken back afterwards; it is said in words. */
  undoable: boolean
  /** What will happen. */
  children: ReactNode
}

/** Asks before something destructive, and says whether it can be undone (design section 6). */
export function ConfirmDialog({ onConfirm, undoable, children, ...dialog }: ConfirmDialogProps) {
  const translate = useTranslate()
  return (
    <SharedDialog {...dialog} onOk={onConfirm} destructive={!undoable} maxWidth="xs">
      {children}
      <Box
        sx={{
          display: 'flex',
          alignItems: 'center',
          gap: 2,
          marginBlockStart: 3,
          typography: 'meta',
          color: undoable ? 'text.tertiary' : 'status.warning.on',
        }}
      >
        <Icon name={undoable ? 'undo' : 'triangle'} size="small" />
        {translate(undoable ? 'actions.canBeUndone' : 'actions.cannotBeUndone')}
      </Box>
    </SharedDialog>
  )
}
