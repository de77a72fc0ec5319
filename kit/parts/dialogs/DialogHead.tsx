import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import Typography from '@mui/material/Typography'
import { useTranslate } from 'ra-core'
import type { ReactNode } from 'react'
import { Icon } from '../icons/Icon.tsx'

type DialogHeadProps = {
  /** The dialog is named by this element. */
  id: string
  title: string
  subtitle?: string
  onClose: () => void
  /** The cross takes the focus when the dialog opens. */
  focusesClose?: boolean
  /** More of the title bar, before the cross. */
  children?: ReactNode
}

/** Title bar of a dialog: what it is, what about, and the cross. */
export function DialogHead({ id, title, subtitle, onClose, focusesClose = false, children }: DialogHeadProps) {
  const translate = useTranslate()
  return (
    <Box component="header" sx={{ display: 'flex', alignItems: 'flex-start', gap: 2, padding: '12px 12px 8px 16px' }}>
      <Box sx={{ flex: 1, minWidth: 0, paddingBlockStart: '4px' }}>
        <Typography id={id} variant="subtitle1" component="h2" sx={{ overflowWrap: 'anywhere' }}>
          {title}
        </Typography>
        {subtitle && (
          <Typography variant="meta" component="p" sx={{ color: 'text.secondary' }}>
            {subtitle}
          </Typography>
        )}
      </Box>
      {children}
      <IconButton
        onClick={onClose}
        autoFocus={focusesClose}
        aria-label={translate('actions.close')}
        title={translate('actions.close')}
      >
        <Icon name="close" size="toolbar" />
      </IconButton>
    </Box>
  )
}
