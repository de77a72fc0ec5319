import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import { useTranslate } from 'ra-core'
import type { NotificationPayload } from 'ra-core'
import { useState } from 'react'
import { SNACKBAR_MS } from '#contract/values/timers.ts'
import { Icon } from '../icons/Icon.tsx'
import type { IconName } from '../icons/paths.ts'
import { onRaised } from '../theme/raised.ts'
import { radius } from '../theme/tokens.ts'
import { ErrorDetails } from './ErrorDetails.tsx'
import type { ErrorLine } from './ErrorDetails.tsx'
import { useAutoHide } from './useAutoHide.ts'
import type { NoticeKind } from './useNotice.ts'

const LOOK: Readonly<Record<NoticeKind, { glyph: IconName; color: string }>> = {
  success: { glyph: 'check', color: 'status.published.on' },
  info: { glyph: 'info', color: 'accent.text' },
  warning: { glyph: 'triangle', color: 'status.warning.on' },
  error: { glyph: 'octagon', color: 'status.error.on' },
}

type NoticeProps = {
  payload: NotificationPayload
  onClose: (isUndo?: boolean) => void
}

/** One notice. It waits while it is pointed at, focused or its details are open. */
export function Notice({ payload, onClose }: NoticeProps) {
  const translate = useTranslate()
  const { message, type, notificationOptions = {} } = payload
  const errors = (notificationOptions.errors ?? []) as readonly ErrorLine[]
  const action = notificationOptions.action as { label: string; onClick: () => void } | undefined
  const { glyph, color } = LOOK[type]
  const [isRead, setRead] = useState(false)
  const { autoHideDuration = SNACKBAR_MS } = notificationOptions
  const hold = useAutoHide(isRead ? null : autoHideDuration, () => onClose())
  return (
    <Box
      {...hold}
      onKeyDown={({ key }) => key === 'Escape' && onClose()}
      sx={{
        ...onRaised,
        display: 'flex',
        alignItems: 'flex-start',
        gap: '10px',
        padding: '6px 8px 6px 14px',
        borderRadius: `${radius.dialog}px`,
        backgroundColor: 'background.raised',
        boxShadow: 'var(--mui-palette-shadow-popup)',
      }}
    >
      <Box sx={{ color, paddingBlock: '7px', display: 'flex' }}>
        <Icon name={glyph} size="toolbar" label={translate(`states.kinds.${type}`)} />
      </Box>
      <Box sx={{ flex: 1, minWidth: 0, paddingBlock: '6px', typography: 'bodyStrong', overflowWrap: 'anywhere' }}>
        {typeof message === 'string' ? translate(message, { _: message, ...notificationOptions.messageArgs }) : message}
        <ErrorDetails errors={errors} onToggle={setRead} />
      </Box>
      {action && (
        <Button
          variant="ghost"
          size="small"
          onClick={() => {
            action.onClick()
            onClose()
          }}
          sx={{ color: 'accent.text', marginBlock: '2px' }}
        >
          {action.label}
        </Button>
      )}
      {notificationOptions.undoable && (
        <Button
          variant="ghost"
          size="small"
          onClick={() => onClose(true)}
          sx={{ color: 'accent.text', marginBlock: '2px' }}
        >
          {translate('actions.undo')}
        </Button>
      )}
      <IconButton
        size="small"
        aria-label={translate('states.dismiss')}
        onClick={() => onClose()}
        sx={{ marginBlock: '4px' }}
      >
        <Icon name="close" size="small" />
      </IconButton>
    </Box>
  )
}
