import IconButton from '@mui/material/IconButton'
import { styled } from '@mui/material/styles'
import { useTranslate } from 'ra-core'
import { Icon } from '#kit/parts/icons/Icon.tsx'
import type { OutlineProps } from '#kit/parts/layoutParts/inOutline.tsx'

export const ShortcutsPlace = styled('nav')({
  display: 'flex',
  alignItems: 'center',
  gap: 2,
  flex: '0 1 auto',
  minInlineSize: 0,
  marginInlineStart: 8,
  '@container (max-width: 640px)': { display: 'none' },
})

let isPressed = false

/** Whether its menu was asked for before the bar was there, which forgets it once it stands. */
export const wasPressedEarly = (): boolean => isPressed
export function forgetEarlyPress(): void {
  isPressed = false
}

/** The bar before one's own shortcuts are known. */
export function EarlyShortcuts({ onWanted }: OutlineProps) {
  const translate = useTranslate()
  const words = translate('palette.shortcuts.edit')
  const press = () => {
    isPressed = true
    onWanted()
  }
  return (
    <ShortcutsPlace aria-label={translate('palette.shortcuts.label')}>
      <IconButton onClick={press} aria-label={words} title={words} aria-haspopup="dialog" sx={{ flex: 'none' }}>
        <Icon name="pin" size="toolbar" />
      </IconButton>
    </ShortcutsPlace>
  )
}
