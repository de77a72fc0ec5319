import Drawer from '@mui/material/Drawer'
import { useTranslate } from 'ra-core'
import { partProps } from '#kit/parts/theme/partColors.ts'
import { Menu } from './Menu.tsx'
import type { ShownMenu } from './useMenu.ts'

const DRAWER_PX = 280

type MenuDrawerProps = { menu: ShownMenu; open: boolean; onClose: () => void }

/** The whole menu behind the hamburger, where the window is too narrow for the sidebar (specification sections 2, 9). */
export function MenuDrawer({ menu, open, onClose }: MenuDrawerProps) {
  const translate = useTranslate()
  return (
    <Drawer
      open={open}
      onClose={onClose}
      slotProps={{
        paper: {
          'aria-label': translate('shell.menu'),
          ...partProps('navbar'),
          sx: { inlineSize: DRAWER_PX, background: 'var(--mui-palette-background-default)' },
        },
      }}
    >
      <Menu menu={menu} sections={menu.sections} onChoose={onClose} isDrawer />
    </Drawer>
  )
}
