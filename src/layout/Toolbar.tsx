import IconButton from '@mui/material/IconButton'
import { styled } from '@mui/material/styles'
import { useTranslate } from 'ra-core'
import { Icon } from '#kit/icons/Icon.tsx'
import { LanguageMenu } from './LanguageMenu.tsx'
import { ProductMenu } from './ProductMenu.tsx'
import { ProfileMenu } from './ProfileMenu.tsx'
import { ToolbarTitle } from './ToolbarTitle.tsx'
import type { ShownMenu } from './useMenu.ts'

const Bar = styled('header')({
  gridArea: 'toolbar',
  display: 'flex',
  alignItems: 'center',
  gap: 4,
  paddingInline: 20,
  minInlineSize: 0,
  background: 'var(--mui-palette-background-default)',
})

type ToolbarProps = { menu: ShownMenu; wide: boolean; onOpenMenu: (() => void) | undefined }

/** Language, product and user at the end; on wide screens the greeting stands at the start (looks/dashboard). */
export function Toolbar({ wide, onOpenMenu }: ToolbarProps) {
  const translate = useTranslate()
  return (
    <Bar>
      {onOpenMenu && (
        <IconButton onClick={onOpenMenu} aria-label={translate('shell.openMenu')} edge="start">
          <Icon name="menu" size="toolbar" />
        </IconButton>
      )}
      {wide && <ToolbarTitle />}
      <span style={{ flex: 1 }} />
      <LanguageMenu />
      <ProductMenu />
      <ProfileMenu />
    </Bar>
  )
}
