import IconButton from '@mui/material/IconButton'
import { useTranslate } from 'ra-core'
import { Icon } from '#kit/parts/icons/Icon.tsx'
import { useLookSettings } from '#kit/parts/theme/LookContext.ts'
import { toggleQuickPanel, useQuickPanelOpen } from './quickPanelState.ts'

/** Opens and closes the quick panel. */
export function QuickPanelButton() {
  const translate = useTranslate()
  const isOpen = useQuickPanelOpen()
  const { setPanelOpen } = useLookSettings()
  const label = translate('palette.quick.title')
  return (
    <IconButton
      onClick={() => {
        setPanelOpen(false)
        toggleQuickPanel()
      }}
      aria-label={label}
      title={label}
      aria-expanded={isOpen}
      aria-keyshortcuts="Alt+Q"
    >
      <Icon name="clock" size="toolbar" />
    </IconButton>
  )
}
