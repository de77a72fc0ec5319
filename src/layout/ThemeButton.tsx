import IconButton from '@mui/material/IconButton'
import { useTranslate } from 'ra-core'
import { Icon } from '#kit/parts/icons/Icon.tsx'
import { useLookSettings } from '#kit/parts/theme/LookContext.ts'

/** Opens and closes the Theme Settings beside the page. */
export function ThemeButton() {
  const translate = useTranslate()
  const { isPanelOpen, setPanelOpen } = useLookSettings()
  const words = translate('looks.title')
  return (
    <IconButton onClick={() => setPanelOpen(!isPanelOpen)} aria-label={words} title={words} aria-expanded={isPanelOpen}>
      <Icon name="sliders" size="toolbar" />
    </IconButton>
  )
}
